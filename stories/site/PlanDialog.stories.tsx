import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PlanDialog } from "../../src/site/checkout/PlanDialog.tsx";

const meta = {
  title: "Site/PlanDialog",
  component: PlanDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    planUse: { plan: "basic", downloadsUsed: 1 },
    onSwitch: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: "560px" } },
  },
} satisfies Meta<typeof PlanDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The dialog fits a small phone. */
export const NoDownloadsLeft: Story = {
  args: { planUse: { plan: "basic", downloadsUsed: 2 } },
  globals: { viewport: { value: "narrow" }, text: "100" },
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};
export const OnPremium: Story = { args: { planUse: { plan: "premium", downloadsUsed: 1 } } };

/** A dialog covers the page, so this story shows only the state in which another plan is selected. */
export const States: Story = {
  play: async () => {
    const legendary = await screen.findByRole("radio", { name: "Legendary" });
    // Repeats the click, because the dialog ignores clicks just after it has appeared.
    await waitFor(() => userEvent.click(legendary));
    await waitFor(() => expect(screen.getByRole("button", { name: "Switch to Legendary" })).toBeVisible());
  },
};

/** Stores the plan as the page would, and keeps the dialog open. */
function Account({ planUse: first, onSwitch, ...rest }: ComponentProps<typeof PlanDialog>) {
  const [planUse, setPlanUse] = useState(first);
  return (
    <PlanDialog
      {...rest}
      planUse={planUse}
      onSwitch={(plan) => {
        setPlanUse({ ...planUse, plan });
        onSwitch(plan);
      }}
    />
  );
}

const panel = async () => within(await screen.findByRole("dialog", { name: "Manage Subscription" }));

export const Switched: Story = {
  name: "People can switch plans by keyboard without losing focus",
  tags: ["!dev"],
  // With large text, the dialog is taller than the viewport, so the heading would get focus.
  globals: { text: "100" },
  render: (args) => <Account {...args} />,
  play: async ({ args, step }) => {
    const dialog = await panel();
    const button = (name: string) => dialog.getByRole("button", { name });
    const basic = dialog.getByRole("radio", { name: "Basic" });
    await step("The current plan has focus, and its button does nothing", async () => {
      await waitFor(() => expect(basic).toHaveFocus());
      await expect(basic).toBeChecked();
      await expect(basic).toHaveAccessibleDescription("$18.99 one-time. 1 download remaining");
      await expect(button("Basic is your plan")).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(button("Basic is your plan"));
      await expect(args.onSwitch).not.toHaveBeenCalled();
    });
    await step("Switch to Premium, and press its button again", async () => {
      basic.focus();
      await userEvent.keyboard("{ArrowDown}");
      await userEvent.tab();
      await expect(button("Switch to Premium")).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onSwitch).toHaveBeenCalledWith("premium");
      await expect(button("Premium is your plan")).toHaveFocus();
      await userEvent.keyboard("{Enter}");
    });
    await step("Closing the dialog discards a choice", async () => {
      await userEvent.click(dialog.getByRole("radio", { name: "Legendary" }));
      await userEvent.keyboard("{Escape}");
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
      await expect(args.onSwitch).toHaveBeenCalledTimes(1);
    });
  },
};
