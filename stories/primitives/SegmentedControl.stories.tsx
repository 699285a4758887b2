import type { Meta, StoryObj } from "@storybook/react-vite";
import { LayoutGrid, List } from "lucide-react";
import { fn } from "storybook/test";
import { SegmentedControl } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";

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
  decorators: atWidth("26rem"),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { description: "", error: "", disabled: false, onValueChange: fn() } };

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-6">
      <SegmentedControl label="One is selected" segments={TYPES} defaultValue="all" />
      <SegmentedControl label="None is selected" segments={TYPES} />
      {forced(
        { focus: "input[value=all]", hover: "input[value=hero]" },
        <SegmentedControl label="All focused, Heroes hovered" segments={TYPES} defaultValue="all" />,
      )}
      <SegmentedControl label="With icons" segments={VIEWS} defaultValue="grid" />
      <SegmentedControl label="Error" segments={TYPES} description="You can change it later." error="Choose a type" />
      <SegmentedControl label="Disabled" segments={TYPES} defaultValue="hero" disabled />
    </div>
  ),
};

/** Each option is one word, so all of them fit in one row. */
export const Do: Story = { tags: ["!dev", "!test"] };

/** These options are too long for one row, and the row no longer looks like one choice. Use radio cards. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
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
  decorators: atWidth("20rem"),
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
