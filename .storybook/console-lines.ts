const LEVELS = ["error", "warn"] as const;
let lines: string[] = [];

/** The errors and warnings since `watchConsole`. */
export const consoleLines = () => lines;

/** Collects console messages from now on. Returns a function that stops it. */
export function watchConsole() {
  const original = { ...console };
  lines = [];
  for (const level of LEVELS)
    console[level] = (...parts: unknown[]) => {
      lines.push(`console.${level}: ${parts.map(String).join(" ")}`);
      original[level](...parts);
    };
  return () => Object.assign(console, original);
}
