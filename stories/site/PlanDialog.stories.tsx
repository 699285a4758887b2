import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PlanDialog, type PlanDialogProps } from "../../src/site/checkout/PlanDialog.tsx";

/**
 * The description always says that nothing is charged. The button of the present plan is marked as disabled but keeps
 * focus, so that nothing is lost when the plan switches under it. A choice that was not confirmed goes when the dialog
 * closes.
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

export const NoDownloadsLeft: Story = { args: { planUse: { plan: "basic", downloadsUsed: 2 } } };
export const OnPremium: Story = { args: { planUse: { plan: "premium", downloadsUsed: 1 } } };

/** A dialog covers the page: this one shows another plan chosen than the present one. */
export const States: Story = {
  play: async () => {
    const legendary = await screen.findByRole("radio", { name: "Legendary" });
    // The dialog accepts the pointer a moment after it appears.
    await waitFor(() => userEvent.click(legendary));
    await waitFor(() => expect(screen.getByRole("button", { name: "Switch to Legendary" })).toBeVisible());
  },
};

/** Features in a line cannot be compared, and take the place of the price and of what is left. */
export const Narrow: Story = {
  name: "At 320 px the plans scroll nothing sideways",
  tags: ["!dev"],
  globals: { viewport: { value: "narrow" }, text: "100" },
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};

export const LongText: Story = {
  args: {
    labels: {
      heading: "What you would like to keep on this device as the plan of your department",
      description: "This demo keeps your plan on this device. Switching is free, because nothing is charged. ".repeat(
        3,
      ),
      group: "Plan",
      line: ({ features }) => features.join(", "),
      current: (plan) => `${plan} is the plan that your department has already`,
      switchTo: (plan) => `Switch everybody in the department to ${plan}`,
      close: "Leave everything as it is",
    },
  },
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "ar",
    labels: {
      heading: "إدارة الاشتراك",
      description: "تحفظ هذه النسخة خطتك على هذا الجهاز.",
      group: "الخطة",
      line: (_, remaining) => (Number.isFinite(remaining) ? `التنزيلات المتبقية: ${remaining}` : "تنزيلات بلا حدود"),
      current: (plan) => `خطتك هي ${plan}`,
      switchTo: (plan) => `الانتقال إلى ${plan}`,
      close: "إغلاق",
    },
  },
};

/** Keeps the plan, as the page does, and stays open. */
function Account({ planUse: first, onSwitch, ...rest }: PlanDialogProps) {
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
  name: "Another plan is chosen by keyboard and switched to, and focus stays",
  tags: ["!dev"],
  // In large text the dialog is too long for its window, and the heading takes the focus.
  globals: { text: "100" },
  render: (args) => <Account {...args} />,
  play: async ({ args, step }) => {
    const dialog = await panel();
    await step("The present plan is chosen, has focus and is described", async () => {
      const basic = dialog.getByRole("radio", { name: "Basic" });
      await waitFor(() => expect(basic).toHaveFocus());
      await expect(basic).toBeChecked();
      await expect(basic).toHaveAccessibleDescription("$18.99 one-time. 1 download remaining");
      await expect(dialog.getByRole("radio", { name: "Premium" })).toHaveAccessibleDescription(
        "$88.99 per month. Unlimited downloads",
      );
    });
    await step("Its button says so and does nothing", async () => {
      const button = dialog.getByRole("button", { name: "Basic is your plan" });
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(button);
      await expect(args.onSwitch).not.toHaveBeenCalled();
    });
    await step("Arrow to Premium and switch", async () => {
      await userEvent.click(dialog.getByRole("radio", { name: "Basic" }));
      await userEvent.keyboard("{ArrowDown}");
      await userEvent.tab();
      await expect(dialog.getByRole("button", { name: "Switch to Premium" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onSwitch).toHaveBeenCalledTimes(1);
      await expect(args.onSwitch).toHaveBeenCalledWith("premium");
    });
    await step("Now Premium is the plan, and a second press does nothing", async () => {
      await expect(dialog.getByRole("button", { name: "Premium is your plan" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onSwitch).toHaveBeenCalledTimes(1);
    });
  },
};

export const Kept: Story = {
  name: "Closing the dialog keeps the current plan",
  tags: ["!dev"],
  play: async ({ args }) => {
    const dialog = await panel();
    await userEvent.click(dialog.getByRole("radio", { name: "Legendary" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.anything());
    await expect(args.onSwitch).not.toHaveBeenCalled();
  },
};
