import type { Meta, StoryObj } from "@storybook/react-vite";
import { Dices, Menu, Redo2, RotateCcw, Trash2, Undo2, X } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button, IconButton } from "../../src/index.ts";
import { PseudoStates } from "../pseudo-states.tsx";

const meta = {
  title: "Buttons/IconButton",
  component: IconButton,
  parameters: { alsoKnownAs: ["icon-only button"] },
  args: { label: "Close", icon: <X /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { label: "Delete Maya Okonkwo", icon: <Trash2 />, disabled: false, onClick: fn() },
};

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-5">
      <PseudoStates on="button" width="5rem" disabled={<IconButton label="Delete" icon={<Trash2 />} disabled />}>
        <IconButton label="Delete" icon={<Trash2 />} />
      </PseudoStates>
      <div className="pf:flex pf:flex-wrap pf:gap-3">
        <IconButton label="Close" icon={<X />} />
        <IconButton label="Open menu" icon={<Menu />} />
        <IconButton label="Undo" icon={<RotateCcw />} />
      </div>
    </div>
  ),
};

/** Arrows that turn back and forward are known, and what no icon says has a word. */
export const Do: Story = {
  tags: ["!dev"],
  render: () => (
    <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-2">
      <IconButton label="Undo" icon={<Undo2 />} />
      <IconButton label="Redo" icon={<Redo2 />} />
      <Button size="sm" variant="ghost">
        <Dices aria-hidden />
        Surprise me
      </Button>
    </div>
  ),
};

/** Nobody guesses that the dice draw another figure, and there is no tooltip to ask. */
export const Dont: Story = {
  tags: ["!dev"],
  render: () => (
    <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-2">
      <IconButton label="Undo" icon={<Undo2 />} />
      <IconButton label="Redo" icon={<Redo2 />} />
      <IconButton label="Surprise me" icon={<Dices />} />
    </div>
  ),
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="he" className="pf:flex pf:items-center pf:justify-between pf:gap-3" style={{ maxWidth: 320 }}>
      <p className="pf:type-item">הגדרות</p>
      <IconButton label="סגירה" icon={<X />} />
    </div>
  ),
};

export const Named: Story = {
  name: "Assistive technology gets the label and no icon",
  tags: ["!dev"],
  args: { label: "Delete Maya Okonkwo", icon: <Trash2 role="img" aria-label="Bin" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button")).toHaveAccessibleName("Delete Maya Okonkwo");
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const ClickedByKeyboard: Story = {
  name: "Enter and Space activate the icon button",
  tags: ["!dev"],
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LargeEnough: Story = {
  name: "The target is 44 by 44 pixels",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole("button", { name: "Close" }).getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};
