/** The color theme that a reader asked for; "system" follows the device. */
export type Theme = "system" | "light" | "dark";
