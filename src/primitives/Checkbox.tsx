"use client";
import { type ComponentProps, useId } from "react";
import { cn } from "../lib/cn.ts";
import { FieldMessages, type FieldTexts, fieldControl } from "./Field.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children">, FieldTexts {
  /** Whether it is checked, when controlled. */
  checked?: boolean | undefined;
  /** Whether it is checked at first, when uncontrolled. @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox with its label and error. `className` goes to the wrapper, the other props to the input. */
export function Checkbox({
  label,
  description,
  error,
  onChange,
  onCheckedChange,
  className,
  id,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const control = fieldControl(id ?? ownId, { description, error, describedBy: rest["aria-describedby"] });
  return (
    <div
      data-slot="checkbox"
      className={cn("pf:flex pf:min-h-target pf:items-center pf:gap-3 pf:wrap-anywhere", className)}
    >
      <input
        {...rest}
        {...control}
        type="checkbox"
        data-slot="checkbox-input"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        className="pf:size-6 pf:shrink-0 pf:accent-ink pf:focus-visible:focus-ring"
      />
      <div className="pf:min-w-0">
        {/* The padding makes the target as high as a finger needs, without moving the description. */}
        <label htmlFor={control.id} className="pf:-mt-3 pf:-mb-4 pf:block pf:w-fit pf:pt-3 pf:pb-4 pf:type-item">
          {label}
        </label>
        <FieldMessages id={control.id} description={description} error={error} />
      </div>
    </div>
  );
}
