import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  Button,
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
  DialogTrigger,
  Radio,
  RadioGroup,
  TextField,
} from "../../src/index.ts";
import { states } from "../states.tsx";

/** A dialog and the button that opens it. */
const withButton = (args: DialogContentProps, dialog: DialogProps = {}) => (
  <Dialog {...dialog}>
    <DialogTrigger asChild>
      <Button>{args.heading}</Button>
    </DialogTrigger>
    <DialogContent {...args} />
  </Dialog>
);

const meta = {
  title: "Dialogs/Dialog",
  component: DialogContent,
  subcomponents: { Dialog, DialogTrigger, DialogActions, DialogClose },
  args: {
    heading: "Edit Profile",
    description: "Your name and headline are kept on this device.",
    children: (
      <>
        <TextField label="Name" defaultValue="Maya Okonkwo" />
        <DialogClose asChild>
          <Button variant="primary">Done</Button>
        </DialogClose>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    alsoKnownAs: ["modal", "popup", "overlay", "lightbox", "confirm"],
    docs: { story: { inline: false, height: "420px" } },
  },
  render: (args) => withButton(args),
} satisfies Meta<typeof DialogContent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code to copy from the docs page. */
const CODE = `import { Button, Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger, TextField } from "profigure";

<Dialog>
  <DialogTrigger asChild>
    <Button>Edit Profile</Button>
  </DialogTrigger>
  <DialogContent heading="Edit Profile" description="Your name and headline are kept on this device.">
    <TextField label="Name" defaultValue="Maya Okonkwo" />
    <DialogActions>
      <Button variant="primary">Save</Button>
      <DialogClose asChild>
        <Button>Cancel</Button>
      </DialogClose>
    </DialogActions>
  </DialogContent>
</Dialog>;`;

const open: Pick<Story, "render"> = { render: (args) => withButton(args, { defaultOpen: true }) };

export const Playground: Story = {
  ...open,
  args: { labels: { close: "Close" } },
  parameters: { docs: { source: { code: CODE } } },
};

export const WithoutDescription: Story = {
  ...open,
  args: { heading: "Delete this draft?", description: undefined, children: <Button variant="ink">Delete</Button> },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Delete this draft?" });
    await expect(dialog).not.toHaveAttribute("aria-describedby");
  },
};

/** The dialog fills the viewport. */
export const Screen: Story = {
  ...open,
  args: { variant: "screen", children: <p className="pf:flex-1 pf:bg-surface pf:p-4">Ships on Friday.</p> },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    // Waits until the dialog has slid in from below the viewport.
    await waitFor(() => {
      const { x, y, width, height } = dialog.getBoundingClientRect();
      expect([x, y, height]).toEqual([0, 0, innerHeight]);
      // The browser may reserve space for the page's scrollbar.
      expect(document.documentElement.clientWidth - width).toBeLessThan(20);
    });
  },
};

/** A dialog covers the page, so this story shows an open dialog over the button of a closed one. */
export const States: Story = {
  render: (args) =>
    states({
      "Closed: only its button": withButton(args),
      "Open: in front of all this": withButton(args, { defaultOpen: true }),
    }),
};

/** Asks for confirmation of an action that cannot be undone. Focus starts at the safe button. */
function Question({ answers: [yes, no], ...args }: DialogContentProps & { answers: readonly [string, string] }) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog defaultOpen>
      <DialogContent {...args} initialFocus={safe}>
        <DialogActions>
          <Button variant="ink">{yes}</Button>
          <DialogClose asChild>
            <Button ref={safe}>{no}</Button>
          </DialogClose>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

/** The heading names what will be lost, and each button names its action. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  args: { heading: "Delete this draft?", description: "It cannot be brought back." },
  render: (args) => <Question {...args} answers={["Delete", "Keep it"]} />,
};

/** “Are you sure?” does not say what will be lost, and “Yes” makes people read the question twice. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: { heading: "Are you sure?", description: "Do you really want to go on?" },
  render: (args) => <Question {...args} answers={["Yes", "No"]} />,
};

export const LongText: Story = {
  ...open,
  args: {
    heading: "What happens to the figures on this device when you delete everything",
    description: "All of this goes at once and cannot be brought back without a backup file.",
    children: (
      <>
        {["Figures", "Drafts", "Settings", "Profile", "Plan", "Counts"].map((part) => (
          <p key={part}>
            {part}: removed from this browser. Other browsers and other devices keep what they have. A backup file that
            you saved before stays where you put it and can be restored here at any time.
          </p>
        ))}
        <DialogClose asChild>
          <Button variant="primary">Close</Button>
        </DialogClose>
      </>
    ),
  },
  // The first control is far down, so the heading has focus.
  play: async () => {
    const heading = await screen.findByRole("heading", { name: /What happens to the figures/ });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  ...open,
  args: {
    dir: "rtl",
    lang: "ar",
    heading: "تعديل الملف",
    description: "يُحفظ الاسم على هذا الجهاز.",
    labels: { close: "إغلاق" },
    children: <TextField label="الاسم" defaultValue="مايا أوكونكو" />,
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "تعديل الملف" });
    const closeButton = within(dialog).getByRole("button", { name: "إغلاق" }).getBoundingClientRect();
    const panel = dialog.getBoundingClientRect();
    await expect(closeButton.left).toBeLessThan(panel.left + panel.width / 2);
  },
};

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const opened = async (name = "Edit Profile") => {
  await press(name);
  return screen.findByRole("dialog", { name });
};
const closed = async () => {
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("button", { name: "Edit Profile" })).toHaveFocus());
};

const onOpenChange = fn();

export const Closes: Story = {
  name: "Each way to close it returns focus and is reported with its reason",
  tags: ["!dev"],
  render: (args) => withButton(args, { onOpenChange }),
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole("button", { name: "Edit Profile" });
    const backdrop = () => document.querySelector("[data-slot=dialog-backdrop]");
    for (const [reason, how, close] of [
      ["close", "the button ✕", () => press("Close")],
      ["close", "a DialogClose", () => press("Done")],
      ["escape", "Escape", () => userEvent.keyboard("{Escape}")],
      ["backdrop", "a press on the backdrop", () => userEvent.click(backdrop() as Element, { pointerEventsCheck: 0 })],
    ] as const)
      await step(`With ${how}`, async () => {
        const dialog = await opened();
        await expect(dialog).toHaveAccessibleDescription("Your name and headline are kept on this device.");
        await expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: "trigger" });
        await expect(opener.closest("[inert]")).not.toBeNull();
        await close();
        // A dialog that fades out cannot be used.
        if (dialog.isConnected) await expect(dialog.inert).toBe(true);
        await closed();
        await expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason });
        await expect(opener.closest("[inert]")).toBeNull();
        await expect(backdrop()).toBeNull();
      });
    await step("A press on a browser extension's popup leaves it open", async () => {
      await opened();
      const popup = document.createElement("div");
      document.documentElement.append(popup);
      await userEvent.click(popup);
      popup.remove();
      await expect(screen.getByRole("dialog")).toHaveAttribute("data-state", "open");
    });
  },
};

export const KeepsFocus: Story = {
  name: "Tab keeps focus inside the dialog",
  tags: ["!dev"],
  play: async () => {
    const inside = within(await opened());
    const name = inside.getByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveFocus());
    for (const control of ["Done", "Close"]) {
      await userEvent.tab();
      await expect(inside.getByRole("button", { name: control })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(name).toHaveFocus();
  },
};

export const FocusStarts: Story = {
  name: "Focus starts at the selected radio button, else at the heading",
  tags: ["!dev"],
  render: () => (
    <>
      {withButton({
        heading: "Shape",
        children: (
          <RadioGroup label="Shape" defaultValue="square">
            <Radio value="card">Card</Radio>
            <Radio value="square">Square</Radio>
          </RadioGroup>
        ),
      })}
      {withButton({ heading: "Rules", children: <p>Nothing to choose here.</p> })}
    </>
  ),
  play: async () => {
    await opened("Shape");
    await waitFor(() => expect(screen.getByRole("radio", { name: "Square" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await opened("Rules");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Rules" })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  },
};

export const SafeAction: Story = {
  ...Do,
  name: "Focus starts at the safe action set by initialFocus",
  tags: ["!dev"],
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus());
  },
};

/** A row with a button that opens a dialog. The dialog deletes the row, and so also the button. */
function DeletableRow() {
  const [deleted, setDeleted] = useState(false);
  return (
    <section id="drafts" tabIndex={-1} aria-label="Drafts">
      <Dialog>
        {deleted ? "No drafts" : <DialogTrigger>Delete the draft</DialogTrigger>}
        <DialogContent
          heading="Delete this draft?"
          returnFocus={(opener) => (opener?.isConnected ? opener : document.getElementById("drafts"))}
        >
          <DialogClose onClick={() => setDeleted(true)}>Delete</DialogClose>
          <DialogClose>Keep it</DialogClose>
        </DialogContent>
      </Dialog>
    </section>
  );
}

export const ReturnFocus: Story = {
  name: "If the opener is gone, focus moves to returnFocus",
  tags: ["!dev"],
  render: () => <DeletableRow />,
  play: async ({ canvas }) => {
    const answer = async (name: string) => {
      await userEvent.click(canvas.getByText("Delete the draft"));
      await userEvent.click(await screen.findByRole("button", { name }));
    };
    await answer("Keep it");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete the draft" })).toHaveFocus());
    await answer("Delete");
    await waitFor(() => expect(canvas.getByRole("region", { name: "Drafts" })).toHaveFocus());
  },
};

export const Nested: Story = {
  name: "A nested dialog covers the first one and returns focus to it",
  tags: ["!dev"],
  ...open,
  args: {
    children: withButton({
      heading: "Delete it?",
      children: (
        <DialogClose asChild>
          <Button>Keep it</Button>
        </DialogClose>
      ),
    }),
  },
  play: async () => {
    const first = await screen.findByRole("dialog", { name: "Edit Profile" });
    const second = await opened("Delete it?");
    // elementFromPoint ignores inert elements, so it cannot show which dialog is in front.
    const [, backdrop] = document.querySelectorAll("[data-slot=dialog-backdrop]");
    const layer = (element: Element | undefined) => element && Number(getComputedStyle(element).zIndex);
    await expect(layer(backdrop)).toBe(layer(first));
    await userEvent.click(within(second).getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(within(first).getByRole("button", { name: "Delete it?" })).toHaveFocus());
  },
};

export const Sizes: Story = {
  name: "The size sets the dialog's width",
  args: { size: "md" },
  ...open,
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(getComputedStyle(dialog).maxWidth).toBe(`${47.5 * rem}px`);
  },
};

export const ThemeOfItsOpener: Story = {
  name: "A dialog inherits theme, brand and direction from its opener",
  tags: ["!dev"],
  render: (args) => (
    <div
      dir="rtl"
      data-theme="dark"
      style={{ colorScheme: "dark", "--pf-color-accent": "rgb(255, 0, 128)" } as CSSProperties}
      className="pf:bg-background pf:p-4"
    >
      {withButton(args)}
    </div>
  ),
  play: async ({ canvas }) => {
    const expected = getComputedStyle(canvas.getByRole("button", { name: "Edit Profile" }));
    const [scheme, surface] = [expected.colorScheme, expected.backgroundColor];
    const dialog = await opened();
    const style = getComputedStyle(dialog);
    await expect([style.colorScheme, style.backgroundColor, style.direction]).toEqual([scheme, surface, "rtl"]);
    const done = within(dialog).getByRole("button", { name: "Done" });
    // Waits until the color transition has ended.
    await waitFor(() => expect(getComputedStyle(done).backgroundColor).toBe("rgb(255, 0, 128)"));
  },
};

/** A shadow root with the page's styles. */
function InShadow({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = (host: HTMLElement | null) => {
    if (!host || host.shadowRoot) return;
    const shadow = host.attachShadow({ mode: "open" });
    for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]")) shadow.append(sheet.cloneNode(true));
    setRoot(shadow);
  };
  return (
    <div data-host ref={attach}>
      {root ? createPortal(children, root) : null}
    </div>
  );
}

export const InAShadowRoot: Story = {
  name: "In a shadow root, the dialog stays inside and focus returns",
  tags: ["!dev"],
  render: (args) => <InShadow>{withButton(args)}</InShadow>,
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector("[data-host]")?.shadowRoot;
    await waitFor(() => expect(root?.querySelector("button")).toBeTruthy());
    const opener = root?.querySelector("button") as HTMLElement;
    opener.focus();
    opener.click();
    await waitFor(() => expect(root?.activeElement?.closest("[role=dialog]")).toBeTruthy());
    await expect(opener.closest("[inert]")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(root?.activeElement).toBe(opener));
    await expect(opener.closest("[inert]")).toBeNull();
  },
};

function Contained(args: DialogContentProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <>
      {withButton({ ...args, container })}
      <section ref={setContainer} aria-label="Container" />
    </>
  );
}

export const InAContainer: Story = {
  name: "A dialog is rendered into its container",
  tags: ["!dev"],
  render: (args) => <Contained {...args} />,
  play: async () => {
    const dialog = await opened();
    await expect(document.querySelector("[aria-label=Container]")).toContainElement(dialog);
  },
};
