export interface Globals {
  readonly theme?: string;
  readonly motion?: string;
  readonly direction?: string;
  readonly text?: string;
  readonly viewport?: { readonly value: string };
}
interface Position {
  readonly name: string;
  readonly globals: Globals;
  /** The browser's own: no page can turn them on. */
  readonly hasForcedColors?: true;
}

/** The positions of the toolbar in which stories are tested: all with TEST_ALL, otherwise the first. */
export const POSITIONS: readonly Position[] = [
  { name: "stories", globals: {} },
  { name: "dark", globals: { theme: "dark" } },
  { name: "forced colors", globals: {}, hasForcedColors: true },
  { name: "narrow", globals: { viewport: { value: "narrow" } } },
  { name: "large text", globals: { text: "200", viewport: { value: "phone" } } },
  { name: "right to left", globals: { direction: "rtl" } },
  { name: "reduced motion", globals: { motion: "reduced" } },
];
