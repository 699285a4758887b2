import { FileUser, Info } from "lucide-react";
import type { ReactNode } from "react";
import type { Detail, FigureDesign, FigureSpec } from "../../figure.ts";
import { Button } from "../../index.ts";
import { memoize } from "../../lib/memoize.ts";
import { hasSampleLook } from "../sample/profile.ts";
import { ProfileDetailsList } from "./ProfileDetailsList.tsx";

interface PreviewDetailsProps {
  /** The design as edited. */
  design: FigureDesign;
  /** The figure as drawn: complete and valid. */
  spec: FigureSpec;
  onUseOwnDetails: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** The figure's details, with a note on those that are still the sample person's. */
export function PreviewDetails({ design, spec, onUseOwnDetails, children }: PreviewDetailsProps) {
  return (
    <section aria-label="Details" className="pf:@container pf:panel pf:p-bench">
      <div className="pf:grid pf:grid-cols-1 pf:gap-5">
        <p className="pf:type-lead pf:wrap-anywhere">
          “<bdi>{spec.tagline}</bdi>”
        </p>
        <div className="pf:notice pf:flex-wrap pf:justify-between">
          <p className="pf:flex pf:flex-[1_1_12rem] pf:items-center pf:gap-[inherit]">
            <Info aria-hidden className="pf:size-5 pf:shrink-0" />
            <span>{sampleNotice(design.placeholders ?? [], hasSampleLook(spec))}</span>
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

const listFormat = memoize(() => new Intl.ListFormat("en"));
const NAMES: Readonly<Record<Detail, string>> = {
  name: "name",
  jobTitle: "title",
  industry: "industry",
  skills: "skills",
};

function sampleNotice(placeholders: readonly Detail[], isSampleLook: boolean): string {
  if (placeholders.length === 4) return "Sample details: we didn’t read your profile. Add your own.";
  if (placeholders.length > 0)
    return `Still sample text: ${listFormat().format(placeholders.map((detail) => NAMES[detail]))}. Add your own.`;
  return isSampleLook ? "Your details are in. Now make it look like you." : "All yours.";
}
