import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { loadAllFigureParts } from "../engine/pack.ts";
import { type FigureDesign, toFigureDesign } from "../schema/design.ts";
import { randomFigureSpec } from "../schema/random.ts";
import { backCode, PrintBack } from "./PrintBack.tsx";
import { PrintCard } from "./PrintCard.tsx";
import { PRINT_LABELS } from "./print-labels.ts";

await loadAllFigureParts();

const MAYA = toFigureDesign({
  spec: { name: "Maya Okonkwo", jobTitle: "Engineer" },
  industry: "Technology",
  skills: ["Debugging", "Mentoring"],
});
const LINK = `https://profigure.example/create#f=${"A".repeat(140)}`;
const cardOf = (design: FigureDesign, isPaid = true): string =>
  renderToStaticMarkup(<PrintCard design={design} isPaid={isPaid} />);

interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const numberIn = (markup: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]+)"`).exec(markup)?.[1] ?? Number.NaN);

/** Returns every fitted line on the back with its measured rectangle. */
function backLines(design: FigureDesign, link?: string): Line[] {
  const back = (
    <PrintBack design={design} labels={PRINT_LABELS} accessories={["#a", "#b", "#c"]} code={backCode(link)} />
  );
  return renderToStaticMarkup(back)
    .split("<g transform=")
    .flatMap((group) => {
      const [, shift = "", scale = "1"] = /^"translate\(([\d.]+)\)(?:scale\(([\d.]+) 1\))?"/.exec(group) ?? [];
      const anchor = / text-anchor="(\w+)"/.exec(group)?.[1] ?? "start";
      // The end of right-to-left text is on the left.
      const isRightAtX = anchor === (group.includes('direction="rtl"') ? "start" : "end");
      const size = numberIn(group, "font-size");
      return [...group.matchAll(/(<text [^>]*>)([^<]*)<\/text>/g)].flatMap(([, tag = "", text = ""]) => {
        if (shift === "") return [];
        const width = numberIn(tag, "textLength") * Number(scale);
        const at = Number(shift) + numberIn(tag, "x") * Number(scale);
        const left = anchor === "middle" ? at - width / 2 : isRightAtX ? at - width : at;
        const y = numberIn(tag, "y");
        return [{ text, left, right: left + width, top: y - 0.8 * size, bottom: y + 0.24 * size }];
      });
    });
}

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom(
    "W".repeat(60),
    "ليلى حداد",
    "山田太郎".repeat(9),
    "👩‍🚀".repeat(12),
    "Ångström ".repeat(8),
    "ữ".repeat(50),
  ),
);
const designs = fc
  .record({
    seed: fc.nat(999),
    name: text,
    jobTitle: text,
    tagline: text,
    labels: fc.tuple(text, text, text),
    industry: text,
    skills: fc.array(text, { maxLength: 8 }),
  })
  .map(({ seed, name, jobTitle, tagline, labels, industry, skills }) => {
    const { accessories, ...spec } = randomFigureSpec(seed);
    const named = accessories.map(({ kind }, i) => ({ kind, label: labels[i] }));
    return toFigureDesign({ spec: { ...spec, name, jobTitle, tagline, accessories: named }, industry, skills });
  });

it("Any text stays in the margins, off the QR code and other text", () => {
  const isOut = (line: Line) => !(line.left >= 84 && line.right <= 776 && line.top >= 60 && line.bottom <= 1100);
  const isOnCode = ({ text, right, bottom }: Line) =>
    right > 497 && bottom > 850 && text !== PRINT_LABELS.code.toUpperCase();
  fc.assert(
    fc.property(designs, (design) => {
      for (const link of [undefined, LINK]) {
        const lines = backLines(design, link);
        expect(lines.length).toBeGreaterThan(8);
        expect(lines.filter((line) => isOut(line) || (link && isOnCode(line)))).toEqual([]);
        const details = lines.filter(({ left, bottom }) => left > 340 && left < 400 && bottom < 840);
        expect(details.filter((line, i) => line.top < (details[i - 1]?.bottom ?? 0) - 1)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

describe("back of PrintCard", () => {
  const said = (design: FigureDesign) => backLines(design).map((line) => line.text);

  it("The back shows the person and the contents of the box", () => {
    const { industry, skills, accessories } = PRINT_LABELS;
    expect(said(MAYA)).toEqual(
      expect.arrayContaining(["Engineer", "Hero", industry, "Technology", skills, accessories.toUpperCase()]),
    );
  });

  it("An empty industry or skill list has no row", () => {
    expect(said({ ...MAYA, industry: "" })).not.toContain(PRINT_LABELS.industry);
    expect(said({ ...MAYA, industry: "" })).toContain(PRINT_LABELS.skills);
    expect(said({ ...MAYA, skills: [] })).not.toContain(PRINT_LABELS.skills);
  });

  it("No skill is split between two lines", () => {
    const skills = ["Systems design", "Debugging", "Mentoring", "Calm on call", "Long meetings", "Short meetings"];
    const joined = said({ ...MAYA, skills }).join(" ");
    expect(joined).toContain(skills.join(", "));
  });
});

describe("sheet of PrintCard", () => {
  it("No card contains NaN, undefined, Infinity or over four decimals", () => {
    const cards = Array.from({ length: 20 }, (_, seed) => cardOf({ ...MAYA, spec: randomFigureSpec(seed) }));
    expect(cards.flatMap((card) => card.match(/.{20}(?:NaN|undefined|Infinity|\d\.\d{5}).{20}/) ?? [])).toEqual([]);
  });

  it("Only an unpaid card and its accessible name contain PREVIEW", () => {
    expect(cardOf(MAYA)).not.toMatch(/data-slot="watermark"|PREVIEW, watermarked/);
    expect(cardOf(MAYA, false)).toMatch(/PREVIEW, watermarked.*data-slot="watermark"/);
  });

  it("The accessible name includes the text on the back", () => {
    const card = cardOf(MAYA);
    expect(card.match(/role="img"/g)).toHaveLength(1);
    expect(card).toMatch(
      /aria-label="[^"]*Maya Okonkwo, Engineer[^"]*Industry: Technology\. Special Skills: Debugging, /,
    );
    expect(cardOf({ ...MAYA, industry: "" })).not.toContain("Industry:");
  });

  it("Fixed texts can be translated", () => {
    const card = renderToStaticMarkup(<PrintCard design={MAYA} isPaid labels={{ ...PRINT_LABELS, hero: "Heldin" }} />);
    expect(card).toMatch(/Character Type: Heldin.*>Heldin</);
  });
});
