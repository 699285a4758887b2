import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Radio, RadioGroup } from "../../src/index.ts";
import { ForceState } from "../pseudo-states.tsx";

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  subcomponents: { Radio },
  parameters: { alsoKnownAs: ["radio buttons", "option group"] },
  args: {
    label: "Packaging",
    defaultValue: "box",
    children: (
      <>
        <Radio value="box">Box</Radio>
        <Radio value="bag" description="No plastic.">
          Paper bag
        </Radio>
        <Radio value="crate" disabled>
          Crate
        </Radio>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { description: "", error: "", onValueChange: fn() } };

export const States: Story = {
  render: ({ children }) => (
    <div className="pf:grid pf:gap-8">
      <RadioGroup label="One is selected" defaultValue="box">
        {children}
      </RadioGroup>
      <ForceState focus="input[value=box]" hover="input[value=bag]">
        <RadioGroup label="Box focused, Paper bag hovered">{children}</RadioGroup>
      </ForceState>
      <RadioGroup label="Error" description="All of them can be posted." error="Choose a packaging">
        {children}
      </RadioGroup>
      <RadioGroup label="Disabled" defaultValue="box" disabled>
        {children}
      </RadioGroup>
    </div>
  ),
};

export const WithError: Story = {
  args: { defaultValue: undefined, description: "All of them can be posted.", error: "Choose a packaging" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Packaging" })).toHaveAccessibleDescription(
      "Choose a packaging All of them can be posted.",
    );
  },
};

export const RightToLeft: Story = {
  args: { label: "אריזה", children: <Radio value="box">קופסה</Radio> },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="he">
        <Story />
      </div>
    ),
  ],
};

export const ChosenByKeyboard: Story = {
  name: "Arrow keys and a click on the label select an answer",
  tags: ["!dev"],
  args: { name: "packaging", onValueChange: fn() },
  render: (args) => (
    <form aria-label="Order">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole("group", { name: "Packaging" }));
    await userEvent.tab();
    await expect(group.getByRole("radio", { name: "Box" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const bag = group.getByRole("radio", { name: "Paper bag" });
    await expect(bag).toBeChecked();
    await expect(bag).toHaveAccessibleDescription("No plastic.");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("bag");
    await userEvent.click(group.getByText("Box"));
    await expect(new FormData(canvas.getByRole("form")).get("packaging")).toBe("box");
    await expect(group.getByRole("radio", { name: "Crate" })).toBeDisabled();
  },
};

export const Round: Story = {
  name: "Radio buttons stay round in a brand with square pills",
  tags: ["!dev"],
  decorators: [
    (Story) => (
      <div style={{ "--pf-radius-pill": "6px" } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const circle = canvasElement.querySelector("[data-slot=radio-group-indicator]") as HTMLElement;
    await expect(Number.parseFloat(getComputedStyle(circle).borderTopLeftRadius)).toBeGreaterThanOrEqual(12);
  },
};
