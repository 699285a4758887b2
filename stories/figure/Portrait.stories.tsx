import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigurePortrait } from "../../src/figure/FigurePortrait.tsx";
import { randomFigureSpec } from "../../src/figure/random-spec.ts";
import { MAYA, VIKTOR } from "./people.ts";
import { Sheet } from "./sheet.tsx";

const meta = {
  title: "Figure/Portrait",
  component: FigurePortrait,
  args: { spec: MAYA, width: 200 },
} satisfies Meta<typeof FigurePortrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { decorative: false } };
export const Villain: Story = { args: { spec: VIKTOR } };
export const Small: Story = { args: { width: 48 } };

export const Variety: Story = {
  render: () => (
    <Sheet options={["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]}>
      {(seed) => <FigurePortrait spec={randomFigureSpec(seed)} decorative />}
    </Sheet>
  ),
};
