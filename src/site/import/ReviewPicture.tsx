import type { ReactNode } from "react";
import type { CharacterType } from "../../figure/schema/field.ts";
import { cn } from "../../lib/cn.ts";

/** A small decorative picture in a frame: round for a hero, with cut corners for a villain. */
export function ReviewPicture({ type, children }: { type: CharacterType; children: ReactNode }) {
  return (
    <span
      data-type={type}
      className={cn(
        "pf:group pf:block pf:size-18 pf:shrink-0 pf:bg-line-strong pf:p-0.5 pf:transition-opacity pf:group-data-[state=off]/row:opacity-60 pf:forced-colors:border",
        "pf:hero:rounded-md pf:villain:cut-2",
      )}
    >
      <span
        className={cn(
          "pf:gleam pf:grid pf:size-full pf:overflow-hidden pf:bg-radial pf:from-20% pf:from-surface",
          "pf:group-hero:rounded-sm pf:group-hero:to-hero-soft pf:group-villain:cut-2 pf:group-villain:to-villain-soft",
        )}
      >
        {children}
      </span>
    </span>
  );
}
