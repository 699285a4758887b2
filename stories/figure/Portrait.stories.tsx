import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FigurePortrait } from "../../src/figure/FigurePortrait.tsx";
import { randomFigureSpec } from "../../src/index.ts";
import { expectUniqueIds } from "./ids.ts";
import { MAYA, VIKTOR } from "./people.ts";
import { Sheet } from "./sheet.tsx";

const meta = {
  title: "Figure/FigurePortrait",
  component: FigurePortrait,
  args: { spec: MAYA, width: 200 },
} satisfies Meta<typeof FigurePortrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { decorative: false } };

export const DifferentPeople: Story = {
  render: () => (
    <Sheet options={["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]}>
      {(seed) => <FigurePortrait spec={randomFigureSpec(seed)} decorative />}
    </Sheet>
  ),
};

export const States: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem", alignItems: "center" }}>
      <FigurePortrait spec={MAYA} width={160} />
      <FigurePortrait spec={VIKTOR} width={160} />
      <FigurePortrait spec={MAYA} width={48} />
      <FigurePortrait spec={VIKTOR} width={96} style={{ borderRadius: "50%" }} />
    </div>
  ),
};

export const AccessibleName: Story = {
  name: "A portrait is one image, named after the person",
  args: { spec: VIKTOR },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).toHaveAccessibleName(
      "Viktor Lindqvist, Chief Financial Officer, as a villain action figure",
    );
  },
};

export const Decorative: Story = {
  name: "A decorative portrait is hidden from assistive technology",
  args: { decorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

export const UniqueIds: Story = {
  ...DifferentPeople,
  name: "Twelve portraits on one page share no id",
  play: async ({ canvasElement }) => expectUniqueIds(canvasElement),
};
