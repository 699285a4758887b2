import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PlanDialog } from "../../src/site/checkout/PlanDialog.tsx";

/**
 * The description always says that nothing is charged. The button for the current plan is `aria-disabled` instead of
 * `disabled`, so that it keeps focus when people have switched to this plan. Closing the dialog discards a choice that
 * was not confirmed.
 */
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

export const RightToLeft: Story = { globals: { direction: "rtl" } };

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
    await step("The current plan is selected, has focus and a description", async () => {
      const basic = dialog.getByRole("radio", { name: "Basic" });
      await waitFor(() => expect(basic).toHaveFocus());
      await expect(basic).toBeChecked();
      await expect(basic).toHaveAccessibleDescription("$18.99 one-time. 1 download remaining");
      await expect(dialog.getByRole("radio", { name: "Premium" })).toHaveAccessibleDescription(
        "$88.99 per month. Unlimited downloads",
      );
    });
    await step("The button for the current plan does nothing", async () => {
      const button = dialog.getByRole("button", { name: "Basic is your plan" });
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(button);
      await expect(args.onSwitch).not.toHaveBeenCalled();
    });
    await step("Select Premium with an arrow key and switch", async () => {
      await userEvent.click(dialog.getByRole("radio", { name: "Basic" }));
      await userEvent.keyboard("{ArrowDown}");
      await userEvent.tab();
      await expect(dialog.getByRole("button", { name: "Switch to Premium" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onSwitch).toHaveBeenCalledTimes(1);
      await expect(args.onSwitch).toHaveBeenCalledWith("premium");
    });
    await step("Premium is now the plan, and a second press does nothing", async () => {
      await expect(dialog.getByRole("button", { name: "Premium is your plan" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onSwitch).toHaveBeenCalledTimes(1);
    });
    await step("Closing the dialog discards a choice", async () => {
      await userEvent.click(dialog.getByRole("radio", { name: "Legendary" }));
      await userEvent.keyboard("{Escape}");
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
      await expect(args.onSwitch).toHaveBeenCalledTimes(1);
    });
  },
};
