import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { loadAllFigureParts } from "../engine/pack.ts";
import { createPictureContext } from "../engine/picture-context.ts";
import { BACKGROUNDS } from "../parts/background/options.ts";
import { Body } from "../parts/body/Body.tsx";
import { Emblem } from "../parts/body/Emblem.tsx";
import { PACKAGINGS } from "../parts/packaging/options.ts";
import { packagingOf } from "../parts/packaging/packagings.ts";
import { POSES } from "../parts/pose/options.ts";
import { CHARACTER_TYPES } from "../schema/field.ts";
import { FIELDS } from "../schema/fields.ts";
import { randomFigureSpec } from "../schema/random.ts";
import { type FigureSpec, toFigureSpec } from "../schema/spec.ts";
import { Capsule } from "./Capsule.tsx";
import { checkSpec, NEEDED } from "./check-spec.ts";
import { FigureAlone } from "./FigureAlone.tsx";
import { FigureBox } from "./FigureBox.tsx";
import { FigureExport } from "./FigureExport.tsx";
import { FigurePortrait } from "./FigurePortrait.tsx";

const FACIAL_HAIRS = FIELDS.facialHair.options("hero");
const HAIRS = FIELDS.hair.options("hero");
const MOBILITIES = FIELDS.mobility.options("hero");
const OUTFITS = FIELDS.outfit.options("hero");

await loadAllFigureParts();

/**
 * Renders a box. If a part throws, React silently renders an empty box. This function then renders only the body, which
 * throws the error again.
 */
function boxOf(spec: FigureSpec, isPaid = true): string {
  const box = renderToStaticMarkup(<FigureBox spec={spec} isPaid={isPaid} />);
  if (box.includes('data-slot="gap"')) {
    renderToStaticMarkup(<Body picture={createPictureContext("body", spec)} spec={spec} />);
    throw new Error(`A part of this figure throws: ${JSON.stringify(spec)}`);
  }
  return box;
}

const seeded = Array.from({ length: 400 }, (_, seed) =>
  randomFigureSpec(seed, { packaging: PACKAGINGS[Math.floor(seed / 2) % PACKAGINGS.length] }),
);
const boxes = seeded.map((spec, i) => boxOf(spec, i % 2 === 0));

/** Returns duplicate ids, and references to missing ids. */
function brokenIds(markup: string): string[] {
  const ids = Array.from(markup.matchAll(/ id="([^"]+)"/g), ([, id]) => id ?? "");
  const links = Array.from(markup.matchAll(/(?: href="#|url\(#)([^")]+)/g), ([, id]) => id ?? "");
  return [...ids.filter((id, i) => ids.indexOf(id) !== i), ...links.filter((id) => !ids.includes(id))];
}

describe("boxes of four hundred seeded figures", () => {
  it("Every box is under 28 KB of SVG, and the average under 22.5 KB", () => {
    const bytes = boxes.map((box) => Buffer.byteLength(box));
    expect(Math.max(...bytes)).toBeLessThan(28_000);
    expect(bytes.reduce((sum, size) => sum + size, 0) / bytes.length).toBeLessThan(22_500);
  });

  it("Every id is unique within its box, and every reference has a target", () => {
    expect(boxes.flatMap(brokenIds)).toEqual([]);
  });

  it("No box contains NaN, undefined, Infinity or over four decimals", () => {
    const isBroken = (box: string) => /NaN|undefined|Infinity|\d\.\d{5}/.test(box);
    expect(boxes.flatMap((box, seed) => (isBroken(box) ? [seed] : []))).toEqual([]);
  });

  it("Only unpaid boxes have the PREVIEW watermark", () => {
    expect(boxes.every((box, i) => box.includes('data-slot="watermark"') === (i % 2 === 1))).toBe(true);
  });

  it("Every packaging shows the name, job title, tagline and accessories", () => {
    for (const packaging of PACKAGINGS)
      for (const type of CHARACTER_TYPES) {
        const spec = toFigureSpec({ type, packaging, name: "Ada", jobTitle: "Judge", tagline: "Ready." });
        const labels = spec.accessories.map(({ label }) => label.toUpperCase().split(" ")[0] ?? "");
        for (const text of ["ADA", "JUDGE", "“Ready.”", ...labels, type.toUpperCase(), "PROFIGURE"])
          expect(boxOf(spec), `${packaging} of a ${type}`).toContain(text);
      }
  });
});

describe("FigureBox", () => {
  const base = toFigureSpec({ type: "villain" });
  const drawn = (options: readonly string[], field: keyof FigureSpec) =>
    new Set(options.map((option) => boxOf(toFigureSpec({ ...base, [field]: option })))).size;

  it.each([
    ["hair", HAIRS],
    ["outfit", OUTFITS],
    ["mobility", MOBILITIES],
    ["facialHair", FACIAL_HAIRS],
    ["pose", POSES.villain],
    ["background", BACKGROUNDS.villain],
    ["palette", FIELDS.palette.options("villain")],
    ["packaging", PACKAGINGS],
  ] as const)("Every option of %s gives a different picture", (field, options) => {
    expect(drawn(options, field)).toBe(options.length);
  });

  it.each(PACKAGINGS)("On packaging %s, every background gives a different picture", (packaging) => {
    for (const type of CHARACTER_TYPES) {
      const boxes = BACKGROUNDS[type].map((background) => boxOf(toFigureSpec({ type, packaging, background })));
      expect(new Set(boxes).size).toBe(boxes.length);
    }
  });
});

describe("PREVIEW watermark", () => {
  /** Returns a function that computes the y of the ribbon's upper and lower edge at any x. */
  function ribbonOf(spec: FigureSpec) {
    const drawing = boxOf(spec, false);
    const [, y = "", turn = ""] = /<g transform="translate\(300 (\d+)\) rotate\((-\d+)\)"/.exec(drawing) ?? [];
    const [, half = ""] = /d="M-500-(\d+)H500V/.exec(drawing) ?? [];
    const radians = (Number(turn) * Math.PI) / 180;
    const middle = (x: number) => Number(y) + (x - 300) * Math.tan(radians);
    return (x: number) => [-1, 1].map((side) => middle(x) + (side * Number(half)) / Math.cos(radians));
  }

  it.each(PACKAGINGS)("On packaging %s, the ribbon covers no text", (packaging) => {
    for (const type of CHARACTER_TYPES) {
      const ribbon = ribbonOf(toFigureSpec({ type, packaging }));
      const { bays, name, jobTitle, tagline } = packagingOf(packaging).layouts[type];
      for (const { x, y, width, height } of [...bays.map(({ label }) => label), name, jobTitle, tagline]) {
        const edges = [x, x + width].map(ribbon);
        const isAbove = edges.every(([, lower = 0]) => lower <= y);
        const isBelow = edges.every(([upper = 0]) => upper >= y + height);
        expect(isAbove || isBelow, `${type}, line at ${x} ${y}`).toBe(true);
      }
    }
  });
});

describe("pictures on one page", () => {
  it("Pictures on one page share no id", () => {
    const [first = seeded[0], second] = seeded;
    if (first === undefined || second === undefined) throw new Error("no figures");
    const page = renderToStaticMarkup(
      <main>
        <FigureBox spec={first} isPaid={false} />
        <FigureBox spec={second} isPaid={false} isEmpty />
        <FigurePortrait spec={first} />
        <FigurePortrait spec={first} isPaid={false} />
        <FigureAlone spec={first} />
        <FigureAlone spec={toFigureSpec({ mobility: "wheelchair", headwear: "cap" })} />
      </main>,
    );
    expect(brokenIds(page)).toEqual([]);
  });
});

it("Only an unpaid figure’s portrait has a watermark", () => {
  const spec = randomFigureSpec(1);
  const watermarks = (markup: string) => markup.split('data-slot="watermark"').length - 1;
  expect(watermarks(renderToStaticMarkup(<FigurePortrait spec={spec} isPaid={false} />))).toBe(1);
  expect(watermarks(renderToStaticMarkup(<FigurePortrait spec={spec} isPaid />))).toBe(0);
  expect(watermarks(renderToStaticMarkup(<FigurePortrait spec={spec} />))).toBe(0);
});

describe("Body", () => {
  const { compare } = Body as unknown as { compare: (before: object, after: object) => boolean };
  const spec = randomFigureSpec(1);
  const isKept = (change: Partial<FigureSpec>) => compare({ spec }, { spec: { ...spec, ...change } });

  it("Changing texts or the packaging does not render the body again", () => {
    expect(isKept({ name: "Ada", jobTitle: "Judge", tagline: "Ready." })).toBe(true);
    expect(isKept({ background: "clouds", packaging: "window" })).toBe(true);
    expect(isKept({ hairColor: "rose" })).toBe(false);
  });
});

describe("text of a figure", () => {
  const hostile = `<script>alert("1")</script>&'`;
  const spec = toFigureSpec({ name: hostile, jobTitle: hostile, tagline: hostile });

  it("Text that a user typed never becomes markup", () => {
    expect(boxOf(spec, false).toLowerCase()).not.toContain("<script");
  });

  it("A box with large lettering has the watermark but no small print", () => {
    const markup = renderToStaticMarkup(<FigureBox spec={spec} isPaid={false} lettering="large" />);
    expect(markup).not.toContain("OFFICE SERIES");
    expect(markup).toContain('data-slot="watermark"');
  });
});

describe("accessible name", () => {
  const spec = toFigureSpec({ name: "Maya", jobTitle: "Engineer" });

  it("A box has its description as its name; a decorative box has none", () => {
    expect(boxOf(spec)).toMatch(/role="img" aria-label="Boxed hero action figure of Maya, Engineer/);
    const quiet = renderToStaticMarkup(<FigureBox spec={spec} isPaid isDecorative />);
    expect(quiet).toContain('aria-hidden="true"');
    expect(quiet).not.toContain("aria-label");
  });

  it.each([FigurePortrait, FigureAlone])("A picture without a box has the person as its name", (Picture) => {
    const name = 'role="img" aria-label="Maya, Engineer, as a hero action figure';
    expect(renderToStaticMarkup(<Picture spec={spec} />)).toContain(`${name}"`);
    expect(renderToStaticMarkup(<FigurePortrait spec={spec} isPaid={false} />)).toContain(
      `${name}. PREVIEW, watermarked."`,
    );
    const quiet = renderToStaticMarkup(<Picture spec={spec} isDecorative />);
    expect(quiet).toContain('aria-hidden="true"');
    expect(quiet).not.toContain("aria-label");
  });

  it.each([Capsule, Emblem])("A hero's and a villain's sign have no name and differ in shape", (Sign) => {
    const [hero, villain] = CHARACTER_TYPES.map((type) => renderToStaticMarkup(<Sign type={type} />));
    expect(hero).toMatch(/^<svg[^>]* aria-hidden="true"/);
    expect(hero).not.toMatch(/role="img"|aria-label/);
    expect(hero?.match(/ d="[^"]*"/g)).not.toEqual(villain?.match(/ d="[^"]*"/g));
  });

  it("An aria-label prop replaces the description", () => {
    expect(renderToStaticMarkup(<FigureBox spec={spec} isPaid aria-label="Mine" className="mine" />)).toMatch(
      /aria-label="Mine".* class="mine"/,
    );
  });
});

describe("labels", () => {
  const labels = { brand: "Bäckerei Krume & Töchter", series: "BREAD SERIES", hours: "4 to 12", ages: undefined };

  it("The words on the box of every packaging can be replaced", () => {
    for (const packaging of PACKAGINGS)
      for (const type of CHARACTER_TYPES) {
        const box = renderToStaticMarkup(<FigureBox spec={toFigureSpec({ type, packaging })} isPaid labels={labels} />);
        expect(box).toContain("Bäckerei Krume &amp; Töchter");
        expect(box).not.toMatch(/PROFIGURE|OFFICE SERIES|9 to 5/);
      }
  });

  it("The words of an exported box can be replaced", () => {
    for (const format of ["card", "post", "square", "landscape", "profile", "cover"] as const)
      for (const link of [undefined, "https://krume.example/"]) {
        const drawn = renderToStaticMarkup(
          <FigureExport spec={toFigureSpec({})} isPaid format={format} link={link} labels={labels} />,
        );
        expect(drawn).not.toMatch(/PROFIGURE|OFFICE SERIES|9 to 5|\[object/);
      }
  });
});

describe("checkSpec", () => {
  it("Every field but the flags is needed", () => {
    const fields = Object.entries(FIELDS).flatMap(([name, { isFlag }]) => (isFlag ? [] : name));
    expect([...NEEDED].sort()).toEqual([...fields, "name", "jobTitle", "tagline", "number"].sort());
  });

  it("Half a spec throws an error that names the missing field", () => {
    const { hair: _, ...half } = toFigureSpec({});
    expect(() => checkSpec(half as FigureSpec)).toThrow(
      "ProFigure: a figure needs a whole spec, but “hair” is missing",
    );
    for (const Picture of [FigureAlone, FigurePortrait, FigureBox])
      expect(() => renderToStaticMarkup(<Picture spec={JSON.parse('{"name":"Jo"}')} isPaid />)).toThrow(
        "“accessories”",
      );
  });
});
