import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigureAlone } from "../../src/figure/FigureAlone.tsx";
import { MAYA, TOMAS, VIKTOR } from "./people.ts";

const meta = {
  title: "Figure/Alone",
  component: FigureAlone,
  args: { spec: MAYA, width: 320 },
} satisfies Meta<typeof FigureAlone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { decorative: false } };
export const Villain: Story = { args: { spec: VIKTOR } };
export const Wheelchair: Story = { args: { spec: TOMAS } };
export const Small: Story = { args: { width: 120 } };
