import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ThemePicker, type ThemePickerProps } from "../../src/index.ts";
import { ForceState } from "../pseudo-states.tsx";

const meta = {
  title: "Components/ThemePicker",
  component: ThemePicker,
  args: { value: "system", onValueChange: fn() },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "26rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ThemePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the theme as a page does. */
function Held({ onValueChange, ...rest }: ThemePickerProps) {
  const [value, setValue] = useState(rest.value);
  return (
    <ThemePicker
      {...rest}
      value={value}
      onValueChange={(theme) => {
        setValue(theme);
        onValueChange(theme);
      }}
    />
  );
}

export const Default: Story = {};
export const Playground: Story = { args: { label: "Theme" }, render: (args) => <ThemePicker {...args} /> };
export const System: Story = {};
export const Light: Story = { args: { value: "light" } };
export const DarkChosen: Story = { args: { value: "dark" } };

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      <ThemePicker {...args} label="System is chosen" value="system" />
      <ThemePicker {...args} label="Light is chosen" value="light" />
      <ThemePicker {...args} label="Dark is chosen" value="dark" />
      <ForceState focus="input[value=system]" hover="input[value=light]" pressed="input[value=dark]">
        <ThemePicker {...args} label="System focused, Light under the pointer, Dark pressed" value="system" />
      </ForceState>
    </div>
  ),
};

export const LongText: Story = { args: { label: "Theme of this page and of every other page you open here" } };

export const RightToLeft: Story = {
  args: { label: "المظهر", labels: { system: "النظام", light: "فاتح", dark: "داكن" } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const Clicked: Story = {
  name: "A click chooses a theme",
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole("group", { name: "Theme" }));
    await expect(group.getByRole("radio", { name: "System" })).toBeChecked();
    await userEvent.click(group.getByRole("radio", { name: "Dark" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("dark");
    await expect(group.getByRole("radio", { name: "Dark" })).toBeChecked();
    await expect(group.getByRole("radio", { name: "System" })).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  name: "Arrow keys choose a theme, and Tab stops once",
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "System" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Light" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("light");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: "Dark" })).toBeChecked();
    await userEvent.tab();
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toHaveFocus();
  },
};
