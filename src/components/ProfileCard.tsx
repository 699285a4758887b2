import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export interface ProfileCardProps extends Omit<ComponentProps<"section">, "children"> {
  /** The person's name: the card's heading. */
  name: string;
  /** The heading level. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The person's job or role, below the name. */
  headline?: string | undefined;
  /** A portrait with an empty `alt`, because the name is next to it. */
  picture?: ReactNode;
  /** A line below the headline, such as "Sample profile". */
  note?: ReactNode;
  /** Buttons or links, the most important first. */
  actions?: ReactNode;
}

/** A card for a person, with a portrait: for example the owner of an account or a member of a team. */
export function ProfileCard({
  name,
  headingLevel = 2,
  headline,
  picture,
  note,
  actions,
  className,
  ...rest
}: ProfileCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      {...rest}
      data-slot="profile-card"
      className={cn(
        "pf:card pf:flex pf:flex-wrap pf:content-start pf:items-start pf:gap-4 pf:p-4 pf:sm:gap-5 pf:sm:p-6",
        className,
      )}
    >
      {picture ? (
        <div className="pf:w-20 pf:overflow-hidden pf:rounded-lg pf:border-2 pf:border-frame pf:[&>*]:h-auto pf:[&>*]:w-full pf:sm:w-30">
          {picture}
        </div>
      ) : null}
      <div className="pf:grid pf:min-w-0 pf:flex-[1_1_9rem] pf:grid-cols-1 pf:justify-items-start pf:gap-2">
        <div>
          <Heading className="pf:type-card pf:wrap-anywhere">
            <bdi>{name}</bdi>
          </Heading>
          {headline ? (
            <p className="pf:text-muted">
              <bdi>{headline}</bdi>
            </p>
          ) : null}
          {note ? <p className="pf:text-muted pf:text-small">{note}</p> : null}
        </div>
        {actions ? <div className="pf:flex pf:max-w-full pf:flex-wrap pf:gap-2">{actions}</div> : null}
      </div>
    </section>
  );
}
