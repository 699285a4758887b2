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
  DialogTrigger,
  TextField,
} from "../../src/index.ts";

/** A dialog and the button that opens it. */
const withButton = (args: DialogContentProps) => (
  <Dialog>
    <DialogTrigger asChild>
      <Button>Edit Profile</Button>
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
  render: withButton,
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

const open: Pick<Story, "render"> = {
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args} />
    </Dialog>
  ),
};

export const Playground: Story = {
  args: { labels: { close: "Close" } },
  parameters: { docs: { source: { code: CODE } } },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogTrigger asChild>
        <Button>Edit Profile</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
};

export const WithoutDescription: Story = {
  args: { heading: "Delete this draft?", children: <Button variant="ink">Delete</Button> },
  render: ({ description: _, ...args }) => (
    <Dialog defaultOpen>
      <DialogContent {...args} />
    </Dialog>
  ),
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
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "Edit Profile" })).toBeInTheDocument();
  },
  render: (args) => (
    <div className="pf:grid pf:justify-items-start pf:gap-3">
      <p className="pf:text-muted pf:text-small">Closed: only its button</p>
      {withButton(args)}
      <p className="pf:text-muted pf:text-small">Open: in front of all this</p>
      <Dialog defaultOpen>
        <DialogContent {...args} />
      </Dialog>
    </div>
  ),
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
  render: () => (
    <Dialog defaultOpen>
      <DialogContent
        dir="rtl"
        lang="ar"
        heading="تعديل الملف"
        description="يُحفظ الاسم على هذا الجهاز."
        labels={{ close: "إغلاق" }}
      >
        <TextField label="الاسم" defaultValue="مايا أوكونكو" />
        <DialogClose asChild>
          <Button variant="primary">تم</Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "تعديل الملف" });
    const closeButton = within(dialog).getByRole("button", { name: "إغلاق" }).getBoundingClientRect();
    const panel = dialog.getBoundingClientRect();
    await expect(closeButton.left).toBeLessThan(panel.left + panel.width / 2);
  },
};

const opened = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Edit Profile" }));
  return screen.findByRole("dialog", { name: "Edit Profile" });
};
const closed = async () => {
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("button", { name: "Edit Profile" })).toHaveFocus());
};

const onOpenChange = fn();

export const Closes: Story = {
  name: "Each way to close it returns focus and is reported with its reason",
  tags: ["!dev"],
  render: (args) => (
    <Dialog onOpenChange={onOpenChange}>
      <DialogTrigger asChild>
        <Button>Edit Profile</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
  play: async ({ step }) => {
    const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
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
        await close();
        // A dialog that fades out cannot be used.
        if (dialog.isConnected) await expect(dialog.inert).toBe(true);
        await closed();
        await expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason });
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
  play: async ({ step }) => {
    const dialog = await opened();
    const inside = within(dialog);
    const name = inside.getByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveFocus());
    await step("Tab through the whole dialog, and back to its first control", async () => {
      await userEvent.tab();
      await expect(inside.getByRole("button", { name: "Done" })).toHaveFocus();
      await userEvent.tab();
      await expect(inside.getByRole("button", { name: "Close" })).toHaveFocus();
      await userEvent.tab();
      await expect(name).toHaveFocus();
    });
    await step("Shift+Tab moves from the first control to the last", async () => {
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(inside.getByRole("button", { name: "Done" })).toHaveFocus();
    });
  },
};

export const OnlyWords: Story = {
  name: "Focus starts at the heading of a dialog without controls",
  tags: ["!dev"],
  ...open,
  args: { children: <p>Nothing to choose here.</p> },
  play: async () => {
    const heading = await screen.findByRole("heading", { name: "Edit Profile" });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  },
};

export const ChosenRadio: Story = {
  name: "Focus starts at the selected radio button of a group",
  tags: ["!dev"],
  ...open,
  args: {
    children: (
      <fieldset>
        <legend>Shape</legend>
        {["Card", "Square", "Landscape"].map((shape) => (
          <label key={shape} className="pf:flex pf:min-h-target pf:items-center pf:gap-2">
            <input type="radio" name="shape" defaultChecked={shape === "Square"} /> {shape}
          </label>
        ))}
      </fieldset>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("radio", { name: "Square" })).toHaveFocus());
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
function DeletableRow({ returnFocus }: Required<Pick<DialogContentProps, "returnFocus">>) {
  const [deleted, setDeleted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <section id="drafts" tabIndex={-1} aria-label="Drafts">
      {deleted ? "No drafts" : <Button onClick={() => setOpen(true)}>Delete the draft</Button>}
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent heading="Delete this draft?" returnFocus={returnFocus}>
          <Button
            onClick={() => {
              setDeleted(true);
              setOpen(false);
            }}
          >
            Delete
          </Button>
          <DialogClose asChild>
            <Button>Keep it</Button>
          </DialogClose>
        </DialogContent>
      </Dialog>
    </section>
  );
}

export const ReturnFocus: Story = {
  name: "If the opener is gone, focus moves to returnFocus",
  tags: ["!dev"],
  render: () => (
    <DeletableRow returnFocus={(opener) => (opener?.isConnected ? opener : document.getElementById("drafts"))} />
  ),
  play: async ({ canvas, step }) => {
    const answer = async (name: string) => {
      await userEvent.click(canvas.getByText("Delete the draft"));
      await userEvent.click(await screen.findByRole("button", { name }));
    };
    await step("Keep the row: the button has focus again", async () => {
      await answer("Keep it");
      await waitFor(() => expect(canvas.getByRole("button", { name: "Delete the draft" })).toHaveFocus());
    });
    await step("Delete the row: the list has focus", async () => {
      await answer("Delete");
      await waitFor(() => expect(canvas.getByRole("region", { name: "Drafts" })).toHaveFocus());
    });
  },
};

export const Inert: Story = {
  name: "The page behind a dialog is inert until the dialog has closed",
  tags: ["!dev"],
  render: (args) => (
    <>
      <a href="#behind">A link of the page</a>
      {withButton(args)}
    </>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByText("A link of the page");
    const opener = within(canvasElement).getByRole("button", { name: "Edit Profile" });
    await userEvent.click(opener);
    await screen.findByRole("dialog");
    await expect(link.closest("[inert]")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(link.closest("[inert]")).toBeNull();
  },
};

export const Nested: Story = {
  name: "A nested dialog covers the first one and returns focus to it",
  tags: ["!dev"],
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args}>
        <Dialog>
          <DialogTrigger asChild>
            <Button>Delete…</Button>
          </DialogTrigger>
          <DialogContent heading="Delete it?" description="This cannot be undone." style={{ maxWidth: "15rem" }}>
            <DialogClose asChild>
              <Button>Keep it</Button>
            </DialogClose>
          </DialogContent>
        </Dialog>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const first = await screen.findByRole("dialog", { name: "Edit Profile" });
    await userEvent.click(within(first).getByRole("button", { name: "Delete…" }));
    const second = await screen.findByRole("dialog", { name: "Delete it?" });
    // elementFromPoint ignores inert elements, so it cannot show which dialog is in front.
    const [, backdrop] = document.querySelectorAll("[data-slot=dialog-backdrop]");
    const layer = (element: Element | undefined) => element && Number(getComputedStyle(element).zIndex);
    await expect(layer(backdrop)).toBe(layer(first));
    await userEvent.click(within(second).getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(within(first).getByRole("button", { name: "Delete…" })).toHaveFocus());
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
    const opener = canvas.getByRole("button", { name: "Edit Profile" });
    const expected = getComputedStyle(opener);
    const [scheme, surface] = [expected.colorScheme, expected.backgroundColor];
    const dialog = await opened();
    const style = getComputedStyle(dialog);
    await expect([style.colorScheme, style.backgroundColor, style.direction]).toEqual([scheme, surface, "rtl"]);
    const done = within(dialog).getByRole("button", { name: "Done" });
    // Waits until the color transition has ended.
    await waitFor(() => expect(getComputedStyle(done).backgroundColor).toBe("rgb(255, 0, 128)"));
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};

const copyStyles = (to: Node) => {
  for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]")) to.appendChild(sheet.cloneNode(true));
};
const intoShadow = (host: HTMLElement) => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  copyStyles(root);
  return root;
};
const intoFrame = (host: HTMLElement) => {
  const frame = document.createElement("iframe");
  frame.title = "A frame";
  frame.style.cssText = "inline-size: 100%; block-size: 30rem";
  host.append(frame);
  if (!frame.contentDocument) throw new Error("The frame has a document.");
  copyStyles(frame.contentDocument.head);
  return frame.contentDocument.body;
};

/** Opens the dialog in a root twice, and closes it with Escape and its button. Expects focus to return each time. */
async function openAndClose(root: Document | ShadowRoot) {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const button = find("button");
  if (!button) throw new Error("There is an opener.");
  for (const close of [
    () => userEvent.keyboard("{Escape}", { document: button.ownerDocument }),
    async () => find("[role=dialog] [data-slot=icon-button]")?.click(),
  ]) {
    button.focus();
    button.click();
    await waitFor(() => expect(find("[role=dialog]")).not.toBeNull());
    await waitFor(() => expect(root.activeElement?.closest("[role=dialog]")).toBe(find("[role=dialog]")));
    await expect(document.querySelector("body > [role=dialog]")).toBeNull();
    await expect(button.closest("[inert]")).not.toBeNull();
    await close();
    await waitFor(() => expect(find("[role=dialog]")).toBeNull());
    await waitFor(() => expect(root.activeElement).toBe(button));
    await expect(button.closest("[inert]")).toBeNull();
  }
}

/** Renders its children in a shadow root or an iframe. */
function Elsewhere({ into, children }: { into: (host: HTMLElement) => HTMLElement | ShadowRoot; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | ShadowRoot>();
  return (
    <div
      ref={(host) => {
        if (host && !place) setPlace(into(host));
      }}
    >
      {place ? createPortal(children, place) : null}
    </div>
  );
}

/** A story with a dialog in a shadow root or an iframe. */
function elsewhere(into: (host: HTMLElement) => HTMLElement | ShadowRoot): Pick<Story, "render" | "play"> {
  let place: HTMLElement | ShadowRoot | undefined;
  return {
    render: (args) => (
      <Elsewhere
        into={(host) => {
          place = into(host);
          return place;
        }}
      >
        {withButton(args)}
      </Elsewhere>
    ),
    play: async () => {
      await waitFor(() => expect(place?.querySelector("button")).toBeTruthy());
      await openAndClose(place?.getRootNode() as Document | ShadowRoot);
    },
  };
}

export const InAShadowRoot: Story = {
  name: "In a shadow root, the dialog stays inside and focus returns",
  tags: ["!dev"],
  ...elsewhere(intoShadow),
};

export const InAFrame: Story = {
  name: "In an iframe, the dialog stays inside and focus returns",
  tags: ["!dev"],
  ...elsewhere(intoFrame),
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
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};
