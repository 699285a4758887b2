"use client";
import { Contrast, Moon, Sun } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { Theme } from "../domain/theme.ts";
import { cn } from "../primitives/cn.ts";
import { IconButton, type IconButtonProps } from "../primitives/IconButton.tsx";
import { Segments } from "../primitives/Segments.tsx";

const THEMES: ReadonlyArray<{ value: Theme; icon: ReactNode }> = [
  { value: "system", icon: <Contrast aria-hidden className="pf:[&>path]:fill-current" /> },
  { value: "light", icon: <Sun aria-hidden /> },
  { value: "dark", icon: <Moon aria-hidden /> },
];

/** The themes' names. */
export type ThemeLabels = Readonly<Record<Theme, string>>;
const LABELS: ThemeLabels = { system: "System", light: "Light", dark: "Dark" };

export interface ThemePickerProps extends Omit<ComponentProps<"fieldset">, "children" | "onChange"> {
  /** The chosen theme. */
  value: Theme;
  /** Called with the theme that was chosen. */
  onValueChange: (theme: Theme) => void;
  /** @default "Theme" */
  label?: string | undefined;
  /** @default "System", "Light", "Dark" */
  labels?: ThemeLabels | undefined;
}

/** System, Light or Dark as a radio group, where there is room for words. */
export function ThemePicker({
  value,
  onValueChange,
  label = "Theme",
  labels = LABELS,
  className,
  ...rest
}: ThemePickerProps) {
  return (
    <Segments
      {...rest}
      data-slot="theme-picker"
      label={label}
      value={value}
      onValueChange={onValueChange}
      segments={THEMES.map((theme) => ({ ...theme, label: labels[theme.value] }))}
      className={cn("pf:theme-choice", className)}
    />
  );
}

export interface ThemeButtonProps extends Omit<IconButtonProps, "label" | "icon" | "value"> {
  /** The chosen theme. */
  value: Theme;
  /** Called with the next theme: System, Light, Dark, System. */
  onValueChange: (theme: Theme) => void;
  /** @default "System", "Light", "Dark" */
  labels?: ThemeLabels | undefined;
  /** Says the chosen theme and what a press does, from their labels. @default "Theme: System. Change to light" */
  actionLabel?: ((chosen: string, next: string) => string) | undefined;
}

const inEnglish = (chosen: string, next: string) => `Theme: ${chosen}. Change to ${next.toLowerCase()}`;

/** One button that turns through the themes, where there is no room for words. */
export function ThemeButton({
  value,
  onValueChange,
  labels = LABELS,
  actionLabel = inEnglish,
  onClick,
  className,
  ...rest
}: ThemeButtonProps) {
  const at = THEMES.findIndex((theme) => theme.value === value);
  const next = THEMES[(at + 1) % THEMES.length]?.value ?? "system";
  return (
    <IconButton
      {...rest}
      data-state={value}
      label={actionLabel(labels[value], labels[next])}
      icon={THEMES[at]?.icon}
      className={cn("pf:theme-choice", className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onValueChange(next);
      }}
    />
  );
}
