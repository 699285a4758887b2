import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, ProgressBar } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";

const meta = {
  title: "Feedback/ProgressBar",
  component: ProgressBar,
  parameters: { alsoKnownAs: ["loading bar", "meter", "spinner"] },
  args: { label: "Reading profile.pdf…" },
  decorators: atWidth("30rem"),
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const cancel = <Button size="sm">Cancel</Button>;

export const Playground: Story = {
  args: { value: 0.6, action: cancel },
  argTypes: { value: { control: { type: "range", min: 0, max: 1, step: 0.05 } } },
};

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-5">
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Begun" value={0.05} />
      <ProgressBar label="Half done" value={0.5} action={cancel} />
      <ProgressBar label="Done" value={1} />
      <ProgressBar label="How long is not known" action={cancel} />
    </div>
  ),
  play: async ({ canvas }) => {
    const position = (name: string) => canvas.getByRole<HTMLProgressElement>("progressbar", { name }).position;
    await expect(position("Half done")).toBe(0.5);
    // Without a value, the share is unknown.
    await expect(position("How long is not known")).toBe(-1);
  },
};

/** The amount of work is unknown, so the bar only shows that work is in progress. */
export const Do: Story = { tags: ["!dev", "!test"], args: { action: cancel } };

/** A guessed value stays at 90 % for a long time. After that, nobody trusts the next progress bar. */
export const Dont: Story = { tags: ["!dev", "!test"], args: { value: 0.9, action: cancel } };

export const LongText: Story = {
  args: {
    value: 0.3,
    label: "Reading Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.pdf…",
    action: <Button size="sm">Stop reading and keep what is there</Button>,
  },
};

export const RightToLeft: Story = {
  args: { dir: "rtl", lang: "ar", label: "جارٍ قراءة الملف…", value: 0.3, action: <Button size="sm">إلغاء</Button> },
};
