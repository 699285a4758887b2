"use client";
import * as RadixSwitch from "@radix-ui/react-switch";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { withoutState } from "./without-state.ts";

// `asChild` is omitted, because the thumb must be the only child.
export interface SwitchProps extends Omit<ComponentProps<typeof RadixSwitch.Root>, "asChild"> {
  /** Whether it is on, when controlled. */
  checked?: boolean | undefined;
  /** Whether it is on at first, when uncontrolled. @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Whether the switch is disabled. @default false */
  disabled?: boolean | undefined;
  /** The name in the form data. */
  name?: string | undefined;
  /** The value in the form data while the switch is on. @default "on" */
  value?: ComponentProps<"button">["value"] | undefined;
  /** Whether the form requires the switch to be on. @default false */
  required?: boolean | undefined;
}

/** A switch of 68 × 44 px. It turns green when it is on. Name it with `aria-label` or a `label` element. */
export function Switch({
  checked,
  defaultChecked,
  onCheckedChange,
  disabled,
  name,
  value,
  required,
  form,
  className,
  ...rest
}: SwitchProps) {
  return (
    // Not RadixSwitch.Root: it hides its input with a style attribute, which a strict Content-Security-Policy blocks.
    <RadixSwitch.unstable_Provider
      {...{ checked, defaultChecked, onCheckedChange, disabled, name, value, required, form }}
    >
      <RadixSwitch.unstable_Trigger
        {...withoutState(rest)}
        data-slot="switch"
        className={cn(
          "pf:group pf:relative pf:h-target pf:w-17 pf:shrink-0 pf:rounded-pill pf:disabled:opacity-60",
          "pf:before:absolute pf:before:inset-x-0 pf:before:inset-y-1.25 pf:before:rounded-pill pf:before:border-2 pf:before:border-line-strong pf:before:bg-sunken pf:before:transition-colors",
          "pf:data-[state=checked]:before:border-success pf:data-[state=checked]:before:bg-success",
          "pf:forced-colors:data-[state=checked]:before:border-[Highlight] pf:forced-colors:data-[state=checked]:before:bg-[Highlight]",
          className,
        )}
      >
        <RadixSwitch.Thumb
          className={cn(
            "pf:absolute pf:start-1.25 pf:top-2.5 pf:size-6 pf:rounded-pill pf:bg-line-strong pf:transition-[translate,background-color] pf:duration-base pf:ease-snap",
            "pf:data-[state=checked]:translate-x-8.5 pf:data-[state=checked]:bg-surface pf:rtl:data-[state=checked]:-translate-x-8.5",
            "pf:forced-colors:bg-[ButtonText] pf:forced-colors:data-[state=checked]:bg-[Canvas]",
          )}
        />
      </RadixSwitch.unstable_Trigger>
      {name === undefined && !required ? null : (
        <RadixSwitch.unstable_BubbleInput asChild>
          <FormInput />
        </RadixSwitch.unstable_BubbleInput>
      )}
    </RadixSwitch.unstable_Provider>
  );
}

/** The transparent checkbox over the track, for the form data and for the browser's message if it is required. */
function FormInput({ style: _, ...rest }: ComponentProps<"input">) {
  return (
    <input
      {...rest}
      className="pf:pointer-events-none pf:absolute pf:h-target pf:w-17 pf:-translate-x-full pf:opacity-0 pf:rtl:translate-x-full"
    />
  );
}
