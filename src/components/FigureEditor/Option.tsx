import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { CharacterType } from "../../domain/figure-spec.ts";
import { cn } from "../../primitives/cn.ts";

interface OptionProps {
  /** Name of the radio group. */
  group: string;
  value: string;
  /** The option in words: its accessible name. */
  label: string;
  /** Prints the words under the picture. */
  hasCaption?: boolean | undefined;
  isChosen: boolean;
  onChoose: () => void;
  /** Hero options are round, villain options are cut. */
  type: CharacterType;
  /** Shape of the picture: a width to height, or a height. */
  face: string;
  isTinted?: boolean | undefined;
  children: ReactNode;
}

/** A radio button as a tile with a small picture. Edge and face lie on layers of their own, so that cut corners never clip a ring. */
export function Option(props: OptionProps) {
  const { group, value, label, hasCaption, isChosen, onChoose, type, face, isTinted, children } = props;
  const isHero = type === "hero";
  // The radio button lies over the whole tile: without words there is nothing to label it with.
  const Tile = hasCaption ? "label" : "div";
  return (
    <Tile
      data-slot="figure-editor-option"
      data-variant={type}
      data-state={isChosen ? "checked" : "unchecked"}
      title={hasCaption ? undefined : label}
      className={cn(
        "pf:group pf:relative pf:grid pf:min-w-0 pf:content-start pf:gap-1.5 pf:transition-[translate] pf:hover:-translate-y-0.5 pf:has-focus-visible:z-10 pf:has-focus-visible:focus-ring",
        "pf:has-focus-visible:outline-offset-5",
        isHero ? "pf:rounded-md" : "pf:rounded-xs",
      )}
    >
      <input
        type="radio"
        aria-label={hasCaption ? undefined : label}
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="pf:absolute pf:inset-0 pf:z-10 pf:scroll-my-28 pf:cursor-pointer pf:appearance-none pf:opacity-0"
      />
      <span
        className={cn(
          "pf:relative pf:block pf:outline-3 pf:outline-transparent pf:outline-offset-2 pf:transition-[outline-color]",
          // Forced colours would show a transparent line.
          "pf:forced-colors:group-data-[state=checked]:outline-[Highlight] pf:forced-colors:group-data-[state=unchecked]:outline-none",
          isHero
            ? "pf:rounded-md pf:group-data-[state=checked]:outline-hero"
            : "pf:rounded-xs pf:group-data-[state=checked]:outline-villain",
        )}
      >
        <span
          className={cn(
            "pf:block pf:bg-line-strong pf:p-0.5 pf:transition-colors pf:group-hover:bg-ink pf:group-data-[state=checked]:bg-surface pf:forced-colors:border",
            isHero ? "pf:rounded-md" : "pf:cut-2",
          )}
        >
          <span
            className={cn(
              "pf:gleam pf:grid pf:overflow-hidden",
              face,
              isHero ? "pf:rounded-sm" : "pf:cut-2",
              isTinted
                ? cn("pf:bg-radial pf:from-20% pf:from-surface", isHero ? "pf:to-hero-soft" : "pf:to-villain-soft")
                : "pf:bg-surface",
            )}
          >
            {children}
          </span>
        </span>
        <span
          aria-hidden
          className={cn(
            "pf:absolute pf:-end-2 pf:-bottom-2 pf:hidden pf:size-7 pf:place-items-center pf:rounded-pill pf:border-2 pf:border-surface pf:bg-ink pf:text-background pf:group-data-[state=checked]:grid",
            "pf:forced-colors:border-[HighlightText] pf:forced-colors:bg-[Highlight] pf:forced-colors:text-[HighlightText] pf:forced-colors:[forced-color-adjust:none]",
          )}
        >
          <Check className="pf:size-4" strokeWidth={3.4} />
        </span>
      </span>
      {hasCaption ? (
        <span className="pf:text-center pf:font-semibold pf:text-micro pf:leading-snug pf:[overflow-wrap:anywhere] pf:group-data-[state=checked]:font-extrabold">
          {label}
        </span>
      ) : null}
    </Tile>
  );
}
