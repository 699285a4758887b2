import { FileUser, Info } from "lucide-react";
import type { ReactNode } from "react";
import type { ProfileDetails } from "../../domain/profile.ts";
import type { CharacterType, Detail, FigureDesign, FigureSpec } from "../../figure.ts";
import { Button } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { memoize } from "../../lib/memoize.ts";
import { hasSampleLook } from "../sample/profile.ts";

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

function sampleNotice(placeholders: readonly Detail[], isSampleLook: boolean): string {
  if (placeholders.length === 4) return "Sample details: we didn’t read your profile. Add your own.";
  if (placeholders.length > 0) {
    const names = placeholders.map((detail) => (detail === "jobTitle" ? "title" : detail));
    return `Still sample text: ${listFormat().format(names)}. Add your own.`;
  }
  return isSampleLook ? "Your details are in. Now make it look like you." : "All yours.";
}

interface ProfileDetailsListProps {
  details: ProfileDetails;
  /** The figure's type, shown as "Character Type". */
  type: CharacterType;
  /** Labels of the figure's accessories. */
  accessories: readonly string[];
}

/** A figure's details as a list of terms and values (specification §2). */
export function ProfileDetailsList({ details, type, accessories }: ProfileDetailsListProps) {
  return (
    <dl className="pf:grid pf:grid-cols-[fit-content(45%)_minmax(0,1fr)] pf:gap-x-6 pf:@max-[14rem]:grid-cols-1 pf:@bench:grid-cols-2">
      <Row term="Name">
        <bdi>{details.name}</bdi>
      </Row>
      <Row term="Title">
        <bdi>{details.jobTitle}</bdi>
      </Row>
      <Row term="Character Type">{type === "hero" ? "Hero" : "Villain"}</Row>
      {details.industry ? (
        <Row term="Industry">
          <bdi>{details.industry}</bdi>
        </Row>
      ) : null}
      {details.skills.length > 0 ? (
        <Row term="Special Skills" isWide>
          <ul className="pf:flex pf:flex-wrap pf:gap-2">
            {[...details.skills.entries()].map(([index, skill]) => (
              <li
                key={index}
                className="pf:rounded-pill pf:border pf:border-line pf:bg-sunken pf:px-3 pf:py-1 pf:text-small"
              >
                <bdi>{skill}</bdi>
              </li>
            ))}
          </ul>
        </Row>
      ) : null}
      <Row term="In the box" isWide>
        <ul className="pf:flex pf:flex-wrap pf:gap-x-6 pf:gap-y-1.5 pf:leading-snug">
          {[...accessories.entries()].map(([index, accessory]) => (
            <li key={index}>
              <bdi>{accessory}</bdi>
            </li>
          ))}
        </ul>
      </Row>
    </dl>
  );
}

/** A term and its value. They are next to each other, or stacked if the value or the container is wide. */
function Row({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        "pf:col-span-full pf:grid pf:border-line pf:border-t pf:py-3",
        isWide
          ? "pf:grid-cols-1 pf:gap-2"
          : "pf:grid-cols-subgrid pf:@bench:col-auto pf:@bench:grid-cols-1 pf:@bench:gap-0.5",
      )}
    >
      <dt className="pf:text-muted pf:@bench:text-small">{term}</dt>
      <dd className="pf:min-w-0 pf:font-semibold pf:wrap-anywhere">{children}</dd>
    </div>
  );
}
