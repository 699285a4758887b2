import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { WizardSteps } from "../../src/site/landing/WizardSteps.tsx";
import { atWidth } from "../decorators.tsx";
import { states } from "../states.tsx";

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
  render: () =>
    states({
      "Step 1 is current": <WizardSteps current={1} />,
      "Step 2 is current": <WizardSteps current={2} />,
      "Step 3 is current": <WizardSteps current={3} />,
    }),
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
