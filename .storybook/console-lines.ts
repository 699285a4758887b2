const LEVELS = ["error", "warn"] as const;
let lines: string[] = [];

/** Returns the errors and warnings that were logged since the last call of `watchConsole`. */
export const consoleLines = () => lines;

/** Starts to collect errors and warnings from the console. Returns a function that stops it. */
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
