import { FileUser, Info } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Button, type FigureDesign, type FigureSpec, ProfileDetailsList, TypeBadge } from "../../index.ts";
import { hasSampleLook } from "../sample/sample-details.ts";

interface PreviewDetailsProps {
  /** As the person has it: texts may be empty. */
  design: FigureDesign;
  /** The figure as it is drawn. */
  spec: FigureSpec;
  /** Which details are still samples. */
  sampleDetails: readonly string[];
  onUseOwnDetails: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** What the figure is made of, and what of it is still a sample. Takes the focus when it appears. */
export function PreviewDetails({ design, spec, sampleDetails, onUseOwnDetails, children }: PreviewDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="preview-heading" className="pf:@container pf:panel pf:p-bench">
      <div className="pf:grid pf:gap-5">
        <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-3">
          <h2 id="preview-heading" ref={heading} tabIndex={-1} className="pf:type-card pf:outline-none">
            Meet your figure
          </h2>
          <TypeBadge type={spec.type} />
        </div>
        <p className="pf:type-lead pf:wrap-anywhere">
          “<bdi>{spec.tagline}</bdi>”
        </p>
        <div className="pf:notice pf:flex-wrap pf:justify-between">
          <p className="pf:flex pf:flex-[1_1_12rem] pf:items-center pf:gap-[inherit]">
            <Info aria-hidden className="pf:size-5 pf:shrink-0" />
            <span>{sampleNotice(sampleDetails, hasSampleLook(spec))}</span>
          </p>
          <Button size="sm" onClick={onUseOwnDetails}>
            <FileUser aria-hidden />
            Use my own details
          </Button>
        </div>
        <ProfileDetailsList
          details={{ ...design.spec, ...design }}
          type={spec.type}
          accessories={spec.accessories.map(({ label }) => label)}
        />
        <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-3">{children}</div>
      </div>
    </section>
  );
}

function sampleNotice(sampleDetails: readonly string[], isSampleLook: boolean): string {
  if (sampleDetails.length === 4) return "Sample details: your profile was not read.";
  if (sampleDetails.length > 0) return "Some of the details are still samples: your profile was not read.";
  return isSampleLook ? "Your details, on a sample’s looks: make them yours below." : "Details as they were given.";
}
