import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadAllFigureParts } from "../../engine/pack.ts";
import { createPictureContext } from "../../engine/picture-context.ts";
import { CHARACTER_TYPES } from "../../schema/field.ts";
import { FIELDS } from "../../schema/fields.ts";
import { type FigureSpecInput, toFigureSpec } from "../../schema/spec.ts";
import { POSES } from "../pose/options.ts";
import { stanceOf } from "../pose/stances.ts";
import { Arm } from "./Arm.tsx";
import { armPaths } from "./arm-paths.ts";
import { buildOf, bustOf, raisedArmsOf } from "./builds.ts";
import { createDrawContext } from "./draw-context.ts";
import { BUILDS } from "./options.ts";

const OUTFITS = FIELDS.outfit.options("hero");

await loadAllFigureParts();

type Point = readonly [x: number, y: number];

/** Converts an outline to the points of short lines. Only the arc that closes it becomes a single line. */
function flattened(d: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, command, text = ""] of d.matchAll(/([MLQA])([^MLQAZ]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const [endX = 0, endY = 0] = numbers.slice(-2);
    const [x, y] = points.at(-1) ?? [endX, endY];
    const [cx = 0, cy = 0] = numbers;
    for (const t of command === "Q" ? [0.2, 0.4, 0.6, 0.8] : [])
      points.push([
        (1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t ** 2 * endX,
        (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t ** 2 * endY,
      ]);
    points.push([endX, endY]);
  }
  return points;
}

/** Returns the side of the line from a to b on which a point is, as 1 or -1, or 0 if it is on the line. */
const sideOf = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) =>
  Math.sign(Math.round((bx - ax) * (y - ay) - (by - ay) * (x - ax)));

function crossesItself(d: string): boolean {
  const points = flattened(d);
  const lines = points.slice(1).map((to, i) => [points[i] ?? to, to] as const);
  return lines.some(([a, b], i) =>
    lines
      .slice(i + 2)
      .some(([from, to]) => sideOf(a, b, from) * sideOf(a, b, to) < 0 && sideOf(from, to, a) * sideOf(from, to, b) < 0),
  );
}

/**
 * Returns, for each arm of a portrait, the outlines of its sleeve and how many of them are painted before and after the
 * hand.
 */
function armsOf(look: FigureSpecInput) {
  const spec = toFigureSpec(look);
  const stance = stanceOf(spec, true);
  const context = {
    ...createDrawContext(spec, createPictureContext("arm", spec), stance),
    build: raisedArmsOf(bustOf(buildOf(spec))),
  };
  return (["left", "right"] as const).map((side) => {
    const markup = renderToStaticMarkup(<Arm context={context} side={side} hook={undefined} />);
    const cloth = ` fill="${context.sleeve}" stroke="none"`;
    const [under = "", over = ""] = markup.split(`<g transform="${armPaths(context.build)(stance)[side].hand}"`);
    return {
      sleeves: Array.from(markup.matchAll(/ d="([^"]*)"([^>]*)/g)).flatMap(([, d = "", rest = ""]) =>
        rest.startsWith(cloth) ? [d] : [],
      ),
      isLong: context.sleeveLength === "long",
      under: under.split(cloth).length - 1,
      over: over.split(cloth).length - 1,
    };
  });
}

/** An outfit for each kind of sleeve: long, of the shirt underneath, short and cap. */
const SLEEVES = ["suit", "overalls", "t-shirt", "dress"] as const;
const HELD = ["cane", "white-cane", "crutches"] as const;

test("No sleeve outline crosses itself in a portrait", () => {
  const looks = CHARACTER_TYPES.flatMap((type) =>
    POSES[type].flatMap((pose) =>
      (["none", ...HELD] as const).flatMap((mobility): FigureSpecInput[] => [
        ...BUILDS.map((build) => ({ type, pose, mobility, build })),
        ...SLEEVES.map((outfit) => ({ type, pose, mobility, outfit })),
        { type, pose, mobility, stature: "short" },
      ]),
    ),
  );
  expect(looks.filter((look) => armsOf(look).some(({ sleeves }) => sleeves.some(crossesItself)))).toEqual([]);
});

test("A hand with an aid is painted between upper arm and forearm sleeves", () => {
  for (const mobility of HELD)
    for (const outfit of OUTFITS) {
      const [left] = armsOf({ mobility, outfit });
      if (left?.isLong) expect(left, `${mobility}, ${outfit}`).toMatchObject({ under: 1, over: 1 });
    }
});
