import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { DraftActions, PaidActions } from "../../src/site/collection/CardActions.tsx";
import { atWidth } from "../decorators.tsx";
import { ForceState } from "../pseudo-states.tsx";

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
      <ForceState focus="[data-act=download]" hover="[aria-label^=Share]" pressed="[data-act=more]">
        <PaidActions {...args} />
      </ForceState>
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

export const Sharing: Story = {
  name: "While busy, Share keeps focus and ignores clicks",
  tags: ["!dev"],
  args: { isSharing: true },
  play: async ({ args, canvas }) => {
    const share = canvas.getByRole("button", { name: "Share Maya Okonkwo" });
    await userEvent.click(share);
    await expect(share).toHaveFocus();
    await expect(share).toHaveAttribute("aria-busy", "true");
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const Used: Story = {
  name: "Each action has a handler, and Delete is in the More menu",
  tags: ["!dev"],
  play: async ({ canvas, args, step }) => {
    await step("Download, Edit and Share include the name", async () => {
      await step("Click Download", async () => {
        await userEvent.click(canvas.getByRole("button", { name: "Download Maya Okonkwo" }));
        await expect(args.onAction).toHaveBeenLastCalledWith("download");
      });
      for (const [name, action] of [
        ["Edit Maya Okonkwo", "edit"],
        ["Share Maya Okonkwo", "share"],
      ] as const)
        await step(`Tab to ${name} and press Enter`, async () => {
          await userEvent.tab();
          await expect(canvas.getByRole("button", { name })).toHaveFocus();
          await userEvent.keyboard("{Enter}");
          await expect(args.onAction).toHaveBeenLastCalledWith(action);
        });
    });
    await step("Delete is in the menu at the end of the row", async () => {
      const more = canvas.getByRole("button", { name: "More: Maya Okonkwo" });
      await userEvent.tab();
      await expect(more).toHaveFocus();
      const remove = () => canvas.getByRole("button", { name: "Delete Maya Okonkwo", hidden: true });
      await expect(remove()).not.toBeVisible();
      await userEvent.keyboard("{Enter}");
      await expect(remove()).toBeVisible();
      await userEvent.click(more);
      await expect(remove()).not.toBeVisible();
      await userEvent.click(more);
      await userEvent.click(remove());
      await expect(args.onAction).toHaveBeenLastCalledWith("delete");
    });
  },
};

export const SeesPlans: Story = {
  name: "If no downloads are left, the button shows the plans",
  tags: ["!dev"],
  args: { downloadRight: "none" },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("button", { name: "Download Maya Okonkwo" })).not.toBeInTheDocument();
    const button = canvas.getByRole("button", { name: "No downloads left. See plans: Maya Okonkwo" });
    await expect(button).toBeEnabled();
    await userEvent.click(button);
    await expect(args.onAction).toHaveBeenLastCalledWith("plans");
  },
};

export const DraftUsed: Story = {
  name: "People can purchase, resume or, with the plan, download a draft",
  tags: ["!dev"],
  render: (args) => <DraftActions {...args} remaining={1} />,
  play: async ({ canvas, args }) => {
    for (const [name, action] of [
      ["Purchase for $18.99: Maya Okonkwo", "purchase"],
      ["Resume Maya Okonkwo", "edit"],
      ["Download with your plan (1 left): Maya Okonkwo", "download"],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name }));
      await expect(args.onAction).toHaveBeenLastCalledWith(action);
    }
    await expect(canvas.queryByRole("button", { name: /^Share/ })).not.toBeInTheDocument();
  },
};
