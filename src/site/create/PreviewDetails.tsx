import { FileUser, Info } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import {
  Button,
  type CharacterType,
  type FigureDesign,
  type FigureSpec,
  type ProfileDetails,
  ProfileDetailsList,
  TypeSwitch,
} from "../../index.ts";
import { hasSampleLook } from "../sample/sample-details.ts";

interface PreviewDetailsProps {
  /** As the person has it: texts may be empty. */
  design: FigureDesign;
  /** The figure as it is drawn. */
  spec: FigureSpec;
  /** Which details are still samples. */
  sampleDetails: readonly (keyof ProfileDetails)[];
  onTypeChange: (type: CharacterType) => void;
  onUseOwnDetails: () => void;
  /** The first choices, between the heading and the details. */
  choices: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The figure's first choices, what it is made of, and what of it is still a sample. Takes the focus when it appears. */
export function PreviewDetails({
  design,
  spec,
  sampleDetails,
  onTypeChange,
  onUseOwnDetails,
  choices,
  children,
}: PreviewDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="preview-heading" className="pf:@container pf:panel pf:p-bench">
      <div className="pf:grid pf:grid-cols-1 pf:gap-5">
        <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-3">
          <h2 id="preview-heading" ref={heading} tabIndex={-1} className="pf:type-card pf:outline-none">
            Meet your figure
          </h2>
          <TypeSwitch value={spec.type} onValueChange={onTypeChange} />
        </div>
        {choices}
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

const NAMES: Readonly<Record<keyof ProfileDetails, string>> = {
  name: "name",
  jobTitle: "title",
  industry: "industry",
  skills: "skills",
};

function sampleNotice(sampleDetails: readonly (keyof ProfileDetails)[], isSampleLook: boolean): string {
  if (sampleDetails.length === 4) return "Sample details: your profile was not read. Add your own.";
  if (sampleDetails.length > 0)
    return `Still sample text: ${new Intl.ListFormat("en").format(sampleDetails.map((detail) => NAMES[detail]))}. Your profile was not read.`;
  return isSampleLook ? "Your details are in. Now make it look like you." : "All yours.";
}
