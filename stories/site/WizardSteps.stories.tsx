import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../../src/index.ts";
import { WizardSteps } from "../../src/site/landing/WizardSteps.tsx";
import { atWidth } from "../decorators.tsx";

/**
 * The steps do not take focus or announce a change, so announce the new step in the page's live region and move focus
 * to its content. A step forward is animated, but state and text change immediately.
 */
const meta = {
  title: "Site/WizardSteps",
  component: WizardSteps,
  args: { current: 1 },
  argTypes: { current: { control: { type: "range", min: 1, max: 3 } } },
  decorators: atWidth("35rem"),
} satisfies Meta<typeof WizardSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { current: 2 } };

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "2rem" }}>
      {([1, 2, 3] as const).map((current) => (
        <div key={current}>
          <p className="pf:type-tag">{`Step ${current} is current`}</p>
          <WizardSteps current={current} />
        </div>
      ))}
    </div>
  ),
  // Screen readers read the current and the completed steps.
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole("listitem");
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      ...["1LinkedIn", "2Choose Pill", "3Preview"],
      ...["LinkedIn completed", "2Choose Pill", "3Preview"],
      ...["LinkedIn completed", "Choose Pill completed", "3Preview"],
    ]);
    const current = steps.flatMap((step, at) => (step.ariaCurrent === "step" ? [at] : []));
    await expect(current).toEqual([0, 4, 8]);
  },
};

function Walk() {
  const [current, setCurrent] = useState<1 | 2>(1);
  return (
    <div className="pf:grid pf:gap-6">
      <WizardSteps current={current} />
      <div className="pf:flex pf:gap-3">
        <Button onClick={() => setCurrent(2)}>Next</Button>
        <Button onClick={() => setCurrent(1)}>From the start</Button>
      </div>
    </div>
  );
}

/** Returns the names of the animations that run on the steps. */
const moving = (list: HTMLElement) =>
  list.getAnimations({ subtree: true }).map((one) => (one instanceof CSSAnimation ? one.animationName : ""));

export const Moves: Story = {
  name: "A step forward is animated once, a step back is not",
  tags: ["!dev"],
  render: () => <Walk />,
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole("list", { name: "Steps" });
    const steps = canvas.getAllByRole("listitem");
    await step("Nothing moves by itself", async () => {
      await expect(moving(list)).toEqual([]);
    });
    await step("One step forward: the state changes at once, and the animation ends", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Next" }));
      await expect(steps[1]).toHaveAttribute("aria-current", "step");
      await waitFor(() => expect(moving(list)).toEqual([]));
      await expect(steps[0]).toHaveTextContent("LinkedIn completed");
    });
    await step("Back to the start, without animation", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "From the start" }));
      await expect(moving(list)).toEqual([]);
      await expect(steps[0]).toHaveAttribute("aria-current", "step");
    });
  },
};
