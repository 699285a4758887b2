import type { EngineName } from "../engines/engine.ts";

/** A combination of engine, width and theme in which a state is checked. */
export interface View {
  readonly engine: EngineName;
  /** In CSS pixels. 390 is a phone with touch, only in Chromium: the other engines emulate none. */
  readonly width: 320 | 390 | 1440;
  /** The site's theme setting, which works in every engine, unlike emulation. */
  readonly theme: "light" | "dark";
}

/** The window's height at each width. */
export const HEIGHT = { 320: 640, 390: 844, 1440: 900 } as const;
