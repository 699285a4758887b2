import type { EngineName } from "../engines/engine.ts";

/** How a state of the site is looked at. */
export interface View {
  readonly engine: EngineName;
  /** In CSS pixels. 390 is a phone with touch, in Chromium alone: the others emulate none. */
  readonly width: 320 | 390 | 1440;
  /** The site's own setting: it works in every engine, where emulation does not. */
  readonly theme: "light" | "dark";
}

/** The window's height at each width. */
export const HEIGHT = { 320: 640, 390: 844, 1440: 900 } as const;
