import type { Meta, StoryObj } from "@storybook/react-vite";
import { Dices, Redo2, Trash2, Undo2, X } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button, Dialog, DialogContent, IconButton, type IconButtonProps } from "../../src/index.ts";
import { pseudoStates } from "../pseudo-states.tsx";

const meta = {
  title: "Buttons/IconButton",
  component: IconButton,
  parameters: { alsoKnownAs: ["icon-only button"] },
  args: { "aria-label": "Close", children: <X /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const bin = (props: Pick<IconButtonProps, "variant" | "disabled">) => (
  <IconButton aria-label="Delete" {...props}>
    <Trash2 />
  </IconButton>
);
const tooltip = (button: HTMLElement) => button.querySelector<HTMLElement>(":popover-open");

export const Playground: Story = {
  args: { "aria-label": "Delete Maya Okonkwo", children: <Trash2 />, variant: "ghost", disabled: false, onClick: fn() },
};

export const States: Story = {
  render: () =>
    pseudoStates("button", "5rem", bin({}), {
      Disabled: bin({ disabled: true }),
      secondary: bin({ variant: "secondary" }),
      ghost: bin({ variant: "ghost" }),
    }),
};

const UNDO_AND_REDO = (
  <>
    <IconButton aria-label="Undo">
      <Undo2 />
    </IconButton>
    <IconButton aria-label="Redo">
      <Redo2 />
    </IconButton>
  </>
);

/** Everyone knows the arrows of undo and redo. The action without a familiar icon has text. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-2">
      {UNDO_AND_REDO}
      <Button size="sm" variant="ghost">
        <Dices aria-hidden />
        Surprise me
      </Button>
    </div>
  ),
};

/** Nobody guesses that the dice change the figure at random, and people do not look for a tooltip. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-2">
      {UNDO_AND_REDO}
      <IconButton aria-label="Surprise me">
        <Dices />
      </IconButton>
    </div>
  ),
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="he" className="pf:flex pf:items-center pf:justify-between pf:gap-3" style={{ maxWidth: 320 }}>
      <p className="pf:type-item">הגדרות</p>
      <IconButton aria-label="סגירה">
        <X />
      </IconButton>
    </div>
  ),
};

export const TooltipUnderAPointer: Story = {
  name: "Hover shows the name as a tooltip, and the pointer can move onto it",
  tags: ["!dev"],
  args: { children: <svg role="img" aria-label="Cross" /> },
  play: async ({ canvas, step }) => {
    // Screen readers read the label, not the icon.
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
    const button = canvas.getByRole("button", { name: "Close" });
    await expect(tooltip(button)).toBeNull();
    await step("After a delay, the tooltip appears near the button, inside the viewport", async () => {
      await userEvent.hover(button);
      await expect(tooltip(button)).toHaveTextContent("Close");
      await waitFor(() => expect(tooltip(button)).toBeVisible());
      const { left, top, right } = tooltip(button)?.getBoundingClientRect() ?? new DOMRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await expect(Math.abs(top - button.getBoundingClientRect().bottom)).toBeLessThan(1);
    });
    await step("Escape hides the tooltip", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(tooltip(button)).toBeNull();
    });
    await step("A click, moving the pointer away and resizing the window hide it, too", async () => {
      for (const hide of [() => userEvent.click(button), () => window.dispatchEvent(new Event("resize"))]) {
        await userEvent.unhover(button);
        await userEvent.hover(button);
        await expect(tooltip(button)).not.toBeNull();
        await hide();
        await expect(tooltip(button)).toBeNull();
      }
      await userEvent.unhover(button);
      await userEvent.hover(button);
      await userEvent.unhover(button);
      await expect(tooltip(button)).toBeNull();
    });
  },
};

export const TooltipUnderAFinger: Story = {
  name: "The target is 44 by 44 pixels, and touch and hold shows the tooltip",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Close" });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const user = userEvent.setup();
    await user.pointer({ keys: "[TouchA>]", target: button });
    await expect(tooltip(button)).toHaveTextContent("Close");
    await user.pointer({ keys: "[/TouchA]" });
    await expect(tooltip(button)).toBeNull();
  },
};

export const TooltipInADialog: Story = {
  name: "Keyboard focus shows the tooltip, and the first Escape hides it",
  tags: ["!dev"],
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent heading="Edit Profile">
        <IconButton {...args} aria-label="Undo" />
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const [close, undo] = within(dialog).getAllByRole("button");
    if (!close || !undo) throw new Error("The dialog has two buttons.");
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await waitFor(() => expect(tooltip(close)).toHaveTextContent("Close"));
    await userEvent.keyboard("{Escape}");
    await expect(tooltip(close)).toBeNull();
    await expect(dialog).toHaveAttribute("data-state", "open");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};
