import type { Meta, StoryObj } from "@storybook/react-vite";
import { TypeBadge, type TypeBadgeProps } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";

const meta = {
  title: "Data display/TypeBadge",
  component: TypeBadge,
  parameters: { alsoKnownAs: ["tag", "chip", "label"] },
  args: { type: "hero" },
} satisfies Meta<typeof TypeBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { type: "villain" } };

export const States: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem" }}>
      <TypeBadge type="hero" />
      <TypeBadge type="villain" />
      <TypeBadge type="hero">Blue pill</TypeBadge>
      <TypeBadge type="villain">Red pill</TypeBadge>
    </div>
  ),
};

const named = (args: TypeBadgeProps) => (
  <p className="pf:flex pf:flex-wrap pf:items-center pf:gap-3">
    Maya Okonkwo <TypeBadge {...args} />
  </p>
);

/** The badge shows a figure’s type next to its name. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  render: named,
};

/** Blue and the shield mean hero, so a “New” badge would suggest a type. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: { children: "New" },
  render: named,
};

/** The text wraps, so that the badge is never wider than its container. */
export const LongText: Story = {
  args: { children: "Hero of the quarterly report" },
  decorators: atWidth("10rem"),
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar" style={{ display: "flex", gap: "1rem" }}>
      <TypeBadge type="hero">بطل</TypeBadge>
      <TypeBadge type="villain">شرير</TypeBadge>
    </div>
  ),
};
