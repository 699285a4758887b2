interface Window {
  /** paint.mjs */
  seen: () => { first: number; largest: number; hydrated: number | undefined; element: string; shift: number };
  /** tap.mjs */
  target: Promise<{ x: number; y: number }>;
  worked: Promise<void>;
  tapped: () => { at: number; answer: number | undefined; effect: number | undefined };
  /** interaction.mjs */
  slowest: () => number;
  /** png.mjs */
  exported: () => number;
  /** loop.mjs */
  longTasks: () => number[];
}
