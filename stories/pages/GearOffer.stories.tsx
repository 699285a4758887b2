import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { firstVisit, GearPage } from "./site.tsx";

const meta = {
  title: "Pages/Gear offer",
  component: GearPage,
  parameters: { layout: "fullscreen" },
  args: { type: "hero", jobTitle: "Head of Procurement" },
  beforeEach: firstVisit,
} satisfies Meta<typeof GearPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const offer = () => screen.findByRole("group", { name: "Gear for a Head of Procurement?" });

export const Default: Story = {
  play: async ({ step }) => {
    const group = within(await offer());
    await step("The button Another changes only one accessory and keeps focus", async () => {
      const before = group.getAllByRole("button", { name: /Another$/ });
      const names = before.map((tile) => tile.textContent);
      await userEvent.click(before[1] as HTMLElement);
      const after = group.getAllByRole("button", { name: /Another$/ });
      await expect(after[1]).not.toHaveTextContent(names[1] ?? "");
      await expect([after[0]?.textContent, after[2]?.textContent]).toEqual([names[0], names[2]]);
      await expect(after[1]).toHaveFocus();
    });
    const offered = group.getAllByRole("button", { name: /Another$/ }).map((tile) => tile.textContent);
    await step("One click accepts all three accessories", async () => {
      await userEvent.click(group.getByRole("button", { name: "Take all three" }));
      await expect(await screen.findByText("Packed. Your gear is in the box.")).toHaveFocus();
      const labels = offered.map((text) => text?.replace(/Another$/, ""));
      await waitFor(() => expect(screen.getByText(`In the box: ${labels.join(", ")}`)).toBeVisible());
    });
  },
};

export const Offered: Story = {
  play: async () => expect(await offer()).toBeVisible(),
};

export const Villain: Story = {
  args: { type: "villain", jobTitle: "HR Business Partner" },
  play: async () =>
    expect(await screen.findByRole("group", { name: "Gear for an HR Business Partner?" })).toBeVisible(),
};
