import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FigureBox } from "../../src/figure.ts";
import { Button, Notice, PlanCard, TextField, TypeBadge } from "../../src/index.ts";
import { MAYA } from "../people.ts";
import "./herbarium.css";

const meta = {
  title: "Foundations/Your own brand",
  parameters: { alsoKnownAs: ["theming", "custom properties", "design tokens", "CSS variables"] },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const BRANDS = ["profigure", "herbarium"] as const;
const NAMES = { profigure: "ProFigure", herbarium: "Herbarium" };
const stack = { display: "grid", gap: "1.25rem", alignContent: "start" } as const;

/** Samples of everything that a brand changes, and a figure, which looks the same in every brand. */
function Sheet({ brand }: { brand: (typeof BRANDS)[number] }) {
  return (
    <section
      data-brand={brand}
      aria-label={NAMES[brand]}
      style={{
        ...stack,
        padding: "min(1.5rem, 4vw)",
        background: "var(--pf-color-background)",
        color: "var(--pf-color-ink)",
        fontFamily: "var(--pf-font-text)",
      }}
    >
      <h2 className="pf:type-section">{NAMES[brand]}</h2>
      <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center" }}>
        <Button variant="primary">Create My Figure</Button>
        <Button>See plans</Button>
        <TypeBadge type="hero" />
        <TypeBadge type="villain" />
      </div>
      <TextField label="Your name" defaultValue="Maya Okonkwo" />
      <Notice heading="Kept on this device">This demo sends nothing anywhere.</Notice>
      <div style={{ paddingBlockStart: "1.5rem" }}>
        <PlanCard
          name="Premium"
          price="$88.99"
          period="per month"
          features={["Unlimited downloads", "Premium accessories", "Priority support"]}
          isPopular
          action={<Button variant="primary">Choose Premium</Button>}
        />
      </div>
      <FigureBox spec={MAYA} isPaid />
    </section>
  );
}

export const SideBySide: Story = {
  name: "Side by side",
  render: () => (
    <div
      style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))" }}
    >
      {BRANDS.map((brand) => (
        <Sheet key={brand} brand={brand} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [ours, theirs] = BRANDS.map((brand) => within(canvas.getByRole("region", { name: NAMES[brand] })));
    if (!ours || !theirs) throw new Error("Both brands are on the sheet.");
    const look = (element: Element) => {
      const { fill, stroke, fontFamily } = getComputedStyle(element);
      // Removes ids, which differ between two drawings of the same figure.
      return [fill, stroke, element.tagName === "text" && fontFamily].join().replace(/#_r_\w+?_/g, "#");
    };
    const figure = (sheet: typeof ours) =>
      [...sheet.getByRole("img", { name: /Maya Okonkwo/ }).querySelectorAll("path, rect, circle, ellipse, text")].map(
        look,
      );
    await expect(figure(theirs)).toEqual(figure(ours));
    const button = (sheet: typeof ours) => getComputedStyle(sheet.getByRole("button", { name: "Create My Figure" }));
    if (!matchMedia("(forced-colors: active)").matches)
      await expect(button(theirs).backgroundColor).not.toBe(button(ours).backgroundColor);
    await expect(button(theirs).borderRadius).not.toBe(button(ours).borderRadius);
    await expect(button(theirs).fontFamily).not.toBe(button(ours).fontFamily);
  },
};
