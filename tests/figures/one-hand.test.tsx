import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FigurePortrait, loadAllFigureParts, randomFigureSpec, toFigureSpec } from "../../src/figure.ts";

const PORTRAITS = 200;
/** Wider lines are shapes: locs, braids, buttons. Their color counts as a fill. */
const WIDEST_LINE = 5;
/** Draws only the person with hair and clothes. */
const BARE = {
  glasses: "none",
  headwear: "none",
  mobility: "none",
  earrings: "none",
  ...Object.fromEntries(
    "pregnant hearingAid cochlearImplant oxygen insulinPump eyePatch vitiligo scar freckles mole bindi noseRing"
      .split(" ")
      .map((flag) => [flag, false]),
  ),
} as const;

await loadAllFigureParts();

/** The colors and widths that a picture's paths are drawn with, without the ground. */
function paintOf(svg: string) {
  const [strokes, widths, fills] = [new Set<string>(), new Set<number>(), new Set<string>()];
  const stack: (readonly [stroke: string, width: number, fill: string])[] = [["none", 1, "none"]];
  const body = svg.replace(/<(clipPath|radialGradient)\b.*?<\/\1>/gs, "").replace(/^<svg[^>]*>|<\/svg>$/g, "");
  for (const [, isEnd, name, attributes = "", isEmpty] of body.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (isEnd) {
      stack.pop();
      continue;
    }
    const given = (attribute: string) => attributes.match(` ${attribute}="([^"]*)"`)?.[1];
    const [stroke, width, fill] = stack.at(-1) ?? ["none", 1, "none"];
    const own = [given("stroke") ?? stroke, Number(given("stroke-width") ?? width), given("fill") ?? fill] as const;
    if (name === "path" && !given("opacity") && !own[2].startsWith("url")) {
      if (own[2] !== "none") fills.add(own[2]);
      if (own[0] !== "none" && own[1] >= WIDEST_LINE) fills.add(own[0]);
      else if (own[0] !== "none") {
        strokes.add(own[0]);
        widths.add(own[1]);
      }
    }
    if (!isEmpty) stack.push(own);
  }
  return { strokes, widths, fills };
}

it("A portrait has at most four inks, four line widths and few tones", () => {
  const portraits = Array.from({ length: PORTRAITS }, (_, seed) => {
    const { type, ...look } = randomFigureSpec(seed, BARE);
    const spec = toFigureSpec({ ...look, type, pose: type === "hero" ? "proud" : "scheme" });
    return { spec, ...paintOf(renderToStaticMarkup(<FigurePortrait spec={spec} />)) };
  });
  const busy = portraits.filter(({ strokes, widths }) => strokes.size > 4 || widths.size > 4);
  expect(busy.map(({ spec, strokes, widths }) => [spec.hair, spec.outfit, ...strokes, ...widths])).toEqual([]);
  const tones = portraits.map(({ fills }) => fills.size).sort((a, b) => a - b);
  expect(tones[PORTRAITS / 2]).toBeLessThanOrEqual(14);
  expect(tones.at(-1)).toBeLessThanOrEqual(21);
});
