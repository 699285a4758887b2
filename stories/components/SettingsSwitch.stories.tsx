import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SettingsSwitch } from "../../src/index.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";
import { states } from "../states.tsx";

const meta = {
  title: "Forms/SettingsSwitch",
  component: SettingsSwitch,
  parameters: { alsoKnownAs: ["toggle", "preference"] },
  args: { label: "Email Notifications", onCheckedChange: fn() },
  argTypes: { name: { control: false } },
  decorators: atWidth("35rem"),
} satisfies Meta<typeof SettingsSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const ON_HAND = { description: "News about your figures" };

export const Playground: Story = { args: { ...ON_HAND, defaultChecked: true, labels: { on: "On", off: "Off" } } };

export const States: Story = {
  render: () =>
    states({
      On: <SettingsSwitch label="Email Notifications" description="News about your figures" defaultChecked />,
      Off: <SettingsSwitch label="Marketing Communications" description="Occasional product news" />,
      Hover: forced({ hover: "button" }, <SettingsSwitch label="Social Sharing" />),
      Focus: forced({ focus: "button" }, <SettingsSwitch label="Social Sharing" />),
      Disabled: <SettingsSwitch label="Social Sharing" disabled />,
    }),
};

/** The label names the setting, so “Off” clearly means that no emails are sent. */
export const Do: Story = { tags: ["!dev", "!test"], args: ON_HAND };

/** The label is a negative action. “On” would mean that no emails are sent, so people have to read it twice. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: { label: "Turn Off Email Notifications", description: "No news about your figures", defaultChecked: true },
};

export const LongText: Story = {
  args: {
    label: "Email Notifications about figures, drafts of figures and figures that other people have told you about",
    description: "News about your figures, never more than one a week, and never on the day of the quarterly review",
    labels: { on: "Switched on", off: "Switched off" },
  },
};

export const RightToLeft: Story = {
  args: {
    label: "إشعارات البريد",
    description: "أخبار عن مجسّماتك",
    defaultChecked: true,
    labels: { on: "مفعّل", off: "متوقف" },
  },
  decorators: rightToLeft("ar"),
};

export const Clicked: Story = {
  name: "A click on the setting’s name turns it on, and Space off",
  tags: ["!dev"],
  args: ON_HAND,
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch", { name: "Email Notifications" });
    await expect(control).not.toBeChecked();
    await expect(canvas.getByText("Off")).toBeVisible();
    await expect(control).toHaveAccessibleDescription("News about your figures");
    await userEvent.click(canvas.getByText("Email Notifications"));
    await expect(control).toBeChecked();
    await expect(canvas.getByText("On")).toBeVisible();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(1);
    control.focus();
    await userEvent.keyboard(" ");
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
