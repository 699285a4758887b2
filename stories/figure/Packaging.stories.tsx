import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigureBox } from "../../src/figure/FigureBox.tsx";
import { MORE_ACCESSORIES } from "../../src/figure/packs/accessories.ts";
import { DESK } from "../../src/figure/parts/desk-accessories.ts";
import { WORKSHOP } from "../../src/figure/parts/workshop-accessories.ts";
import { MAYA, VIKTOR } from "./people.ts";
import { keys, Sheet } from "./sheet.tsx";

const meta = {
  title: "Figure/Packaging",
  component: FigureBox,
  args: { spec: MAYA, isPaid: true },
} satisfies Meta<typeof FigureBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeroBackgrounds: Story = {
  render: () => (
    <Sheet options={["rays", "stars", "halftone", "clouds", "rings"] as const} width={220}>
      {(background) => <FigureBox spec={{ ...MAYA, background }} isPaid empty decorative />}
    </Sheet>
  ),
};

export const VillainBackgrounds: Story = {
  render: () => (
    <Sheet options={["shards", "bolts", "chevrons", "grid", "webs"] as const} width={220}>
      {(background) => <FigureBox spec={{ ...VIKTOR, background }} isPaid empty decorative />}
    </Sheet>
  ),
};

export const HeroPalettes: Story = {
  render: () => (
    <Sheet options={["cobalt", "sky", "marine", "ultra"] as const} width={220}>
      {(palette) => <FigureBox spec={{ ...MAYA, palette }} isPaid decorative />}
    </Sheet>
  ),
};

export const VillainPalettes: Story = {
  render: () => (
    <Sheet options={["crimson", "ember", "night", "rust"] as const} width={220}>
      {(palette) => <FigureBox spec={{ ...VIKTOR, palette }} isPaid decorative />}
    </Sheet>
  ),
};

const KINDS = [...keys(DESK), ...keys(WORKSHOP), ...keys(MORE_ACCESSORIES)];
const named = (at: number) => {
  const kind = KINDS[at % KINDS.length] ?? "trophy";
  return { kind, label: kind };
};

export const Accessories: Story = {
  render: () => (
    <Sheet options={KINDS.flatMap((_, i) => (i % 3 === 0 ? `${i}` : []))} width={280}>
      {(from) => (
        <FigureBox
          spec={{ ...MAYA, accessories: [named(Number(from)), named(Number(from) + 1), named(Number(from) + 2)] }}
          isPaid
          decorative
        />
      )}
    </Sheet>
  ),
};

export const Watermark: Story = {
  render: () => (
    <Sheet options={["hero", "villain"] as const} width={280}>
      {(type) => <FigureBox spec={type === "hero" ? MAYA : VIKTOR} isPaid={false} decorative />}
    </Sheet>
  ),
};
