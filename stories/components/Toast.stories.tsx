import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Toast } from "../../src/index.ts";

const meta = {
  title: "Components/Toast",
  component: Toast,
  args: { children: "Accounts are not available in this demo.", onDismiss: fn() },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: "info", dismissLabel: "Dismiss" } };
export const Info: Story = { args: { tone: "info" } };
export const Success: Story = { args: { tone: "success", children: "Referral link copied." } };
export const Warning: Story = {
  args: { tone: "warning", children: "Copying is blocked here. Select the link instead." },
};

/** Before Dismiss there is room for one thing to do. */
export const WithAction: Story = {
  args: { tone: "success", children: "Maya Okonkwo was deleted.", action: { label: "Undo", onAct: fn() } },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", justifyItems: "start" }}>
      <p className="pf:type-tag">Info</p>
      <Toast {...args} />
      <p className="pf:type-tag">Success</p>
      <Toast {...args} tone="success">
        Referral link copied.
      </Toast>
      <p className="pf:type-tag">Warning</p>
      <Toast {...args} tone="warning">
        Copying is blocked here. Select the link instead.
      </Toast>
      <p className="pf:type-tag">With an action</p>
      <Toast {...args} tone="success" action={{ label: "Undo", onAct: fn() }}>
        Maya Okonkwo was deleted.
      </Toast>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    tone: "warning",
    children:
      "The newsletter is not open yet, your address was not kept, and nobody will write to you about it until you ask again.",
    dismissLabel: "Put this message away",
  },
};

export const RightToLeft: Story = {
  args: { tone: "success", children: "تم نسخ رابط الإحالة.", dismissLabel: "إغلاق" },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};

export const Dismissed: Story = {
  name: "Dismiss asks the page to put the message away, by mouse and by keyboard",
  play: async ({ args, canvas }) => {
    const dismiss = canvas.getByRole("button", { name: "Dismiss" });
    await userEvent.click(dismiss);
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

export const Acted: Story = {
  ...WithAction,
  name: "Undo comes before Dismiss and asks the page to act",
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.action?.onAct).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  },
};

export const Leaving: Story = {
  name: "A toast that leaves has faded when its animations have finished",
  globals: { motion: "full" },
  args: { isLeaving: true },
  play: async ({ canvasElement }) => {
    const toast = canvasElement.querySelector("[data-slot=toast]") as HTMLElement;
    await Promise.all(toast.getAnimations().map((fade) => fade.finished));
    await expect(toast).not.toBeVisible();
  },
};

export const Quiet: Story = {
  name: "The toast does not speak by itself and takes no focus",
  play: async ({ canvas }) => {
    // It rises into view.
    await waitFor(() => expect(canvas.getByText("Accounts are not available in this demo.")).toBeVisible());
    await expect(canvas.queryByRole("status")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await expect(document.body).toHaveFocus();
  },
};
