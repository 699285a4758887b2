"use client";
import { type ComponentProps, useId, useState } from "react";
import { cn } from "../primitives/cn.ts";
import { Switch } from "../primitives/Switch.tsx";

export interface SettingsSwitchProps extends Omit<ComponentProps<"div">, "children"> {
  /** The setting's name. */
  label: string;
  /** One line on what it does. */
  description?: string | undefined;
  /** On or off, when controlled. */
  checked?: boolean | undefined;
  /** On or off at first, when uncontrolled. @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** The state in your language; missing ones fall back to English. @default "On", "Off" */
  labels?: Partial<SettingsSwitchLabels> | undefined;
}

const LABELS = { on: "On", off: "Off" };
/** The texts of the state. */
export type SettingsSwitchLabels = Readonly<typeof LABELS>;

/** A setting that takes effect at once. Position, color and a word show its state. */
export function SettingsSwitch({
  label,
  description,
  checked,
  defaultChecked = false,
  onCheckedChange,
  labels,
  className,
  ...rest
}: SettingsSwitchProps) {
  const text = { ...LABELS, ...labels };
  const id = useId();
  const [own, setOwn] = useState(defaultChecked);
  const on = checked ?? own;
  return (
    <div
      {...rest}
      data-slot="settings-switch"
      data-state={on ? "on" : "off"}
      className={cn(
        "pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-3 pf:sm:gap-5 pf:border-line pf:border-t pf:py-4",
        className,
      )}
    >
      <div className="pf:min-w-0 pf:flex-[1_1_10rem]">
        <label htmlFor={id} className="pf:type-item pf:block pf:text-base pf:wrap-anywhere pf:max-sm:stretch-tight">
          {label}
        </label>
        {description ? (
          <p id={`${id}-description`} className="pf:text-muted pf:text-small">
            {description}
          </p>
        ) : null}
      </div>
      <span className="pf:flex pf:items-center pf:gap-2">
        <span aria-hidden className="pf:type-tag pf:min-w-7 pf:text-end">
          {on ? text.on : text.off}
        </span>
        <Switch
          id={id}
          checked={on}
          onCheckedChange={(next) => {
            setOwn(next);
            onCheckedChange?.(next);
          }}
          aria-describedby={description ? `${id}-description` : undefined}
        />
      </span>
    </div>
  );
}
