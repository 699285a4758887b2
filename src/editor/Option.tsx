"use client";
import { cva, type VariantProps } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { CharacterType } from "../figure/schema/field.ts";
import { cn } from "../lib/cn.ts";
import { RadioGroupIndicator, RadioGroupItem } from "../primitives/RadioGroup.tsx";

const pictureStyles = /* @__PURE__ */ cva(
  "pf:grid pf:overflow-hidden pf:group-hero/radio:rounded-sm pf:group-villain/radio:cut-2",
  {
    variants: {
      // A soft background in the color of the type.
      tinted: {
        true: "pf:bg-radial pf:from-20% pf:from-surface pf:group-hero/radio:to-hero-soft pf:group-villain/radio:to-villain-soft",
        false: "pf:bg-surface",
      },
      // A highlight in the corner, as on plastic, for pictures of one plain color.
      glossy: { true: "pf:gleam" },
    },
    defaultVariants: { tinted: false },
  },
);

interface TileProps extends VariantProps<typeof pictureStyles> {
  /** The option's name, shown under the picture if `captioned`, else only its accessible name and tooltip. */
  label: string;
  /** Shows the name under the picture. */
  captioned?: boolean | undefined;
  /** Hero options have round corners, villain options cut ones. */
  type: CharacterType;
  /** A class with the picture's aspect ratio or height. */
  aspect: string;
  children: ReactNode;
}

interface OptionProps extends TileProps {
  value: string;
  /** Disables the option. The id of the element that says why. */
  reasonId?: string | undefined;
}

/** A radio button as a tile with a small picture. */
export function Option({ value, reasonId, ...tile }: OptionProps) {
  const { label, captioned, type } = tile;
  return (
    <RadioGroupItem
      value={value}
      disabled={reasonId !== undefined}
      data-slot="option"
      data-type={type}
      aria-label={captioned ? undefined : label}
      aria-describedby={reasonId}
      title={captioned ? undefined : label}
      className={TILE}
    >
      <Tile {...tile} />
    </RadioGroupItem>
  );
}

interface ToggleOptionProps extends TileProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A checkbox as a tile with a small picture. */
export function ToggleOption({ checked, onCheckedChange, ...tile }: ToggleOptionProps) {
  return (
    <label
      data-slot="option"
      data-type={tile.type}
      data-state={checked ? "checked" : "unchecked"}
      className={cn("pf:group/radio pf:relative pf:has-focus-visible:focus-ring", TILE)}
    >
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="pf:absolute pf:inset-0 pf:z-10 pf:cursor-pointer pf:appearance-none pf:opacity-0"
      />
      <Tile {...tile} />
    </label>
  );
}

const TILE =
  "pf:grid pf:min-w-0 pf:content-start pf:gap-1.5 pf:transition-[translate] pf:not-has-disabled:hover:-translate-y-0.5 pf:has-focus-visible:z-10 pf:has-focus-visible:outline-offset-5 pf:hero:rounded-md pf:villain:rounded-xs";

/** Border and picture are separate layers, so that cut corners do not clip the focus ring. */
function Tile({ label, captioned, aspect, tinted, glossy, children }: TileProps) {
  return (
    <>
      <span
        className={cn(
          "pf:relative pf:block pf:outline-3 pf:outline-transparent pf:outline-offset-2 pf:transition-[outline-color]",
          // Forced-colors mode would show the transparent outline.
          "pf:forced-colors:outline-none pf:forced-colors:group-has-checked/radio:outline-solid pf:forced-colors:group-has-checked/radio:outline-[Highlight]",
          "pf:group-hero/radio:rounded-md pf:group-hero/radio:group-has-checked/radio:outline-hero",
          "pf:group-villain/radio:rounded-xs pf:group-villain/radio:group-has-checked/radio:outline-villain",
        )}
      >
        <span className="pf:block pf:bg-line-strong pf:p-0.5 pf:transition-colors pf:group-hover/radio:bg-ink pf:group-has-checked/radio:bg-surface pf:group-hero/radio:rounded-md pf:group-villain/radio:cut-2 pf:forced-colors:border">
          <span className={cn(pictureStyles({ tinted, glossy }), aspect)}>{children}</span>
        </span>
        <RadioGroupIndicator
          aria-hidden
          className="pf:absolute pf:-end-2 pf:-bottom-2 pf:hidden pf:size-7 pf:place-items-center pf:rounded-pill pf:border-2 pf:border-surface pf:bg-ink pf:text-background pf:group-has-checked/radio:grid"
        >
          <Check className="pf:size-4" strokeWidth={3.4} />
        </RadioGroupIndicator>
      </span>
      {captioned ? (
        <span className="pf:-mx-1 pf:text-center pf:font-semibold pf:text-micro pf:leading-snug pf:hyphens-manual pf:wrap-anywhere">
          <bdi>{label}</bdi>
        </span>
      ) : null}
    </>
  );
}
