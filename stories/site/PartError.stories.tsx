import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../src/index.ts";
import { PartError } from "../../src/site/layout/ErrorBoundary.tsx";
import { atWidth } from "../decorators.tsx";

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
  // The error says what still works, and the button retries.
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2, name: "Something went wrong here" })).toHaveLength(3);
    await expect(canvas.getAllByText(/nothing you saved is lost/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
