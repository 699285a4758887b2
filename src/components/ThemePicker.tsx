import { Contrast, Moon, Sun } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import type { Theme } from "../domain/theme.ts";
import { cn } from "../primitives/cn.ts";
import { IconButton, type IconButtonProps } from "../primitives/IconButton.tsx";

const THEMES: ReadonlyArray<{ value: Theme; label: string; icon: ReactNode }> = [
  { value: "system", label: "System", icon: <Contrast aria-hidden className="[&>path]:fill-current" /> },
  { value: "light", label: "Light", icon: <Sun aria-hidden /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden /> },
];

export interface ThemePickerProps extends Omit<ComponentProps<"fieldset">, "children" | "onChange"> {
  /** The chosen theme. */
  value: Theme;
  /** Called with the theme that was chosen. */
  onValueChange: (theme: Theme) => void;
  /** @default "Theme" */
  label?: string;
}

/** System, Light or Dark as a radio group, where there is room for words. */
export function ThemePicker({ value, onValueChange, label = "Theme", className, ...rest }: ThemePickerProps) {
  const name = useId();
  return (
    <fieldset {...rest} data-slot="theme-picker" className={cn("min-w-0", className)}>
      <legend className="type-label mb-2">{label}</legend>
      <div className="flex min-h-14 gap-1 rounded-md border border-line bg-sunken p-1">
        {THEMES.map((theme) => (
          <label
            key={theme.value}
            className={cn(
              "type-control relative flex min-h-11.5 min-w-target flex-1 items-center justify-center gap-2 rounded-sm px-1.5 text-small text-muted transition-colors",
              "hover:text-ink has-checked:bg-ink has-checked:text-background has-focus-visible:focus-ring [&_svg]:size-5 [&_svg]:shrink-0",
              "forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:[forced-color-adjust:none]",
            )}
          >
            <input
              type="radio"
              name={name}
              value={theme.value}
              checked={theme.value === value}
              onChange={() => onValueChange(theme.value)}
              className="absolute inset-0 z-10 cursor-pointer appearance-none opacity-0"
            />
            {theme.icon}
            {theme.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface ThemeButtonProps extends Omit<IconButtonProps, "label" | "icon" | "value"> {
  /** The chosen theme. */
  value: Theme;
  /** Called with the next theme: System, Light, Dark, System. */
  onValueChange: (theme: Theme) => void;
}

/** One button that turns through the themes, where there is no room for words. */
export function ThemeButton({ value, onValueChange, ...rest }: ThemeButtonProps) {
  const at = THEMES.findIndex((theme) => theme.value === value);
  const next = THEMES[(at + 1) % THEMES.length]?.value ?? "system";
  return (
    <IconButton
      {...rest}
      data-state={value}
      label={`Theme: ${THEMES[at]?.label ?? "System"}. Change to ${next}`}
      icon={THEMES[at]?.icon}
      onClick={() => onValueChange(next)}
    />
  );
}
