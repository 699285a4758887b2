import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button, Switch } from "../../src/index.ts";
import { pseudoStates } from "../pseudo-states.tsx";

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

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-5">
      {[false, true].map((isOn) => (
        <div key={String(isOn)} className="pf:grid pf:gap-2">
          <p className="pf:type-item">{isOn ? "On" : "Off"}</p>
          {pseudoStates("button", "6rem", <Switch aria-label="Sharing" defaultChecked={isOn} />, {
            Disabled: <Switch aria-label="Sharing" defaultChecked={isOn} disabled />,
          })}
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
    <div dir="rtl" lang="ar" className="pf:flex pf:items-center pf:gap-3">
      <Switch aria-label="الإشعارات" defaultChecked />
      <span className="pf:text-muted pf:text-small">مُشغَّل</span>
    </div>
  ),
  play: async ({ canvas }) => {
    const on = canvas.getByRole("switch", { name: "الإشعارات" });
    const track = on.getBoundingClientRect();
    const thumb = on.firstElementChild?.getBoundingClientRect();
    await expect(thumb?.left).toBeGreaterThanOrEqual(track.left);
    await expect(thumb?.left).toBeLessThan(track.left + track.width / 2);
  },
};
