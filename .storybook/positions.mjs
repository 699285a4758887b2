// The toolbar settings in which stories are tested. `npm run test:all` runs them all.

/** @typedef {{ theme?: string, motion?: string, direction?: string, text?: string, viewport?: { value: string } }} Globals */

/** @type {Readonly<Record<string, Globals>>} */
export const POSITIONS = {
  light: {},
  dark: { theme: "dark" },
  narrow: { viewport: { value: "narrow" } },
  "large-text": { text: "200", viewport: { value: "phone" } },
  "right-to-left": { direction: "rtl" },
  "reduced-motion": { motion: "reduced" },
  /** Set by the browser (test-runner-jest.config.js). */
  "forced-colors": {},
};

export const { POSITION = "light" } = process.env;
if (!(POSITION in POSITIONS))
  throw new Error(`There is no position ${POSITION}. Choose one of ${Object.keys(POSITIONS).join(", ")}.`);
