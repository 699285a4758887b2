import { afterEach, expect, test, vi } from "vitest";
import { consoleLines, watchConsole } from "../../.storybook/console-lines.ts";

afterEach(() => vi.restoreAllMocks());

/** Returns the lines that stories report for a call of `console.error`. */
function linesOf(...parts: unknown[]) {
  vi.spyOn(console, "error").mockReturnValue();
  const stop = watchConsole();
  console.error(...parts);
  stop();
  return consoleLines();
}

test("A reported line has the values of the call", () => {
  expect(linesOf("%s has no price: %o", "Premium", { id: 2 }, [3])).toEqual([
    'console.error: Premium has no price: {"id":2} [3]',
  ]);
});

test.each([
  ["A component suspended inside an `act` scope, but the `act` call was not awaited."],
  ["An update to %s inside a test was not wrapped in act(...).", "Create"],
])("React's advice about act is not reported: %s", (...parts) => {
  expect(linesOf(...parts)).toEqual([]);
});
