import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ThemePicker } from "../../src/index.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";

const meta = {
  title: "Forms/ThemePicker",
  component: ThemePicker,
  parameters: { alsoKnownAs: ["dark mode", "color scheme", "appearance"] },
  args: { onValueChange: fn() },
  decorators: atWidth("26rem"),
} satisfies Meta<typeof ThemePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { labels: { group: "Theme" } } };

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      <ThemePicker {...args} labels={{ group: "System is chosen" }} defaultValue="system" />
      <ThemePicker {...args} labels={{ group: "Light is chosen" }} defaultValue="light" />
      <ThemePicker {...args} labels={{ group: "Dark is chosen" }} defaultValue="dark" />
      {forced(
        { focus: "input[value=system]", hover: "input[value=light]", pressed: "input[value=dark]" },
        <ThemePicker
          {...args}
          labels={{ group: "System focused, Light hovered, Dark pressed" }}
          defaultValue="system"
        />,
      )}
      <ThemePicker {...args} labels={{ group: "Disabled" }} disabled />
    </div>
  ),
};

/** People know these names from their device’s settings. “System” means that the theme follows the device. */
export const Do: Story = { tags: ["!dev", "!test"] };

/** “Auto” next to “Day” and “Night” sounds like a schedule, but the theme follows the device. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: { labels: { system: "Auto", light: "Day", dark: "Night" } },
};

export const LongText: Story = {
  args: { labels: { group: "Theme of this page and of every other page you open here" } },
};

export const RightToLeft: Story = {
  args: { labels: { group: "المظهر", system: "النظام", light: "فاتح", dark: "داكن" } },
  decorators: rightToLeft("ar"),
};
