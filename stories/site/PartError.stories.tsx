import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../src/index.ts";
import { PartError } from "../../src/site/layout/ErrorBoundary.tsx";
import { atWidth } from "../decorators.tsx";

/**
 * Says what still works and that nothing is lost. The message is not an alert and does not take focus.
 */
const meta = {
  title: "Site/PartError",
  component: PartError,
  args: { onRetry: fn() },
  decorators: atWidth(560),
} satisfies Meta<typeof PartError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: ({ onRetry }) => (
    <div className="pf:grid pf:gap-5">
      <PartError onRetry={onRetry} />
      <PartError onRetry={onRetry} actions={<Button variant="ghost">Delete</Button>} />
      <PartError onRetry={onRetry} retry="Reload" />
    </div>
  ),
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
    await expect(canvas.getByRole("heading", { level: 2, name: "Something went wrong here" })).toBeVisible();
    await expect(canvas.getByText(/nothing you saved is lost/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByText("The part is back.")).toBeVisible();
    await expect(canvas.queryByRole("heading")).not.toBeInTheDocument();
  },
};
