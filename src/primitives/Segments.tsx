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
    <fieldset data-slot="segments" {...rest} className={cn("min-w-0", className)}>
      <legend className="type-label mb-2">{label}</legend>
      <div ref={track} className="flex min-h-14 gap-1 rounded-md border border-line bg-sunken p-1">
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={cn(
              "type-control relative flex min-h-11.5 min-w-target flex-1 items-center justify-center gap-2 rounded-sm px-1.5 text-small md:px-3 text-muted transition-colors",
              "hover:text-ink has-checked:bg-ink has-checked:text-background has-focus-visible:focus-ring [&_svg]:size-5 [&_svg]:shrink-0",
              "forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:[forced-color-adjust:none]",
            )}
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onValueChange(segment.value)}
              className="absolute inset-0 z-10 cursor-pointer appearance-none opacity-0"
            />
            {segment.icon}
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
