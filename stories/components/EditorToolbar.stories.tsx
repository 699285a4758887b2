import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { EditorToolbar } from "../../src/editor.ts";
import { FigureBox } from "../../src/figure.ts";
import { atWidth, inContainer } from "../decorators.tsx";
import { MAYA } from "../people.ts";
import { states } from "../states.tsx";

const meta = {
  title: "Figure editor/EditorToolbar",
  component: EditorToolbar,
  parameters: { alsoKnownAs: ["undo", "redo", "action bar"] },
  args: { canUndo: true, canRedo: false, onUndo: fn(), onRedo: fn(), onSurprise: fn() },
  decorators: atWidth(440),
} satisfies Meta<typeof EditorToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { canRedo: true, variant: "full", labels: { group: "Editing tools" } } };

/** The toolbar in the footer of a sheet. In a narrow container, Surprise me shows only its icon. */
export const Compact: Story = {
  args: { variant: "compact" },
  decorators: inContainer(),
};

export const States: Story = {
  render: (args) =>
    states({
      "Nothing to undo": <EditorToolbar {...args} canUndo={false} labels={{ group: "Nothing to undo" }} />,
      "Can undo": <EditorToolbar {...args} labels={{ group: "Can undo" }} />,
      "Can undo and redo": <EditorToolbar {...args} canRedo labels={{ group: "Can undo and redo" }} />,
      Compact: <EditorToolbar {...args} variant="compact" labels={{ group: "Compact" }} />,
    }),
};

/** There is space under the box, so the buttons have text that explains them. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  render: (args) => (
    <div className="pf:grid pf:justify-items-center pf:gap-4">
      <FigureBox spec={MAYA} isPaid={false} isDecorative style={{ inlineSize: "10rem", blockSize: "auto" }} />
      <EditorToolbar {...args} />
    </div>
  ),
};

/** Icons alone save space that nobody needs, and dice do not show that a click changes the whole figure. */
export const Dont: Story = { ...Do, tags: ["!dev", "!test"], args: { variant: "compact" } };

export const LongText: Story = {
  args: {
    labels: {
      undo: "Rückgängig machen",
      redo: "Wiederherstellen",
      surprise: "Überrasche mich mit etwas völlig anderem",
    },
  },
};

export const RightToLeft: Story = {
  args: { dir: "rtl", lang: "ar", labels: { group: "أدوات", undo: "تراجع", redo: "إعادة", surprise: "فاجئني" } },
};

export const ClickedByKeys: Story = {
  name: "Each tool calls its handler, and an unavailable one keeps focus",
  tags: ["!dev"],
  args: { onUndo: fn(), onRedo: fn(), onSurprise: fn() },
  play: async ({ canvas, args }) => {
    const tools = within(canvas.getByRole("group", { name: "Editing tools" }));
    for (const [name, handler, calls] of [
      ["Undo", args.onUndo, 1],
      ["Redo", args.onRedo, 0],
      ["Surprise me", args.onSurprise, 1],
    ] as const) {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(handler).toHaveBeenCalledTimes(calls);
      await expect(tools.getByRole("button", { name })).toHaveFocus();
    }
    await expect(tools.getByRole("button", { name: "Redo" })).toHaveAttribute("aria-disabled", "true");
  },
};
