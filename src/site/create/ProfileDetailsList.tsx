import type { ReactNode } from "react";
import type { ProfileDetails } from "../../domain/profile.ts";
import type { CharacterType } from "../../figure/schema/field.ts";
import { cn } from "../../lib/cn.ts";

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
