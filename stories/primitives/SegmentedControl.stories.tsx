import type { Meta, StoryObj } from "@storybook/react-vite";
import { LayoutGrid, List } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button, SegmentedControl } from "../../src/index.ts";
import { ForceState } from "../pseudo-states.tsx";

const TYPES = [
  { value: "all", label: "All" },
  { value: "hero", label: "Heroes" },
  { value: "villain", label: "Villains" },
];
const VIEWS = [
  { value: "grid", label: "Grid", icon: <LayoutGrid aria-hidden /> },
  { value: "list", label: "List", icon: <List aria-hidden /> },
];

const meta = {
  title: "Forms/SegmentedControl",
  component: SegmentedControl,
  parameters: { alsoKnownAs: ["button group", "toggle group", "radio buttons"] },
  args: { label: "Type", segments: TYPES, defaultValue: "all" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "26rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { description: "", error: "", disabled: false, onValueChange: fn() } };

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-6">
      <SegmentedControl label="One is selected" segments={TYPES} defaultValue="all" />
      <SegmentedControl label="None is selected" segments={TYPES} />
      <ForceState focus="input[value=all]" hover="input[value=hero]">
        <SegmentedControl label="All focused, Heroes hovered" segments={TYPES} defaultValue="all" />
      </ForceState>
      <SegmentedControl label="With icons" segments={VIEWS} defaultValue="grid" />
      <SegmentedControl label="Error" segments={TYPES} description="You can change it later." error="Choose a type" />
      <SegmentedControl label="Disabled" segments={TYPES} defaultValue="hero" disabled />
    </div>
  ),
};

/** Each option is one word, so all of them fit in one row. */
export const Do: Story = { tags: ["!dev"] };

/** These options are too long for one row, and the row no longer looks like one choice. Use radio cards. */
export const Dont: Story = {
  tags: ["!dev"],
  args: {
    label: "Shipping",
    defaultValue: "standard",
    segments: [
      { value: "standard", label: "Standard, three to five days" },
      { value: "express", label: "Express, tomorrow before noon" },
      { value: "pickup", label: "Pick up at the shop" },
    ],
  },
};

export const LongText: Story = {
  args: {
    label: "The kinds of figures that the list below shows until you choose another kind",
    segments: [
      { value: "all", label: "Everybody on the shelf" },
      { value: "hero", label: "Donaudampfschifffahrtskapitäne" },
      { value: "villain", label: "Villains" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "ar",
    label: "النوع",
    segments: [
      { value: "all", label: "الكل" },
      { value: "hero", label: "أبطال" },
      { value: "villain", label: "أشرار" },
    ],
  },
};

export const ChosenByKeyboard: Story = {
  name: "It is one Tab stop, and arrow keys choose",
  tags: ["!dev"],
  args: { onValueChange: fn() },
  render: (args) => (
    <div className="pf:grid pf:gap-4">
      <SegmentedControl {...args} />
      <Button>Show</Button>
    </div>
  ),
  play: async ({ canvas, args, step }) => {
    await step("Tab to the selected segment", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("radio", { name: "All" })).toHaveFocus();
    });
    await step("Left arrow wraps around to the last segment", async () => {
      await userEvent.keyboard("{ArrowLeft}");
      await expect(canvas.getByRole("radio", { name: "Villains" })).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("villain");
    });
    await step("Tab leaves the control", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Show" })).toHaveFocus();
    });
  },
};

export const InFormData: Story = {
  name: "Form data has the choice, and a reset restores the first one",
  tags: ["!dev"],
  args: { name: "type", onValueChange: fn() },
  render: (args) => (
    <form aria-label="Filters" className="pf:grid pf:gap-4">
      <SegmentedControl {...args} />
      <Button type="reset">Clear filters</Button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>("form")).get("type");
    await userEvent.click(canvas.getByText("Heroes"));
    await expect(sent()).toBe("hero");
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(sent()).toBe("all");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("all");
  },
};

export const UnknownValue: Story = {
  name: "With an unknown value, no segment is selected",
  tags: ["!dev"],
  args: { value: "sidekick", onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "All" })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("radio", { name: "Heroes" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("hero");
  },
};

export const DisabledStays: Story = {
  name: "A disabled control cannot be changed",
  tags: ["!dev"],
  args: { disabled: true, onValueChange: fn() },
  play: async ({ canvas, args }) => {
    const heroes = canvas.getByRole("radio", { name: "Heroes" });
    await expect(heroes).toBeDisabled();
    await userEvent.click(heroes, { pointerEventsCheck: 0 });
    await expect(canvas.getByRole("radio", { name: "All" })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const AccessibleName: Story = {
  name: "Screen readers read the label, the error, then the description",
  tags: ["!dev"],
  args: { segments: VIEWS, label: "View", error: "Choose a view", description: "It is saved on this device." },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "View" });
    await expect(group).toHaveAccessibleDescription("Choose a view It is saved on this device.");
    // Icons are not part of the names.
    await expect(within(group).getAllByRole("radio")).toHaveLength(2);
    await expect(within(group).getByRole("radio", { name: "Grid" })).toBeEnabled();
  },
};
