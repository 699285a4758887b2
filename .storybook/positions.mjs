// The combinations of toolbar settings with which stories are tested, called positions. The first one runs all stories.
// The others, which only `npm run test:all` runs, change how components look, so they run the stories of the sidebar.
// `POSITION=dark-right-to-left npm run test:stories` runs one.

/** @typedef {{ theme?: string, motion?: string, direction?: string, text?: string, viewport?: { value: string } }} Globals */

/** @type {Readonly<Record<string, Globals>>} */
export const POSITIONS = {
  light: {},
  "dark-right-to-left": { theme: "dark", direction: "rtl" },
  "narrow-reduced-motion": { viewport: { value: "narrow" }, motion: "reduced" },
  /** Forced colors are not a toolbar setting: test-runner-jest.config.js turns them on in the browser. */
  "forced-colors-large-text": { text: "200", viewport: { value: "phone" } },
};

export const { POSITION = "light" } = process.env;
if (!(POSITION in POSITIONS))
  throw new Error(`There is no position ${POSITION}. Choose one of ${Object.keys(POSITIONS).join(", ")}.`);
