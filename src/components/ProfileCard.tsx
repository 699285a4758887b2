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
  /** Called on Edit Profile. */
  onEdit?: () => void;
  /** @default "Edit Profile" */
  editLabel?: string;
}

/** The account's owner with a portrait. */
export function ProfileCard({
  profile,
  picture,
  onEdit,
  editLabel = "Edit Profile",
  className,
  ...rest
}: ProfileCardProps) {
  return (
    <section
      {...rest}
      data-slot="profile-card"
      className={cn(
        "card grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-4 p-4 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-5 sm:p-6",
        className,
      )}
    >
      <div className="overflow-hidden rounded-lg border-2 border-frame [&>*]:h-auto [&>*]:w-full">{picture}</div>
      <div className="grid grid-cols-1 justify-items-start gap-2.5">
        <div>
          <h2 className="type-card [overflow-wrap:anywhere]">
            <bdi>{profile.name}</bdi>
          </h2>
          <p className="text-muted">
            <bdi>{profile.headline}</bdi>
          </p>
        </div>
        <Button size="sm" onClick={onEdit} className="max-sm:px-3">
          <Pencil aria-hidden />
          {editLabel}
        </Button>
      </div>
    </section>
  );
}
