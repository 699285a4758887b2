import { describe, expect, test } from "vitest";
import { classify, compareIndexes, differingPixels, summarize, viewsOf } from "../review/stories.mjs";

const story = (id: string, type = "story") => ({ id, type, title: `Components/${id}`, name: "Default" });
const index = (...stories: ReturnType<typeof story>[]) => Object.fromEntries(stories.map((one) => [one.id, one]));
const ids = (stories: { id: string }[]) => stories.map(({ id }) => id);

describe("which stories are looked at", () => {
  const base = index(story("shared"), story("gone"), story("page", "docs"), story("turned", "docs"));
  const next = index(story("shared"), story("fresh"), story("page", "docs"), story("turned"));

  test("A review compares the stories of both sides, lists new and removed ones apart, and leaves out documentation pages", () => {
    const { common, added, removed } = compareIndexes(base, next);
    expect(ids(common)).toEqual(["shared"]);
    expect(ids(added)).toEqual(["fresh", "turned"]);
    expect(ids(removed)).toEqual(["gone"]);
  });

  test("A filter matches title and name in any case, and applies to all three lists", () => {
    expect(ids(compareIndexes(base, next, "COMPONENTS/shared/def").common)).toEqual(["shared"]);
    expect(compareIndexes(base, next, "shared")).toMatchObject({ added: [], removed: [] });
  });

  test("Each story is photographed in two themes at two widths, unless it fixes one itself", () => {
    const views = viewsOf("shared").map(({ theme, width }) => `${theme} ${width}`);
    expect(views).toEqual(["light 390", "dark 390", "light 1280", "dark 1280"]);
    expect(viewsOf("shared", { theme: "dark" }).map(({ width }) => width)).toEqual([390, 1280]);
    const size = { width: 320, height: 640 };
    expect(viewsOf("shared", { size })).toEqual([
      { id: "shared", theme: "light", ...size },
      { id: "shared", theme: "dark", ...size },
    ]);
  });
});

test("A difference counts only when each side looks the same both times", () => {
  expect(classify({ base: "a", next: "b" }, { base: "a", next: "b" })).toBe("changed");
  expect(classify({ base: "a", next: "b" }, { base: "a", next: "a" })).toBe("unchanged");
  expect(classify({ base: "a", next: "b" }, { base: "a", next: "c" })).toBe("unsteady");
  expect(classify({ base: "a", next: "b" }, { base: "c", next: "b" })).toBe("unsteady");
});

test("The number of differing pixels is Playwright's own", () => {
  expect(differingPixels("Expected an image 9px by 9px, received 9px by 8px. 12 pixels (ratio 0.15)")).toBe(12);
  expect(differingPixels("Only the smoothing of edges differs.")).toBeNull();
});

test("The summary counts stories and pictures, each story once", () => {
  const view = (id: string, theme: string, width: number) => ({ id, theme, width, height: 800 });
  const summary = summarize({
    base: "abc",
    common: ["one", "two", "three", "four"].map((id) => story(id)),
    added: [story("fresh")],
    removed: [],
    results: [
      [view("one", "light", 1280), { outcome: "changed", pixels: 7 }],
      [view("one", "dark", 390), { outcome: "changed", pixels: 3 }],
      [view("one", "light", 390), { outcome: "unchanged" }],
      [view("two", "light", 390), { outcome: "unchanged" }],
      [view("three", "light", 390), { outcome: "broken", error: "no", since: "change" }],
      [view("four", "light", 390), { outcome: "unsteady" }],
    ],
  });
  expect(summary.stories).toEqual({ changed: 1, added: 1, removed: 0, unchanged: 1 });
  expect(summary.pictures).toEqual({ changed: 2, unchanged: 2, unsteady: 1, broken: 1 });
  expect(summary.changed).toEqual([
    { id: "one", theme: "dark", width: 390, pixels: 3 },
    { id: "one", theme: "light", width: 1280, pixels: 7 },
  ]);
  expect(summary.added).toEqual(["fresh"]);
  expect(summary.broken).toEqual([{ id: "three", theme: "light", width: 390, error: "no", since: "change" }]);
});
