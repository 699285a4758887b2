import type { ComponentProps, ReactNode } from "react";
import type { CharacterType } from "../domain/figure-spec.ts";
import type { ProfileDetails } from "../domain/profile.ts";
import { cn } from "../primitives/cn.ts";

export interface ProfileDetailsListProps extends Omit<ComponentProps<"dl">, "children"> {
  /** Name, title, industry and skills. */
  details: ProfileDetails;
  /** Shown as Character Type. */
  type: CharacterType;
  /** Labels of the accessories in the box; the row is left out without them. */
  accessories?: ReadonlyArray<string>;
}

/** The details of the preview as terms and values (specification §2). */
export function ProfileDetailsList({ details, type, accessories, className, ...rest }: ProfileDetailsListProps) {
  return (
    <dl
      {...rest}
      data-slot="profile-details"
      className={cn(
        "grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] [&>*]:border-line [&>*]:border-t [&>*]:py-3",
        className,
      )}
    >
      <Row term="Name">
        <bdi>{details.name}</bdi>
      </Row>
      <Row term="Title">
        <bdi>{details.jobTitle}</bdi>
      </Row>
      <Row term="Character Type">{type === "hero" ? "Hero" : "Villain"}</Row>
      <Row term="Industry">
        <bdi>{details.industry}</bdi>
      </Row>
      <Row term="Special Skills">
        <ul className="flex flex-wrap gap-2">
          {details.skills.map((skill) => (
            <li key={skill} className="rounded-pill border border-line bg-sunken px-3 py-1 text-small">
              <bdi>{skill}</bdi>
            </li>
          ))}
        </ul>
      </Row>
      {accessories ? (
        <Row term="In the box">
          <ul className="grid gap-1.5 leading-snug">
            {accessories.map((accessory) => (
              <li key={accessory}>
                <bdi>{accessory}</bdi>
              </li>
            ))}
          </ul>
        </Row>
      ) : null}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="pe-6 text-muted">{term}</dt>
      <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
