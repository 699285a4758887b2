// The combinations of toolbar settings with which stories are tested. The first one runs all stories.
// The others, which only `npm run test:all` runs, change how components look, so they run the stories of the sidebar.
// `PRESET=dark-right-to-left npm run test:stories` runs one.

/** @typedef {{ theme?: string, motion?: string, direction?: string, text?: string, viewport?: { value: string } }} Globals */

/** @type {Readonly<Record<string, Globals>>} */
export const PRESETS = {
  light: {},
  "dark-right-to-left": { theme: "dark", direction: "rtl" },
  "narrow-reduced-motion": { viewport: { value: "narrow" }, motion: "reduced" },
  /** Forced colors are not a toolbar setting: test-runner-jest.config.js turns them on in the browser. */
  "forced-colors-large-text": { text: "200", viewport: { value: "phone" } },
};

export const { PRESET = "light" } = process.env;
if (!(PRESET in PRESETS))
  throw new Error(`There is no preset ${PRESET}. Choose one of ${Object.keys(PRESETS).join(", ")}.`);
