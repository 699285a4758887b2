import { type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { FieldMessages, fieldControl } from "../primitives/Field.tsx";
import { Switch, type SwitchProps } from "../primitives/Switch.tsx";

export interface SettingsSwitchProps extends Omit<SwitchProps, "children"> {
  /** The setting's name. */
  label: ReactNode;
  /** One line about the effect of the setting. */
  description?: ReactNode;
  /** The translated words for the state. Missing words are in English. @default "On", "Off" */
  labels?: Translations<SettingsSwitchLabels> | undefined;
}

const LABELS = { on: "On", off: "Off" };
/** The words for the state. */
export type SettingsSwitchLabels = Readonly<typeof LABELS>;

/**
 * A switch for a setting that takes effect at once. The thumb, the color and a word show its state. `className` goes to
 * the wrapper, the other props to the switch.
 */
export function SettingsSwitch({ label, description, labels, className, id, ...rest }: SettingsSwitchProps) {
  const text = mergeLabels(LABELS, labels);
  const ownId = useId();
  const { "aria-invalid": _, ...control } = fieldControl(id ?? ownId, {
    description,
    describedBy: rest["aria-describedby"],
  });
  return (
    <div
      data-slot="settings-switch"
      className={cn(
        "pf:group/setting pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-3 pf:sm:gap-5 pf:border-line pf:border-t pf:py-4 pf:has-disabled:text-muted",
        className,
      )}
    >
      <div className="pf:min-w-0 pf:flex-[1_1_10rem]">
        <label
          htmlFor={control.id}
          className="pf:type-item pf:block pf:text-base pf:wrap-anywhere pf:max-sm:stretch-tight"
        >
          {label}
        </label>
        <FieldMessages id={control.id} description={description} />
      </div>
      <span className="pf:flex pf:items-center pf:gap-2">
        <span aria-hidden className="pf:type-tag pf:min-w-7 pf:text-end">
          <span className="pf:hidden pf:group-has-[[data-state=checked]]/setting:inline">{text.on}</span>
          <span className="pf:group-has-[[data-state=checked]]/setting:hidden">{text.off}</span>
        </span>
        <Switch {...rest} {...control} />
      </span>
    </div>
  );
}
