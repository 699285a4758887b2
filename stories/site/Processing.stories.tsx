import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Processing } from "../../src/site/create/Processing.tsx";
import { states } from "../states.tsx";

/**
 * The product specification defines the texts and that the bar is always at step 3 of 4, so it shows no real progress.
 * The panel has no live region, because the page's live region announces the heading. With reduced motion, the pill
 * does not move, and only the texts show the state.
 */
const meta = {
  title: "Site/Processing",
  component: Processing,
  args: { type: "hero", ref: null },
} satisfies Meta<typeof Processing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Creating your action figure..." });
    await expect(bar).toHaveAttribute("aria-valuenow", "3");
    await expect(bar).toHaveAttribute("aria-valuemax", "4");
    await expect(bar).toHaveAttribute("aria-valuetext", "Step 3 of 4: Generating accessories based on your skills");
  },
};

export const States: Story = {
  render: () =>
    states({ Hero: <Processing type="hero" ref={null} />, Villain: <Processing type="villain" ref={null} /> }, "16rem"),
};
