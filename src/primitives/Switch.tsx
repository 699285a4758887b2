"use client";
import * as RadixSwitch from "@radix-ui/react-switch";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import { withoutState } from "./without-state.ts";

export type SwitchProps = ComponentProps<typeof RadixSwitch.Root>;

/** A track of 68 × 44 px with a thumb: on is green with the thumb at the end. Give it a name with `aria-label` or a label. */
export function Switch({ className, ...rest }: SwitchProps) {
  return (
    <RadixSwitch.Root
      {...withoutState(rest)}
      data-slot="switch"
      className={cn(
        "group relative h-target w-17 shrink-0 rounded-pill disabled:opacity-60",
        "before:absolute before:inset-x-0 before:inset-y-1.25 before:rounded-pill before:border-2 before:border-line-strong before:bg-sunken before:transition-colors",
        "data-[state=checked]:before:border-success data-[state=checked]:before:bg-success",
        "forced-colors:data-[state=checked]:before:border-[Highlight] forced-colors:data-[state=checked]:before:bg-[Highlight]",
        className,
      )}
    >
      <RadixSwitch.Thumb
        className={cn(
          "absolute start-1.25 top-2.5 size-6 rounded-pill bg-line-strong transition-[translate,background-color] duration-base ease-snap",
          "data-[state=checked]:translate-x-8.5 data-[state=checked]:bg-surface rtl:data-[state=checked]:-translate-x-8.5",
          "forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[Canvas]",
        )}
      />
    </RadixSwitch.Root>
  );
}
