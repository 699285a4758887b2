import type { ComponentProps, ReactNode } from "react";
import type { ProfileDetails } from "../../domain/profile.ts";
import type { CharacterType } from "../../figure/schema/field.ts";
import { cn } from "../../primitives/cn.ts";
import { mergeLabels } from "../../primitives/merge-labels.ts";

export interface ProfileDetailsListProps extends Omit<ComponentProps<"dl">, "children"> {
  /** Name, title, industry and skills. */
  details: ProfileDetails;
  /** Shown as the Character Type. */
  type: CharacterType;
  /** Labels of the accessories in the box; without them there is no such row. */
  accessories?: ReadonlyArray<string> | undefined;
  /**
   * The list's texts in your language; missing ones fall back to English.
   * @default "Name", "Title", "Character Type", "Industry", "Special Skills", "In the box", "Hero", "Villain"
   */
  labels?: Partial<ProfileDetailsListLabels> | undefined;
}

/** The list's terms, and the names of the two types. */
type ProfileDetailsListLabels = Record<
  "name" | "jobTitle" | "type" | "industry" | "skills" | "accessories" | CharacterType,
  string
>;

const LABELS: ProfileDetailsListLabels = {
  name: "Name",
  jobTitle: "Title",
  type: "Character Type",
  industry: "Industry",
  skills: "Special Skills",
  accessories: "In the box",
  hero: "Hero",
  villain: "Villain",
};

/** The details of the preview as terms and values (specification §2). */
export function ProfileDetailsList({
  details,
  type,
  accessories,
  labels,
  className,
  ...rest
}: ProfileDetailsListProps) {
  const text = mergeLabels(LABELS, labels);
  return (
    <dl
      {...rest}
      data-slot="profile-details"
      className={cn(
        "pf:grid pf:grid-cols-[fit-content(45%)_minmax(0,1fr)] pf:gap-x-6 pf:@bench:grid-cols-2",
        className,
      )}
    >
      <Row term={text.name}>
        <bdi>{details.name}</bdi>
      </Row>
      <Row term={text.jobTitle}>
        <bdi>{details.jobTitle}</bdi>
      </Row>
      <Row term={text.type}>{text[type]}</Row>
      {details.industry ? (
        <Row term={text.industry}>
          <bdi>{details.industry}</bdi>
        </Row>
      ) : null}
      {details.skills.length > 0 ? (
        <Row term={text.skills} isWide>
          <ul className="pf:flex pf:flex-wrap pf:gap-2">
            {[...details.skills.entries()].map(([place, skill]) => (
              <li
                key={place}
                className="pf:rounded-pill pf:border pf:border-line pf:bg-sunken pf:px-3 pf:py-1 pf:text-small"
              >
                <bdi>{skill}</bdi>
              </li>
            ))}
          </ul>
        </Row>
      ) : null}
      {accessories ? (
        <Row term={text.accessories} isWide>
          <ul className="pf:flex pf:flex-wrap pf:gap-x-6 pf:gap-y-1.5 pf:leading-snug">
            {[...accessories.entries()].map(([place, accessory]) => (
              <li key={place}>
                <bdi>{accessory}</bdi>
              </li>
            ))}
          </ul>
        </Row>
      ) : null}
    </dl>
  );
}

/** A term and its value: next to each other, or stacked if the value is wide or the container has space. */
function Row({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        "pf:col-span-2 pf:grid pf:border-line pf:border-t pf:py-3",
        isWide
          ? "pf:grid-cols-1 pf:gap-2"
          : "pf:grid-cols-subgrid pf:@bench:col-span-1 pf:@bench:grid-cols-1 pf:@bench:gap-0.5",
      )}
    >
      <dt className="pf:text-muted pf:@bench:text-small">{term}</dt>
      <dd className="pf:min-w-0 pf:font-semibold pf:wrap-anywhere">{children}</dd>
    </div>
  );
}
