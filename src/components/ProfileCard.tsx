import { Pencil } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { Profile } from "../domain/profile.ts";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";

export interface ProfileCardProps extends Omit<ComponentProps<"section">, "children"> {
  /** Whose account it is. */
  profile: Pick<Profile, "name" | "headline">;
  /** A portrait with an empty `alt`: the name stands beside it. */
  picture: ReactNode;
  /** A line below the headline, such as that the profile is a sample. */
  note?: ReactNode;
  /** Called on Edit Profile. */
  onEdit?: (() => void) | undefined;
  /**
   * The card's texts in your language; missing ones fall back to English.
   * @default "Edit Profile"
   */
  labels?: Partial<ProfileCardLabels> | undefined;
}

const LABELS = { edit: "Edit Profile" };
/** The texts of the card. */
export type ProfileCardLabels = Readonly<typeof LABELS>;

/** The account's owner with a portrait. */
export function ProfileCard({ profile, picture, note, onEdit, labels, className, ...rest }: ProfileCardProps) {
  const text = { ...LABELS, ...labels };
  return (
    <section
      {...rest}
      data-slot="profile-card"
      className={cn("pf:card pf:flex pf:flex-wrap pf:items-start pf:gap-4 pf:p-4 pf:sm:gap-5 pf:sm:p-6", className)}
    >
      <div className="pf:w-20 pf:overflow-hidden pf:rounded-lg pf:border-2 pf:border-frame pf:[&>*]:h-auto pf:[&>*]:w-full pf:sm:w-30">
        {picture}
      </div>
      <div className="pf:grid pf:min-w-0 pf:flex-[1_1_9rem] pf:grid-cols-1 pf:justify-items-start pf:gap-2">
        <div>
          <h2 className="pf:type-card pf:wrap-anywhere">
            <bdi>{profile.name}</bdi>
          </h2>
          <p className="pf:text-muted">
            <bdi>{profile.headline}</bdi>
          </p>
          {note ? <p className="pf:text-muted pf:text-small">{note}</p> : null}
        </div>
        <Button size="sm" onClick={onEdit} className="pf:max-sm:px-3">
          <Pencil aria-hidden />
          {text.edit}
        </Button>
      </div>
    </section>
  );
}
