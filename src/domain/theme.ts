/** The color theme that a reader asked for; "system" follows the device. */
export type Theme = "system" | "light" | "dark";

/** Whether a value from outside is a theme of its own, apart from the device's. */
export const isOwnTheme = (value: unknown): value is "light" | "dark" => value === "light" || value === "dark";
