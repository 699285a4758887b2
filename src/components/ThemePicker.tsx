"use client";
import { Contrast, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import type { Theme } from "../domain/theme.ts";
import { IconButton, type IconButtonProps } from "../primitives/IconButton.tsx";
import { mergeLabels } from "../primitives/merge-labels.ts";
import type { RadioGroupProps } from "../primitives/RadioGroup.tsx";
import { Segments } from "../primitives/Segments.tsx";

const THEMES: ReadonlyArray<{ value: Theme; icon: ReactNode }> = [
  { value: "system", icon: <Contrast aria-hidden className="pf:[&>path]:fill-current" /> },
  { value: "light", icon: <Sun aria-hidden /> },
  { value: "dark", icon: <Moon aria-hidden /> },
];

const LABELS = {
  /** Names the group of ThemePicker, and is seen. */
  group: "Theme",
  system: "System",
  light: "Light",
  dark: "Dark",
  /** Names ThemeButton: the chosen theme and what a click does. */
  change: (theme: string, next: string) => `Theme: ${theme}. Change to ${next.toLowerCase()}`,
};
/** The texts of ThemePicker and ThemeButton. */
export type ThemeLabels = Readonly<typeof LABELS>;

export interface ThemePickerProps extends Omit<RadioGroupProps<Theme>, "children"> {
  /** The theme chosen at first, when uncontrolled. @default "system" */
  defaultValue?: Theme | undefined;
  /** The texts, for another language; missing ones fall back to English. */
  labels?: Partial<ThemeLabels> | undefined;
}

/** System, Light or Dark as a radio group, where there is room for words. */
export function ThemePicker({ defaultValue = "system", labels, ...rest }: ThemePickerProps) {
  const text = mergeLabels(LABELS, labels);
  return (
    <Segments
      {...rest}
      defaultValue={defaultValue}
      data-slot="theme-picker"
      label={text.group}
      segments={THEMES.map((theme) => ({ ...theme, label: text[theme.value] }))}
    />
  );
}

export interface ThemeButtonProps extends Omit<IconButtonProps, "aria-label" | "children" | "value"> {
  /** The chosen theme. */
  value: Theme;
  /** Called with the next theme: System, Light, Dark, System. */
  onValueChange: (theme: Theme) => void;
  /** The texts, for another language; missing ones fall back to English. */
  labels?: Partial<ThemeLabels> | undefined;
}

/** One button that turns through the themes, where there is no room for words. */
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
