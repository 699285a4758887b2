import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from "../../src/index.ts";
import { rightToLeft } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  parameters: { alsoKnownAs: ["tick box"] },
  args: { label: "Add a QR code", description: "It opens your figure’s link." },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { error: "", disabled: false, onCheckedChange: fn() } };

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-4">
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      {forced({ focus: "input" }, <Checkbox label="Focus" />)}
      <Checkbox label="Error" error="Please accept the terms" />
      <Checkbox label="Disabled" disabled defaultChecked />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { label: "הוספת קוד", description: "הקוד פותח את הקישור." },
  decorators: rightToLeft("he"),
};

export const Toggled: Story = {
  name: "The label and Space toggle the checkbox in the form data",
  tags: ["!dev"],
  args: { name: "code", value: "yes", error: "Choose", onCheckedChange: fn() },
  render: (args) => (
    <form aria-label="Order">
      <Checkbox {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: "Add a QR code" });
    await expect(box).toHaveAccessibleDescription("Choose It opens your figure’s link.");
    await expect(box).toBeInvalid();
    await userEvent.click(canvas.getByText("Add a QR code"));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(new FormData(canvas.getByRole("form")).get("code")).toBe("yes");
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
