import type { Meta, StoryObj } from "@storybook/react-vite";
import { Capsule } from "../../src/figure/Capsule.tsx";
import { Emblem } from "../../src/figure/Emblem.tsx";

/** The signs of the two sides. They load without the drawing engine. */
const meta = {
  title: "Figure/Signs",
  component: Emblem,
  args: { type: "hero", width: 96 },
} satisfies Meta<typeof Emblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeroEmblem: Story = {};
export const VillainEmblem: Story = { args: { type: "villain" } };
export const SmallEmblem: Story = { args: { width: 16 } };

export const Capsules: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "2rem" }}>
      <Capsule type="hero" width={220} />
      <Capsule type="villain" width={220} />
      <Capsule type="hero" width={110} isFloating />
      <Capsule type="villain" width={110} isFloating />
    </div>
  ),
};
