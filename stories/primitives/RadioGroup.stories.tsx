import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button, Radio, RadioGroup } from "../../src/index.ts";
import { rightToLeft } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";

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
      {forced(
        { focus: "input[value=box]", hover: "input[value=bag]" },
        <RadioGroup label="Box focused, Paper bag hovered">{children}</RadioGroup>,
      )}
      <RadioGroup label="Error" description="All of them can be posted." error="Choose a packaging">
        {children}
      </RadioGroup>
      <RadioGroup label="Disabled" defaultValue="box" disabled>
        {children}
      </RadioGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Error" })).toHaveAccessibleDescription(
      "Choose a packaging All of them can be posted.",
    );
    const disabled = within(canvas.getByRole("group", { name: "Disabled" })).getAllByRole("radio");
    for (const radio of disabled) await expect(radio).toBeDisabled();
  },
};

export const RightToLeft: Story = {
  args: { label: "אריזה", children: <Radio value="box">קופסה</Radio> },
  decorators: rightToLeft("he"),
};

export const Used: Story = {
  name: "Arrow keys and labels choose, and the form has the choice",
  tags: ["!dev"],
  args: { name: "packaging", onValueChange: fn() },
  render: (args) => (
    <form aria-label="Order">
      <RadioGroup {...args} />
      <Button type="reset">Start Over</Button>
    </form>
  ),
  play: async ({ canvas, args, step }) => {
    const group = within(canvas.getByRole("group", { name: "Packaging" }));
    const sent = () => new FormData(canvas.getByRole("form")).get("packaging");
    const bag = group.getByRole("radio", { name: "Paper bag" });
    await step("The group is one Tab stop, at the selected answer", async () => {
      await userEvent.tab();
      await expect(group.getByRole("radio", { name: "Box" })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Start Over" })).toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step("Down selects the next answer, and again the first one, because Crate is disabled", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await expect(bag).toBeChecked();
      await expect(bag).toHaveAccessibleDescription("No plastic.");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("bag");
      await userEvent.keyboard("{ArrowDown}");
      await expect(sent()).toBe("box");
    });
    await step("A click on the label selects its answer", async () => {
      await userEvent.click(group.getByText("Paper bag"));
      await expect(sent()).toBe("bag");
    });
    await step("A reset restores the first answer and reports it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Start Over" }));
      await expect(sent()).toBe("box");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("box");
    });
  },
};

export const Controlled: Story = {
  name: "A controlled group changes only when its value prop changes",
  tags: ["!dev"],
  args: { value: "envelope", onValueChange: fn() },
  play: async ({ canvas, args }) => {
    // With an unknown value, no answer is selected, and Tab reaches the first one.
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Box" })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("radio", { name: "Paper bag" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("bag");
    await expect(canvas.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
  },
};
