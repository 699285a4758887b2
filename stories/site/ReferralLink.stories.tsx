import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import { ReferralLink } from "../../src/site/account/ReferralLink.tsx";
import { InSite } from "./in-site.tsx";

/**
 * The field is read-only instead of disabled, so that people can focus, read and select the link. The link always runs
 * from left to right.
 */
const meta = {
  title: "Site/ReferralLink",
  component: ReferralLink,
  args: { link: "https://profigure.example/r/MAYA-007" },
  decorators: (Story) => (
    <InSite>
      <div style={{ maxInlineSize: "45rem" }}>
        <Story />
      </div>
    </InSite>
  ),
} satisfies Meta<typeof ReferralLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LongText: Story = { args: { link: `https://profigure.example/r/${"DEPARTMENT-".repeat(12)}007` } };
export const Copied: Story = {
  name: "After copying, the button says “Copied” and keeps its width",
  tags: ["!dev"],
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const copy = canvas.getByRole("button", { name: "Copy" });
    const before = copy.offsetWidth;
    await userEvent.click(copy);
    await expect((await canvas.findByRole("button", { name: "Copied" })).offsetWidth).toBe(before);
    await expect(write).toHaveBeenCalledWith(args.link);
  },
};
