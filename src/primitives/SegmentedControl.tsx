import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { RadioGroupFrame, RadioGroupIndicator, RadioGroupItem, type RadioGroupProps } from "./RadioGroup.tsx";

/** One option of a segmented control. */
export interface Segment<Value extends string = string> {
  readonly value: Value;
  /** The option in one or two words. */
  readonly label: string;
  /** A decorative icon before the label. */
  readonly icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> extends Omit<RadioGroupProps<Value>, "children"> {
  /** The group's name, shown above the options. */
  label: ReactNode;
  /** The options, in order. */
  segments: readonly Segment<Value>[];
}

/** A segmented control: a radio group with short options in one row. Long ones wrap into several rows. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  return <SegmentedControlFrame {...props} data-slot="segmented-control" />;
}

/** The control's layout. Each component that uses it sets its `data-slot`. */
export function SegmentedControlFrame<Value extends string>({
  label,
  segments,
  className,
  ...rest
}: SegmentedControlProps<Value> & { "data-slot": string }) {
  return (
    <RadioGroupFrame {...rest} className={cn("pf:[&>p]:mt-2", className)}>
      <legend className="pf:type-control pf:mb-2">{label}</legend>
      <div className="pf:flex pf:min-h-14 pf:flex-wrap pf:gap-1 pf:rounded-md pf:border pf:border-line pf:bg-sunken pf:p-1">
        {segments.map((segment) => (
          <RadioGroupItem
            key={segment.value}
            value={segment.value}
            className="pf:flex pf:min-w-fit pf:flex-1 pf:rounded-sm"
          >
            <RadioGroupIndicator
              className={cn(
                "pf:type-control pf:cap-center pf:flex pf:min-h-11.5 pf:min-w-target pf:flex-1 pf:items-center pf:justify-center pf:gap-2 pf:rounded-sm pf:px-1.5 pf:text-muted pf:text-small pf:transition-colors pf:md:px-3",
                "pf:group-hover/radio:text-ink pf:group-has-checked/radio:bg-ink pf:group-has-checked/radio:text-background pf:[&_svg]:size-5 pf:[&_svg]:shrink-0",
              )}
            >
              {segment.icon}
              <span className="pf:min-w-0 pf:text-center pf:wrap-anywhere">{segment.label}</span>
            </RadioGroupIndicator>
          </RadioGroupItem>
        ))}
      </div>
    </RadioGroupFrame>
  );
}
