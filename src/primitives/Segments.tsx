"use client";
import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { cn } from "./cn.ts";
import { useRestoredChoice } from "./use-restored-value.ts";

export interface SegmentsProps<Value extends string>
  extends Omit<ComponentProps<"fieldset">, "children" | "defaultValue" | "onChange"> {
  /** The group's visible name. */
  label: string;
  /** The chosen segment. */
  value: Value;
  /** Called with the segment that was chosen. */
  onValueChange: (value: Value) => void;
  segments: ReadonlyArray<{ value: Value; label: string; icon?: ReactNode }>;
}

/** A radio group on one track: a few short answers side by side. */
export function Segments<Value extends string>({
  label,
  value,
  onValueChange,
  segments,
  className,
  ...rest
}: SegmentsProps<Value>) {
  const name = useId();
  const track = useRef<HTMLDivElement>(null);
  useRestoredChoice(track, value, onValueChange);
  return (
    <fieldset data-slot="segments" {...rest} className={cn("pf:min-w-0", className)}>
      <legend className="pf:type-label pf:mb-2">{label}</legend>
      <div
        ref={track}
        className="pf:flex pf:min-h-14 pf:gap-1 pf:rounded-md pf:border pf:border-line pf:bg-sunken pf:p-1"
      >
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={cn(
              "pf:type-control pf:relative pf:flex pf:min-h-11.5 pf:min-w-target pf:flex-1 pf:items-center pf:justify-center pf:gap-2 pf:rounded-sm pf:px-1.5 pf:text-small pf:md:px-3 pf:text-muted pf:transition-colors",
              "pf:hover:text-ink pf:has-checked:bg-ink pf:has-checked:text-background pf:has-focus-visible:focus-ring pf:[&_svg]:size-5 pf:[&_svg]:shrink-0",
              "pf:forced-colors:has-checked:bg-[Highlight] pf:forced-colors:has-checked:text-[HighlightText] pf:forced-colors:has-checked:[forced-color-adjust:none]",
            )}
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onValueChange(segment.value)}
              className="pf:absolute pf:inset-0 pf:z-10 pf:cursor-pointer pf:appearance-none pf:opacity-0"
            />
            {segment.icon}
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
