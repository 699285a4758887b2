// The positions of the Storybook's toolbar in which stories are tested (tests/stories) and reported (component-page.mjs).

/** @typedef {{ theme?: string, brand?: string, motion?: string, direction?: string, text?: string, language?: string, viewport?: { value: string } }} Globals */
/** @typedef {{ name: string, words: string, globals: Globals, hasForcedColors?: true }} Position */

/** The first is the one of every run. @type {readonly Position[]} */
export const POSITIONS = [
  { name: "stories", words: "Light, on a desktop", globals: {} },
  { name: "dark", words: "Dark theme", globals: { theme: "dark" } },
  { name: "another brand", words: "Another brand", globals: { brand: "herbarium" } },
  { name: "another brand, dark", words: "Another brand, dark theme", globals: { brand: "herbarium", theme: "dark" } },
  { name: "forced colors", words: "Forced colors", globals: {}, hasForcedColors: true },
  { name: "narrow", words: "At 320 px", globals: { viewport: { value: "narrow" } } },
  { name: "large text", words: "With text at 200 %", globals: { text: "200", viewport: { value: "phone" } } },
  { name: "right to left", words: "Right to left", globals: { direction: "rtl" } },
  { name: "reduced motion", words: "Under reduced motion", globals: { motion: "reduced" } },
  { name: "german", words: "In German, on a phone", globals: { language: "de", viewport: { value: "phone" } } },
  {
    name: "german, desktop",
    words: "In German, on a desktop",
    globals: { language: "de", viewport: { value: "desktop" } },
  },
];

/** The engines in which one story of each component is tested (tests/engines). */
export const ENGINES = /** @type {const} */ (["Chromium", "Firefox", "WebKit"]);
