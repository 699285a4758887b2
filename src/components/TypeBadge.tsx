import type { ComponentProps, ReactNode } from "react";
import { Emblem } from "../figure/parts/body/Emblem.tsx";
import type { CharacterType } from "../figure/schema/field.ts";
import { cn } from "../lib/cn.ts";

export interface TypeBadgeProps extends ComponentProps<"span"> {
  /** The character type. */
  type: CharacterType;
  /** The type's name in your language. @default "Hero" or "Villain" */
  children?: ReactNode;
}

/** Shows a figure's type by emblem, word, color and shape: a hero's badge is round, a villain's has cut corners. */
export function TypeBadge({ type, className, children, ...rest }: TypeBadgeProps) {
  return (
    <span
      {...rest}
      data-slot="type-badge"
      data-type={type}
      className={cn(
        "pf:type-label pf:cap-center pf:inline-flex pf:min-h-7.5 pf:shrink-0 pf:items-center pf:gap-1.5 pf:py-1 pf:ps-2 pf:pe-3 pf:forced-colors:border",
        "pf:hero:rounded-pill pf:hero:bg-hero pf:hero:text-on-hero pf:villain:cut-2 pf:villain:bg-villain pf:villain:text-on-villain",
        className,
      )}
    >
      <Emblem type={type} detail={`var(--pf-color-${type})`} className="pf:size-4.5" />
      <span>{children ?? (type === "hero" ? "Hero" : "Villain")}</span>
    </span>
  );
}
