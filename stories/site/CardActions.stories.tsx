import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { DraftActions, PaidActions } from "../../src/site/collection/CardActions.tsx";
import { atWidth } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";

const meta = {
  title: "Site/CardActions",
  component: PaidActions,
  args: { name: "Maya Okonkwo", downloadRight: "free", isSharing: false, onAction: fn() },
  decorators: atWidth(360),
} satisfies Meta<typeof PaidActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <div className="pf:grid pf:gap-6">
      <PaidActions {...args} />
      <PaidActions {...args} downloadRight="none" />
      <DraftActions {...args} remaining={0} />
      <DraftActions {...args} remaining={1} />
      <p className="pf:text-muted pf:text-small">Download focused, Share hovered, More pressed</p>
      {forced(
        { focus: "[data-act=download]", hover: "[aria-label^=Share]", pressed: "[data-act=more]" },
        <PaidActions {...args} />,
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    const count = (name: RegExp) => canvas.getAllByRole("button", { name }).length;
    // A plan without downloads offers a draft no download.
    await expect(count(/^Download with your plan \(1 left\)/)).toBe(1);
    await expect(count(/^Purchase for/)).toBe(2);
    await expect(count(/^No downloads left\. See plans/)).toBe(1);
  },
};

export const Used: Story = {
  name: "Each action has a handler, and Delete is in the More menu",
  tags: ["!dev"],
  render: (args) => (
    <div className="pf:grid pf:gap-6">
      <PaidActions {...args} />
      <PaidActions {...args} name="Viktor" downloadRight="none" />
      <DraftActions {...args} name="Hana" remaining={1} />
    </div>
  ),
  play: async ({ canvas, args, step }) => {
    for (const [name, action] of [
      ["Download Maya Okonkwo", "download"],
      ["Edit Maya Okonkwo", "edit"],
      ["Share Maya Okonkwo", "share"],
      ["No downloads left. See plans: Viktor", "plans"],
      ["Purchase for $18.99: Hana", "purchase"],
      ["Resume Hana", "edit"],
      ["Download with your plan (1 left): Hana", "download"],
    ] as const)
      await step(name, async () => {
        await userEvent.click(canvas.getByRole("button", { name }));
        await expect(args.onAction).toHaveBeenLastCalledWith(action);
      });
    await step("Delete is in the menu at the end of the row", async () => {
      const remove = canvas.getByRole("button", { name: "Delete Maya Okonkwo", hidden: true });
      await expect(remove).not.toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "More: Maya Okonkwo" }));
      await userEvent.click(remove);
      await expect(args.onAction).toHaveBeenLastCalledWith("delete");
    });
  },
};
