import type { ComponentProps, ReactNode } from "react";
import type { CharacterType } from "../domain/figure-spec.ts";
import { Emblem } from "../figure/Emblem.tsx";
import { cn } from "../primitives/cn.ts";

export interface TypeBadgeProps extends ComponentProps<"span"> {
  /** The side that the badge names. */
  type: CharacterType;
  /** @default "Hero" or "Villain" */
  children?: ReactNode;
}

/** Names a figure's side by shape, emblem, word and, last, colour: round for a hero, cut for a villain. */
export function TypeBadge({ type, className, children, ...rest }: TypeBadgeProps) {
  return (
    <span
      {...rest}
      data-slot="type-badge"
      data-variant={type}
      className={cn(
        "type-label inline-flex min-h-7.5 shrink-0 items-center gap-1.75 py-1 ps-2.5 pe-3.5 forced-colors:border",
        type === "hero" ? "rounded-pill bg-hero text-on-hero" : "cut-2 bg-villain text-on-villain",
        className,
      )}
    >
      <Emblem type={type} detail={`var(--color-${type})`} className="size-4.5" />
      {children ?? (type === "hero" ? "Hero" : "Villain")}
    </span>
  );
}
