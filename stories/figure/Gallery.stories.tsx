import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigureBox } from "../../src/figure/FigureBox.tsx";
import { GALLERY } from "../../src/figure/GallerySheet.tsx";
import { MAYA } from "./people.ts";

const meta = {
  title: "Figure/Gallery",
  component: FigureBox,
  args: { spec: MAYA, isPaid: true },
} satisfies Meta<typeof FigureBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Twenty-four seeded figures: invented people. */
export const TwentyFour: Story = {
  name: "24 seeded figures",
  render: () => (
    <div
      style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))" }}
    >
      {GALLERY.map((spec, index) => (
        <FigureBox key={spec.name} spec={spec} isPaid={index % 6 !== 5} />
      ))}
    </div>
  ),
};
