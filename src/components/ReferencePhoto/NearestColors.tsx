"use client";
import { Check } from "lucide-react";
import type { FigureLook, FigureSpec } from "../../domain/figure-spec.ts";
import { COLOR_OPTIONS, type ColorField } from "../../figure/nearest-colors.ts";
import { cn } from "../../primitives/cn.ts";
import { Swatch } from "../Thumb.tsx";
import type { ReferencePhotoLabels } from "./labels.ts";

interface NearestColorsProps {
  field: ColorField;
  options: readonly FigureLook[ColorField][];
  spec: FigureSpec;
  onSelect: (value: FigureLook[ColorField]) => void;
  labels: ReferencePhotoLabels;
}

/** Three colors to choose from; the one that the figure has is marked. */
export function NearestColors({ field, options, spec, onSelect, labels }: NearestColorsProps) {
  const tones: Readonly<Record<string, string>> = COLOR_OPTIONS[field];
  const names: Readonly<Record<string, string>> = labels.options[field];
  const isHero = spec.type === "hero";
  return (
    <fieldset data-slot="reference-photo-colors">
      <legend className="pf:type-label pf:mb-2">{labels.nearest[field]}</legend>
      <div className="pf:grid pf:gap-2">
        {options.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={spec[field] === value}
            onClick={() => onSelect(value)}
            className={cn(
              "pf:group/color pf:flex pf:min-h-target pf:cursor-pointer pf:items-center pf:gap-2 pf:border-2 pf:border-line-strong pf:bg-surface pf:p-1 pf:text-start pf:transition-colors pf:hover:border-ink pf:aria-pressed:border-ink pf:forced-colors:aria-pressed:border-[Highlight]",
              isHero ? "pf:rounded-md" : "pf:rounded-xs",
            )}
          >
            <span
              className={cn(
                "pf:block pf:size-8 pf:shrink-0 pf:overflow-hidden pf:border pf:border-line-strong",
                isHero ? "pf:rounded-sm" : "pf:rounded-xs",
              )}
            >
              <Swatch color={tones[value] ?? ""} />
            </span>
            <span className="pf:type-control pf:min-w-0 pf:flex-1 pf:wrap-anywhere">{names[value]}</span>
            <Check
              aria-hidden
              strokeWidth={3}
              className="pf:hidden pf:size-5 pf:shrink-0 pf:group-aria-pressed/color:block"
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
