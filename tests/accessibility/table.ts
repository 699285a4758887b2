import type { View } from "./view.ts";

const NAME = 40;
const CELL = 6;

/** How much was found in each state and view. */
export type Counts = ReadonlyMap<string, ReadonlyMap<View, number>>;

/** States down, views across, in each cell the number of findings; a dot where nothing was checked. Totals come last. */
export function table(views: readonly View[], counts: Counts): string {
  const row = (name: string, cells: readonly unknown[]) =>
    name.padEnd(NAME) + cells.map((cell) => String(cell).padEnd(CELL)).join("");
  const engines = [...new Set(views.map(({ engine }) => engine))];
  const all = [...counts.values()].flatMap((seen) => [...seen.values()]);
  return [
    " ".repeat(NAME) +
      engines.map((name) => name.padEnd(CELL * views.filter(({ engine }) => engine === name).length)).join(""),
    row(
      "",
      views.map(({ width }) => width),
    ),
    row(
      "",
      views.map(({ theme }) => theme),
    ),
    ...[...counts].map(([state, seen]) =>
      row(
        state,
        views.map((view) => seen.get(view) ?? "·"),
      ),
    ),
    `${counts.size} states, looked at ${all.length} times: ${all.reduce((sum, count) => sum + count, 0)} findings`,
  ].join("\n");
}
