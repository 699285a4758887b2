import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../src/index.ts";
import { PartError } from "../../src/site/layout/PartError.tsx";

/**
 * Say what failed and, if true, what is safe and what still works. Do not use error codes or blame people. The message
 * is not an alert and does not take focus. If the failed part had focus, move focus to the heading.
 */
const meta = {
  title: "Site/PartError",
  component: PartError,
  args: { onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    heading: "Something went wrong here",
    children: "The rest of the page still works and nothing you saved is lost.",
  },
};

export const States: Story = {
  render: ({ onRetry }) => (
    <div className="pf:grid pf:gap-5">
      <PartError onRetry={onRetry} />
      <PartError heading="The preview did not load" onRetry={onRetry}>
        You seem to be offline. What you typed is still here.
      </PartError>
      <PartError heading="This card did not load" onRetry={onRetry} actions={<Button variant="ghost">Delete</Button>} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    heading: "The comparison of plans and everything that belongs to it could not be put on the page",
    children:
      "The site was probably renewed while this page was open, so that the part it asked for has a new name. The rest of the page still works, nothing you saved is lost, and what you typed is still in its field.",
  },
};

export const RightToLeft: Story = {
  args: {
    heading: "החלק הזה לא נטען",
    children: "שאר הדף עובד ודבר לא אבד.",
    retry: "לנסות שוב",
    dir: "rtl",
    lang: "he",
  },
};

function Flaky({ onRetry }: { onRetry: () => void }) {
  const [failed, setFailed] = useState(true);
  if (!failed) return <p>The part is back.</p>;
  return (
    <PartError
      onRetry={() => {
        setFailed(false);
        onRetry();
      }}
    />
  );
}

export const Retried: Story = {
  name: "Try again renders the failed part again",
  tags: ["!dev"],
  render: ({ onRetry }) => <Flaky onRetry={onRetry} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByText("The part is back.")).toBeVisible();
    await expect(canvas.queryByRole("heading")).not.toBeInTheDocument();
  },
};

export const AccessibleName: Story = {
  name: "Screen readers read a heading, what still works and a button",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 2, name: "Something went wrong here" })).toBeVisible();
    await expect(canvas.getByText(/nothing you saved is lost/)).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};
