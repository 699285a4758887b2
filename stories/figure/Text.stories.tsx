import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { packagingOf as designOf } from "../../src/figure/parts/packaging/packagings.ts";
import { FigureBox, loadAllFigureParts, toFigureSpec } from "../../src/figure.ts";
import { MAYA } from "../people.ts";

const meta = {
  title: "Gallery/Text on the box",
  component: FigureBox,
  args: { spec: MAYA, isPaid: true },
} satisfies Meta<typeof FigureBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const HOSTILE = [
  "Eve",
  "Wolfeschlegelsteinhausenbergerdorff Senior",
  "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
  "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
  "Ana-María de los Ángeles Fernández-Ibáñez",
  "山田太郎左衛門尉藤原朝臣源義経征夷大将軍内大臣正二位",
  "محمد عبد الرحمن بن يوسف الخوارزمي",
  "प्रियदर्शिनी चट्टोपाध्याय मुखोपाध्याय",
  "สมชาย ศรีสวัสดิ์พัฒนากุล",
  "👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈🇳🇬👩‍💻🎉🎉🎉",
  "Z̴̡̛͓a̷̧͘l̵̡̛g̶͘o̷͘ T̸̛e̵͘x̸̧t",
  "Ǻǻ Ṩṩ Ḗḗ Ǖǖ Ỗỗ Ậậ",
  "Chiếc Cốc Cà Phê Bền Bỉ Vô Tận",
  "שלום mixed with English 123!",
  "🙂 ok (بالعربية) 北京 ok",
];

/** Alternates the packagings, so that each text is on two packagings and each packaging has at least seven texts. */
const packagingOf = (at: number) => (["blister", "window", "vintage", "trading-card"] as const)[at % 4] ?? "blister";

/** Tries texts that are hard to lay out in every place of the box, for both types and all packagings. */
export const EveryTextFitsItsFrame: Story = {
  name: "Every text fits its frame",
  tags: ["!dev"],
  loaders: [loadAllFigureParts],
  render: () => (
    <div
      style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))" }}
    >
      {HOSTILE.flatMap((text, at) =>
        (["hero", "villain"] as const).map((type, side) => (
          <FigureBox
            key={text + type}
            spec={toFigureSpec({
              type,
              packaging: packagingOf(at + side),
              name: text,
              jobTitle: text,
              tagline: `${text} ${text}`,
              accessories: [
                { kind: "belt", label: text },
                { kind: "coffee", label: `${text} ${text}` },
                { kind: "book", label: "Book" },
              ],
            })}
            isPaid
            isDecorative
          />
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load("800 40px 'Anybody Variable'");
    await document.fonts.ready;
    const pictures = Array.from(canvasElement.querySelectorAll<SVGSVGElement>("[data-slot=figure-box]"));
    await expect(pictures).toHaveLength(HOSTILE.length * 2);
    for (const [at, picture] of pictures.entries()) {
      const { layouts } = designOf(packagingOf(Math.floor(at / 2) + (at % 2)));
      const layout = layouts[picture.dataset.type === "hero" ? "hero" : "villain"];
      const frames = [layout.name, layout.jobTitle, ...layout.bays.map(({ label }) => label), layout.tagline];
      const fitted = Array.from(picture.querySelectorAll<SVGGElement>("[data-slot=lettering]"));
      await expect(fitted).toHaveLength(frames.length);
      for (const [i, group] of fitted.entries()) {
        // Measures only the width. The height is the font size, because the height of fallback fonts differs between
        // machines.
        const { x, width } = group.getBBox();
        const size = Number(group.getAttribute("font-size"));
        const baselines = Array.from(group.querySelectorAll("text"), (line) => Number(line.getAttribute("y")));
        const frame = frames[i] ?? layout.tagline;
        const out = [
          frame.x - x,
          x + width - frame.x - frame.width,
          frame.y - (Math.min(...baselines) - 0.795 * size),
          Math.max(...baselines) + 0.24 * size - frame.y - frame.height,
        ];
        await expect(Math.max(...out), `"${group.textContent}" leaves its frame by`).toBeLessThanOrEqual(1);
      }
    }
  },
};
