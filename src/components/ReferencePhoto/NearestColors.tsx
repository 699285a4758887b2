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
      <div className="pf:grid pf:grid-cols-[repeat(auto-fit,minmax(min(100%,4rem),1fr))] pf:gap-2 pf:@min-[22rem]:grid-cols-1">
        {options.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={spec[field] === value}
            onClick={() => onSelect(value)}
            className={cn(
              "pf:group/color pf:relative pf:grid pf:min-h-target pf:min-w-0 pf:cursor-pointer pf:justify-items-center pf:gap-1 pf:border-2 pf:border-line-strong pf:bg-surface pf:px-0.5 pf:py-1 pf:transition-colors pf:hover:border-ink pf:aria-pressed:border-ink pf:forced-colors:aria-pressed:border-[Highlight]",
              "pf:@min-[22rem]:grid-cols-[auto_minmax(0,1fr)] pf:@min-[22rem]:items-center pf:@min-[22rem]:justify-items-start pf:@min-[22rem]:gap-2 pf:@min-[22rem]:px-1",
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
            <span className="pf:font-semibold pf:text-micro pf:leading-snug pf:[overflow-wrap:anywhere] pf:@min-[22rem]:type-control">
              {names[value]}
            </span>
            <span
              aria-hidden
              className="pf:absolute pf:-end-2 pf:-bottom-2 pf:hidden pf:size-7 pf:place-items-center pf:rounded-pill pf:border-2 pf:border-surface pf:bg-ink pf:text-background pf:group-aria-pressed/color:grid pf:forced-colors:bg-[Highlight] pf:forced-colors:text-[HighlightText]"
            >
              <Check className="pf:size-4" strokeWidth={3.4} />
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
