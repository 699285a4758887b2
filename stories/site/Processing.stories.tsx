import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Processing } from "../../src/site/create/Processing.tsx";

/**
 * The texts are the specification's, and the bar always is at part 3 of 4: it shows no real progress. The panel has no
 * live region: the page's standing one says the heading when processing begins. Under reduced motion the pill is still
 * and the texts carry the state.
 */
const meta = {
  title: "Site/Processing",
  component: Processing,
  args: { type: "hero" },
} satisfies Meta<typeof Processing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    type: "hero",
    heading: "Creating your action figure...",
    children: "Step 3 of 4: Generating accessories based on your skills",
  },
};

export const States: Story = {
  render: () => (
    <div
      style={{ display: "grid", gap: "2.5rem", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" }}
    >
      <div>
        <p className="pf:type-tag">Hero</p>
        <Processing type="hero" heading="Creating your hero..." />
      </div>
      <div>
        <p className="pf:type-tag">Villain</p>
        <Processing type="villain" heading="Creating your villain..." />
      </div>
    </div>
  ),
};

/** “Almost there” says nothing, and is not true for as long as the bar stands still. */
export const LongText: Story = {
  args: {
    heading: "Creating the action figure of the entire procurement department, one lanyard at a time...",
    children: "Step 3 of 4: Generating accessories based on a curriculum vitae of unusual and frankly admirable length",
  },
};

export const RightToLeft: Story = {
  args: { heading: "جارٍ إنشاء مجسّمك...", children: "الخطوة 3 من 4: إعداد الملحقات بناءً على مهاراتك" },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};

export const Progress: Story = {
  name: "Assistive technology finds a progress bar that says which step it is",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Creating your action figure..." });
    await expect(bar).toHaveAttribute("aria-valuenow", "3");
    await expect(bar).toHaveAttribute("aria-valuemax", "4");
    await expect(bar).toHaveAttribute("aria-valuetext", "Step 3 of 4: Generating accessories based on your skills");
  },
};

export const Quiet: Story = {
  name: "The panel is no live region of its own",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Creating your action figure...")).toBeVisible();
    await expect(canvas.queryByRole("status")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};
