const LEVELS = ["error", "warn"] as const;
let lines: string[] = [];

/**
 * React's advice for unit tests: Storybook simulates events in `act`, but a story waits for what it expects anyway. And
 * Storybook's warning to itself: its actions read all properties of an event's window.
 */
const IGNORED =
  /^(A component suspended inside an `act` scope|An update to .+ inside a test was not wrapped in act|Accessing the Story Store)/;

/** Returns the errors and warnings that were logged since the last call of `watchConsole`. */
export const consoleLines = () => lines;

/** Starts to collect errors and warnings from the console. Returns a function that stops it. */
export function watchConsole() {
  const original = { ...console };
  lines = [];
  for (const level of LEVELS)
    console[level] = (...parts: unknown[]) => {
      const text = format(parts);
      if (!IGNORED.test(text)) lines.push(`console.${level}: ${text}`);
      original[level](...parts);
    };
  return () => Object.assign(console, original);
}

/** Formats the parts as a console does: puts them in the places of the first one, such as `%s`, and adds the others. */
function format([first, ...others]: readonly unknown[]): string {
  const text = String(first).replace(/%[sdifoOc]/g, (place) => {
    if (others.length === 0) return place;
    const value = others.shift();
    return place === "%c" ? "" : show(value);
  });
  return [text, ...others.map(show)].join(" ");
}

function show(value: unknown): string {
  if (typeof value !== "object" || value instanceof Error) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    // Circular, such as an element of React.
    return String(value);
  }
}
