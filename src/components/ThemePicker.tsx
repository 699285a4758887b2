"use client";
import { Contrast, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { IconButton, type IconButtonProps } from "../primitives/IconButton.tsx";
import type { RadioGroupProps } from "../primitives/RadioGroup.tsx";
import { SegmentedControlFrame } from "../primitives/SegmentedControl.tsx";

/** A color theme; "system" follows the device's setting. */
export type Theme = "system" | "light" | "dark";

const THEMES: ReadonlyArray<{ value: Theme; icon: ReactNode }> = [
  { value: "system", icon: <Contrast aria-hidden className="pf:[&>path]:fill-current" /> },
  { value: "light", icon: <Sun aria-hidden /> },
  { value: "dark", icon: <Moon aria-hidden /> },
];

const LABELS = {
  /** The visible name of ThemePicker's group. */
  group: "Theme",
  system: "System",
  light: "Light",
  dark: "Dark",
  /** The accessible name of ThemeButton: the current theme and the action. */
  change: (theme: string, next: string) => `Theme: ${theme}. Change to ${next.toLowerCase()}`,
};
/** The texts of ThemePicker and ThemeButton. */
export type ThemeLabels = Readonly<typeof LABELS>;

export interface ThemePickerProps extends Omit<RadioGroupProps<Theme>, "children" | "label"> {
  /** The theme selected at first, when uncontrolled. `null` selects none. @default "system" */
  defaultValue?: Theme | null | undefined;
  /** The translated names of the themes and of the control. Missing texts are in English. */
  labels?: Translations<ThemeLabels> | undefined;
}

/** A radio group with the themes System, Light and Dark. If space is tight, use ThemeButton. */
export function ThemePicker({ defaultValue = "system", labels, ...rest }: ThemePickerProps) {
  const text = mergeLabels(LABELS, labels);
  return (
    <SegmentedControlFrame
      {...rest}
      defaultValue={defaultValue}
      data-slot="theme-picker"
      label={text.group}
      segments={THEMES.map((theme) => ({ ...theme, label: text[theme.value] }))}
    />
  );
}

export interface ThemeButtonProps extends Omit<IconButtonProps, "aria-label" | "children" | "value"> {
  /** The current theme. */
  value: Theme;
  /** Called on a click with the next theme in the order System, Light, Dark. */
  onValueChange: (theme: Theme) => void;
  /** The translated names of the themes and of the control. Missing texts are in English. */
  labels?: Translations<ThemeLabels> | undefined;
}

/** One icon button that cycles through the themes. If there is space, use ThemePicker. */
export function ThemeButton({ value, onValueChange, labels, onClick, ...rest }: ThemeButtonProps) {
  const text = mergeLabels(LABELS, labels);
  const at = THEMES.findIndex((theme) => theme.value === value);
  const next = THEMES[(at + 1) % THEMES.length]?.value ?? "system";
  return (
    <IconButton
      {...rest}
      data-state={value}
      aria-label={text.change(text[value], text[next])}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onValueChange(next);
      }}
    >
      {THEMES[at]?.icon}
    </IconButton>
  );
}
