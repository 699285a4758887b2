import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { firstVisit, GearPage } from "./site.tsx";

const meta = {
  title: "Pages/Gear row",
  component: GearPage,
  parameters: { layout: "fullscreen" },
  args: { type: "hero", jobTitle: "" },
  beforeEach: firstVisit,
} satisfies Meta<typeof GearPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const SAMPLE = "In the box: Debugger Tool Belt, Keyboard of Command, Coffee Cup of Endurance";
const inBox = () => screen.getByText(/^In the box:/).textContent;
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const pack = async (title: string) => {
  await userEvent.type(screen.getByRole("textbox", { name: "Title" }), title);
  await button("Swap gear");
};

export const Packed: Story = {
  play: async () => {
    await pack("Head of Sales");
    await expect(screen.getByText("Packed for a Head of Sales.")).toBeVisible();
    await expect(inBox()).toMatch(/^In the box: Phone of /);
  },
};

export const Offered: Story = {
  args: { jobTitle: "Head Chef" },
  play: async () => expect(await button("Pack the box")).toBeVisible(),
};

export const SwapAndUndo: Story = {
  name: "Swap and Undo keep the focus",
  tags: ["!dev"],
  play: async ({ step }) => {
    await pack("Head of Sales");
    const packed = inBox();
    await step("Swap shows other accessories of the trade", async () => {
      await userEvent.click(await button("Swap gear"));
      await waitFor(() => expect(inBox()).not.toBe(packed));
      await expect(await button("Swap gear")).toHaveFocus();
    });
    await step("After the clothes, the group has the focus", async () => {
      await userEvent.click(await button("Wear the suit"));
      await expect(screen.getByRole("group", { name: "Gear" })).toHaveFocus();
      await expect(within(screen.getByRole("group", { name: "Gear" })).queryByText(/^Wear/)).not.toBeInTheDocument();
    });
    await step("Undo reverts all of it, and its button offers to pack again", async () => {
      await userEvent.click(await button("Undo packing"));
      await expect(await button("Pack the box")).toHaveFocus();
      await expect(await button("Wear the suit")).toBeVisible();
      await expect(inBox()).toBe(SAMPLE);
    });
  },
};
