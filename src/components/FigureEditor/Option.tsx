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
        "group relative grid min-w-0 content-start gap-1.5 transition-[translate] hover:-translate-y-0.5 has-focus-visible:z-10 has-focus-visible:focus-ring",
        "has-focus-visible:outline-offset-5",
        isHero ? "rounded-md" : "rounded-xs",
      )}
    >
      <input
        type="radio"
        aria-label={hasCaption ? undefined : label}
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 z-10 scroll-my-28 cursor-pointer appearance-none opacity-0"
      />
      <span
        className={cn(
          "relative block outline-3 outline-transparent outline-offset-2 transition-[outline-color]",
          // Forced colours would show a transparent line.
          "forced-colors:group-data-[state=checked]:outline-[Highlight] forced-colors:group-data-[state=unchecked]:outline-none",
          isHero
            ? "rounded-md group-data-[state=checked]:outline-hero"
            : "rounded-xs group-data-[state=checked]:outline-villain",
        )}
      >
        <span
          className={cn(
            "block bg-line-strong p-0.5 transition-colors group-hover:bg-ink group-data-[state=checked]:bg-surface forced-colors:border",
            isHero ? "rounded-md" : "cut-2",
          )}
        >
          <span
            className={cn(
              "gleam grid overflow-hidden",
              face,
              isHero ? "rounded-sm" : "cut-2",
              isTinted
                ? cn("bg-radial from-20% from-surface", isHero ? "to-hero-soft" : "to-villain-soft")
                : "bg-surface",
            )}
          >
            {children}
          </span>
        </span>
        <span
          aria-hidden
          className={cn(
            "absolute -end-2 -bottom-2 hidden size-7 place-items-center rounded-pill border-2 border-surface bg-ink text-background group-data-[state=checked]:grid",
            "forced-colors:border-[HighlightText] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:[forced-color-adjust:none]",
          )}
        >
          <Check className="size-4" strokeWidth={3.4} />
        </span>
      </span>
      {hasCaption ? (
        <span className="text-center font-semibold text-micro leading-snug [overflow-wrap:anywhere] group-data-[state=checked]:font-extrabold">
          {label}
        </span>
      ) : null}
    </Tile>
  );
}
