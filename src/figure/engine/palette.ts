/** Colors of heroes and villains, whatever palette the card has. */
export const TYPE_COLORS = {
  hero: {
    ink: "#0a1440",
    shade: "#14245e",
    pattern: "#cfe8ff",
    pill: "#2f74ff",
    ribbon: "#b00f2a",
    trim: "#e23b3b",
  },
  villain: {
    ink: "#16050a",
    shade: "#2a0716",
    pattern: "",
    pill: "#d4213a",
    ribbon: "#8f0f26",
    trim: "",
  },
} as const;

/** Color of print on name plates, posters and the print card. */
export const PRINT_INK = "#0e1740";
export const PAPER = "#fffdf8";
export const CREAM = "#fff8e7";
export const WHITE = "#fff";
/** Background of a head in the light and the dark theme. Black hair and white hair are both visible on it. */
export const HEAD_GROUND = "#dcd7cd";
/** A reflection on plastic. */
export const GLEAM = "#fffa";
export const GOLD = "#f2c14e";
export const METAL = "#b9c3d4";
export const STEEL = "#5c667c";
export const DARK = "#2b3046";
export const RUBBER = "#23283a";
