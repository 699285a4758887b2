// The combinations of toolbar settings with which stories are tested, called positions. `npm run test:all` runs all of
// them, and `POSITION=dark npm run test:stories` runs one.

/** @typedef {{ theme?: string, motion?: string, direction?: string, text?: string, viewport?: { value: string } }} Globals */

/** @type {Readonly<Record<string, Globals>>} */
export const POSITIONS = {
  light: {},
  dark: { theme: "dark" },
  narrow: { viewport: { value: "narrow" } },
  "large-text": { text: "200", viewport: { value: "phone" } },
  "right-to-left": { direction: "rtl" },
  "reduced-motion": { motion: "reduced" },
  /** Not a toolbar setting: test-runner-jest.config.js turns it on in the browser. */
  "forced-colors": {},
};

export const { POSITION = "light" } = process.env;
if (!(POSITION in POSITIONS))
  throw new Error(`There is no position ${POSITION}. Choose one of ${Object.keys(POSITIONS).join(", ")}.`);
