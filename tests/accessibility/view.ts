import type { EngineName } from "../engines/engine.ts";

/** A combination of engine, width and theme in which a state is checked. */
export interface View {
  readonly engine: EngineName;
  /**
   * Width in CSS pixels. 390 is a phone with touch. It is used only in Chromium, because the other engines cannot
   * emulate touch.
   */
  readonly width: 320 | 390 | 1440;
  /** The site's theme setting. It works in every engine, whereas emulating the system's theme does not. */
  readonly theme: "light" | "dark";
}

/** The viewport's height at each width. */
export const HEIGHT = { 320: 640, 390: 844, 1440: 900 } as const;
