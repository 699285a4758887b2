/** The site's color theme; "system" follows the device's setting. */
export type Theme = "system" | "light" | "dark";

/** Whether a value is a theme that does not follow the device. */
export const isOwnTheme = (value: unknown): value is "light" | "dark" => value === "light" || value === "dark";
