import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import { firstVisit, GearPage } from "./site.tsx";

const meta = {
  title: "Pages/Gear row",
  component: GearPage,
  // The accessibility and site tests test pages in each state. `npm run test:all` also runs these stories.
  tags: ["!test"],
  parameters: { layout: "fullscreen" },
  args: { type: "hero", jobTitle: "" },
  beforeEach: firstVisit,
} satisfies Meta<typeof GearPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole("button", { name });

export const Packed: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole("textbox", { name: "Title" }), "Head of Sales");
    await button("Swap gear");
  },
};

export const Offered: Story = {
  args: { jobTitle: "Head Chef" },
  play: async () => void (await button("Pack the box")),
};
