import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { randomFigureSpec } from "../../figure/schema/random.ts";
import { parseFigure } from "../store/schema.ts";
import { CollectionItem } from "./CollectionItem.tsx";
import { formatDay } from "./LocalDate.tsx";

/** Two digits that are usually valid in a date. */
const two = (max: number) =>
  fc
    .oneof({ arbitrary: fc.integer({ min: 1, max: 11 }), weight: 6 }, fc.integer({ min: 0, max }))
    .map((value) => String(value).padStart(2, "0"));
const year = fc.integer({ min: 0, max: 9999 }).map((value) => String(value).padStart(4, "0"));
/** Dates and times in all ISO 8601 forms, valid or not. */
const time = fc
  .tuple(
    year,
    two(13),
    two(32),
    fc.constantFrom("T", "T", " "),
    two(24),
    two(60),
    fc.constantFrom("", ":00", ":59.9", ":60", ":00.000", ":00.123456789"),
    fc.oneof(
      fc.constantFrom("", "Z", "z", "+05", "-23", "+0530", "+05:30", "-1400", "+24:00"),
      two(24).map((hours) => `-${hours}`),
    ),
  )
  .map(
    ([year, month, day, between, hour, minute, rest, zone]) =>
      `${year}-${month}-${day}${between}${hour}:${minute}${rest}${zone}`,
  );
const count = fc.oneof(
  { arbitrary: fc.nat(), weight: 3 },
  fc.maxSafeNat(),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, 1.5, 1e300),
);
const id = fc.oneof(
  { arbitrary: fc.constantFrom("maya", "0123456789abcdef"), weight: 3 },
  fc.string({ maxLength: 70, unit: "binary" }),
);
const design = fc
  .record({ seed: fc.string(), name: fc.string({ unit: "binary" }), skills: fc.array(fc.string()) })
  .map(({ seed, name, skills }) => toFigureDesign({ spec: { ...randomFigureSpec(seed, {}), name }, skills }));
const record = fc.record({
  id,
  design,
  payment: fc.constantFrom("unpaid", "plan", "bought"),
  createdAt: time,
  updatedAt: time,
  downloadCount: count,
  shareCount: count,
});

const formatter = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const nothing = () => {};
const RUNS = { numRuns: 600, seed: 39 };

test("Every valid record renders and stays valid when it is stored again", () => {
  let accepted = 0;
  fc.assert(
    fc.property(record, (raw) => {
      const figure = parseFigure(raw);
      if (!figure) return;
      accepted++;
      for (const date of [figure.createdAt, figure.updatedAt]) {
        expect(new Date(date).toISOString()).toBe(date);
        formatter.format(new Date(date));
      }
      renderToString(
        <MemoryRouter>
          <CollectionItem
            figure={figure}
            planUse={{ plan: "basic", downloadsUsed: 0 }}
            hasUnsavedChanges={false}
            isFirst={false}
            isSharing={false}
            onAction={nothing}
          />
        </MemoryRouter>,
      );
      expect(parseFigure(JSON.parse(JSON.stringify(figure)))).toEqual(figure);
      expect(parseFigure({ ...figure, downloadCount: figure.downloadCount + 1 })).toBeDefined();
      expect(new URL(`https://site.example/?figure=${figure.id}`).searchParams.get("figure")).toBe(figure.id);
    }),
    RUNS,
  );
  expect(accepted).toBeGreaterThan(20);
});

test("formatDay accepts any text, even if it is not a date", () => {
  fc.assert(
    fc.property(fc.oneof(time, fc.string()), (text) => {
      expect(typeof formatDay(formatter, text)).toBe("string");
    }),
    RUNS,
  );
  expect(formatDay(formatter, "2026-01-01T12:00:00.000Z")).toBe("Jan 1, 2026");
  expect(formatDay(formatter, "2026-01-01T00:00:00+05")).toBe("2026-01-01");
});
