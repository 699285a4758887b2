/** The reader's color theme; "system" follows the device. */
export type Theme = "system" | "light" | "dark";

/** Whether an unknown value is the light or the dark theme. */
export const isOwnTheme = (value: unknown): value is "light" | "dark" => value === "light" || value === "dark";
