import type { ReactNode } from "react";
import type { CharacterType } from "../../figure/schema/field.ts";
import { cn } from "../../lib/cn.ts";

/** A small decorative picture in a frame: round for a hero, with cut corners for a villain. */
export function ReviewPicture({ type, children }: { type: CharacterType; children: ReactNode }) {
  const isHero = type === "hero";
  return (
    <span
      className={cn(
        "pf:block pf:size-18 pf:shrink-0 pf:bg-line-strong pf:p-0.5 pf:transition-opacity pf:group-data-[state=off]/row:opacity-60 pf:forced-colors:border",
        isHero ? "pf:rounded-md" : "pf:cut-2",
      )}
    >
      <span
        className={cn(
          "pf:gleam pf:grid pf:size-full pf:overflow-hidden pf:bg-radial pf:from-20% pf:from-surface",
          isHero ? "pf:rounded-sm pf:to-hero-soft" : "pf:cut-2 pf:to-villain-soft",
        )}
      >
        {children}
      </span>
    </span>
  );
}
