import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { EditorToolbar } from "../../src/editor.ts";
import { FigureBox } from "../../src/figure.ts";
import { atWidth } from "../decorators.tsx";
import { Labeled } from "../labeled.tsx";
import { MAYA } from "../people.ts";

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
  decorators: [
    (Story) => (
      <div className="pf:@container">
        <Story />
      </div>
    ),
  ],
};

export const States: Story = {
  render: (args) => (
    <div className="pf:grid pf:gap-6 pf:px-4">
      {[
        { words: "Nothing to undo", props: { canUndo: false } },
        { words: "Can undo", props: {} },
        { words: "Can undo and redo", props: { canRedo: true } },
        { words: "Compact", props: { variant: "compact" } as const },
      ].map(({ words, props }) => (
        <Labeled key={words} words={words}>
          <EditorToolbar {...args} {...props} labels={{ group: words }} />
        </Labeled>
      ))}
    </div>
  ),
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
  name: "Tab reaches each tool, and Enter and Space activate it",
  tags: ["!dev"],
  args: { canRedo: true, onUndo: fn(), onRedo: fn(), onSurprise: fn() },
  play: async ({ canvasElement, args }) => {
    const tools = within(within(canvasElement).getByRole("group", { name: "Editing tools" }));
    await userEvent.tab();
    await expect(tools.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onRedo).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSurprise).toHaveBeenCalledTimes(1);
  },
};

export const IdleKeepsFocus: Story = {
  name: "An unavailable tool keeps focus and does nothing",
  tags: ["!dev"],
  args: { canUndo: false, variant: "compact", onUndo: fn() },
  play: async ({ canvasElement, args }) => {
    const undo = within(canvasElement).getByRole("button", { name: "Undo" });
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(undo);
    await expect(args.onUndo).not.toHaveBeenCalled();
    await expect(undo).toHaveFocus();
  },
};
