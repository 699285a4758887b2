import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button, Switch } from "../../src/index.ts";
import { PseudoStates } from "../pseudo-states.tsx";

const meta = {
  title: "Forms/Switch",
  component: Switch,
  parameters: { alsoKnownAs: ["toggle", "on and off"] },
  args: { "aria-label": "Social Sharing" },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultChecked: true, disabled: false, onCheckedChange: fn() },
};

const SHEET = [
  { words: "Off", props: {} },
  { words: "On", props: { defaultChecked: true } },
];

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-5">
      {SHEET.map(({ words, props }) => (
        <div key={words} className="pf:grid pf:gap-2">
          <p className="pf:type-tag">{words}</p>
          <PseudoStates on="button" width="6rem" disabled={<Switch aria-label={words} {...props} disabled />}>
            <Switch aria-label={words} {...props} />
          </PseudoStates>
        </div>
      ))}
    </div>
  ),
};

/** The setting takes effect at once, and a word next to the switch shows its state. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  render: (args) => (
    <div className="pf:flex pf:items-center pf:gap-3">
      <Switch {...args} defaultChecked />
      <span className="pf:text-muted pf:text-small">On</span>
    </div>
  ),
};

/** A switch looks as if it takes effect at once, but this form is saved later. Use a checkbox. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  render: (args) => (
    <form className="pf:flex pf:flex-wrap pf:items-center pf:gap-3" onSubmit={(event) => event.preventDefault()}>
      <Switch {...args} defaultChecked />
      <span className="pf:text-muted pf:text-small">On</span>
      <Button type="submit">Save</Button>
    </form>
  ),
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar" className="pf:grid pf:gap-5">
      <div className="pf:flex pf:items-center pf:gap-3">
        <Switch aria-label="المشاركة" />
        <span className="pf:text-muted pf:text-small">متوقف</span>
      </div>
      <div className="pf:flex pf:items-center pf:gap-3">
        <Switch aria-label="الإشعارات" defaultChecked />
        <span className="pf:text-muted pf:text-small">مُشغَّل</span>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const on = within(canvasElement).getByRole("switch", { name: "الإشعارات" });
    const track = on.getBoundingClientRect();
    const thumb = on.firstElementChild?.getBoundingClientRect();
    await expect(thumb?.left).toBeGreaterThanOrEqual(track.left);
    await expect(thumb?.left).toBeLessThan(track.left + track.width / 2);
  },
};

export const TurnedByKeyboard: Story = {
  name: "Space turns the switch on, and off again",
  tags: ["!dev"],
  args: { onCheckedChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    const control = within(canvasElement).getByRole("switch", { name: "Social Sharing" });
    await step("Tab to the switch", async () => {
      await userEvent.tab();
      await expect(control).toHaveFocus();
      await expect(control).not.toBeChecked();
    });
    await step("Press Space", async () => {
      await userEvent.keyboard(" ");
      await expect(control).toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    });
    await step("Press Space again", async () => {
      await userEvent.keyboard(" ");
      await expect(control).not.toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    });
  },
};
