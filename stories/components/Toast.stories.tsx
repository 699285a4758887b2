import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  announce,
  Button,
  Dialog,
  DialogContent,
  DialogTrigger,
  Toast,
  ToastRegion,
  type ToastRegionProps,
  toast,
} from "../../src/index.ts";
import { rightToLeft } from "../decorators.tsx";
import { states } from "../states.tsx";

const meta = {
  title: "Feedback/Toast",
  component: Toast,
  subcomponents: { ToastRegion },
  parameters: { alsoKnownAs: ["snackbar", "notification", "flash message"] },
  args: { children: "Accounts are not available in this demo.", onDismiss: fn() },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { variant: "info", labels: { dismiss: "Dismiss" } } };

export const States: Story = {
  render: (args) =>
    states({
      Info: <Toast {...args} />,
      Success: (
        <Toast {...args} variant="success" onDismiss={undefined}>
          Referral link copied.
        </Toast>
      ),
      Warning: (
        <Toast {...args} variant="warning">
          The download was counted in this tab only.
        </Toast>
      ),
      Error: (
        <Toast {...args} variant="error">
          Copying is blocked here. Select the link instead.
        </Toast>
      ),
      "With an action": (
        <Toast {...args} variant="success" action={{ label: "Undo", onClick: fn() }}>
          Maya Okonkwo was deleted.
        </Toast>
      ),
    }),
};

/** The message says what happened and what people can do instead. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  args: { variant: "error", children: "Copying is blocked here. Select the link instead." },
};

/** “Something went wrong” does not help: people can only try the same action again. */
export const Dont: Story = { tags: ["!dev", "!test"], args: { variant: "error", children: "Something went wrong." } };

export const LongText: Story = {
  args: {
    variant: "error",
    children:
      "The newsletter is not open yet, your email address was not saved, and nobody will write to you about it until you ask again.",
    labels: { dismiss: "Put this message away" },
  },
};

export const RightToLeft: Story = {
  args: { variant: "success", children: "تم نسخ رابط الإحالة.", labels: { dismiss: "إغلاق" } },
  decorators: rightToLeft("ar"),
};

export const Fades: Story = {
  name: "A closed toast is invisible after its animations",
  tags: ["!dev"],
  globals: { motion: "full" },
  args: { open: false },
  play: async ({ canvasElement }) => {
    const toast = canvasElement.querySelector("[data-slot=toast]") as HTMLElement;
    await Promise.all(toast.getAnimations().map((fade) => fade.finished));
    await expect(toast).not.toBeVisible();
  },
};

const onUndo = fn();
/** The duration of the toast in the story about pausing, in milliseconds. */
const PAUSED_MS = 1000;
const FIGURES = ["Maya Okonkwo", "Viktor Lindqvist"];

/** A page and the ToastRegion that an app has after all pages. */
function App(props: ToastRegionProps) {
  const [name, setName] = useState("");
  return (
    <>
      <label className="pf:block pf:pb-3">
        Search{" "}
        <input style={{ maxInlineSize: "100%" }} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <Page />
      <ToastRegion {...props} />
    </>
  );
}

function Page() {
  return (
    <div className="pf:flex pf:flex-wrap pf:gap-3">
      {FIGURES.map((name) => (
        <Button
          key={name}
          onClick={() =>
            toast(`${name} was deleted.`, {
              action: { label: "Undo", shortcut: "undo", onClick: () => onUndo(name) },
            })
          }
        >
          Delete {name}
        </Button>
      ))}
      <Button onClick={() => toast("Saved.", { variant: "success" })}>Save</Button>
      <Button onClick={() => toast("Accounts are not available.")}>Sign In</Button>
      <Button onClick={() => announce("2 figures")}>Count</Button>
      <Button
        onClick={() =>
          toast("A new version is ready.", { action: { label: "Reload", onClick: () => {} }, isSticky: true })
        }
      >
        Update
      </Button>
    </div>
  );
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const messages = () => within(screen.getByRole("region", { name: "Messages" }));
const status = () => screen.getByRole("status");
const undo = (name: string) => screen.findByRole("button", { name: `Undo ${name} was deleted.` });

export const Stacked: Story = {
  name: "At most two toasts are visible, and Ctrl+Z calls the newest Undo",
  tags: ["!dev"],
  render: () => <App />,
  play: async ({ step }) => {
    onUndo.mockClear();
    const shown = () =>
      messages()
        .getAllByText(/deleted|Saved/)
        .map((message) => message.textContent);
    const undoByKeys = () => userEvent.keyboard("{Control>}z{/Control}");
    await step("A toast with an action stays, and another has no Dismiss", async () => {
      await click("Delete Maya Okonkwo");
      await click("Delete Viktor Lindqvist");
      await click("Save");
      await expect(shown()).toEqual(["Saved.", "Viktor Lindqvist was deleted."]);
      await expect(screen.queryByRole("button", { name: "Dismiss Saved." })).not.toBeInTheDocument();
    });
    await step("The keys do nothing in a field, or if the app handles them", async () => {
      await userEvent.click(screen.getByRole("textbox", { name: "Search" }));
      await undoByKeys();
      screen.getByRole("button", { name: "Save" }).focus();
      const handle = (event: KeyboardEvent) => event.preventDefault();
      document.body.addEventListener("keydown", handle);
      await undoByKeys();
      document.body.removeEventListener("keydown", handle);
      await expect(onUndo).not.toHaveBeenCalled();
    });
    await step("The keys call the newest Undo, then the next is visible", async () => {
      await undoByKeys();
      await expect(onUndo).toHaveBeenLastCalledWith("Viktor Lindqvist");
      await userEvent.click(await undo("Maya Okonkwo"));
      await expect(onUndo).toHaveBeenLastCalledWith("Maya Okonkwo");
      await waitFor(() => expect(shown()).toEqual(["Saved."]));
    });
  },
};

export const FocusReturns: Story = {
  name: "Dismissing a toast returns focus to the element that had it",
  tags: ["!dev"],
  render: () => <App />,
  play: async () => {
    await click("Delete Maya Okonkwo");
    const opener = screen.getByRole("button", { name: "Delete Maya Okonkwo" });
    // Toasts are not live, because the live region announces them.
    await expect(messages().queryByRole("status")).not.toBeInTheDocument();
    await expect(messages().queryByRole("alert")).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    (await undo("Maya Okonkwo")).focus();
    await userEvent.tab();
    await expect(messages().getByRole("button", { name: "Dismiss Maya Okonkwo was deleted." })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("region", { name: "Messages" })).not.toBeInTheDocument());
  },
};

export const Paused: Story = {
  name: "A toast stays while it has focus and disappears afterwards",
  tags: ["!dev"],
  render: () => <App duration={PAUSED_MS} />,
  play: async () => {
    await click("Sign In");
    const dismiss = messages().getByRole("button", { name: "Dismiss Accounts are not available." });
    dismiss.focus();
    const focused = performance.now();
    await waitFor(() => expect(performance.now()).toBeGreaterThan(focused + 2 * PAUSED_MS));
    await expect(dismiss).toHaveFocus();
    screen.getByRole("button", { name: "Sign In" }).focus();
    await waitFor(() => expect(screen.queryByRole("region", { name: "Messages" })).not.toBeInTheDocument());
  },
};

export const TwoRegions: Story = {
  name: "Of two regions, the last one shows and announces the message",
  tags: ["!dev"],
  render: function Render() {
    const [hasSecond, setSecond] = useState(true);
    return (
      <>
        <App />
        {hasSecond ? <ToastRegion labels={{ region: "More messages" }} /> : null}
        <Button onClick={() => setSecond(false)}>Remove</Button>
      </>
    );
  },
  play: async () => {
    await click("Save");
    const said = () => screen.getAllByRole("status").map((region) => region.textContent);
    await expect(screen.getAllByText("Saved.", { selector: "[data-slot=toast] *" })).toHaveLength(1);
    await expect(screen.getByRole("region", { name: "More messages" })).toHaveTextContent("Saved.");
    await expect(said()).toEqual(["", "Saved."]);
    await click("Remove");
    await expect(screen.getByRole("region", { name: "Messages" })).toHaveTextContent("Saved.");
    await click("Count");
    await expect(said()).toEqual(["2 figures"]);
  },
};

export const Announced: Story = {
  name: "Each message is announced once, and a repeated one again",
  tags: ["!dev"],
  render: () => <App />,
  play: async () => {
    await expect(status()).toBeEmptyDOMElement();
    await click("Count");
    await expect(status()).toHaveTextContent("2 figures");
    await expect(screen.queryByRole("region", { name: "Messages" })).not.toBeInTheDocument();
    const first = status().firstChild;
    await click("Count");
    await expect(status().firstChild).not.toBe(first);
    await click("Save");
    await expect(status()).toHaveTextContent("Saved.");
  },
};

export const AvoidsFocusedElement: Story = {
  name: "Toasts that would cover the focused element move to the other edge",
  tags: ["!dev"],
  render: () => (
    <>
      <Button>First</Button>
      <div className="pf:fixed pf:inset-x-0 pf:grid pf:justify-center" style={{ top: "calc(100% - 7rem)" }}>
        <App />
      </div>
    </>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Delete Maya Okonkwo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const toasts = screen.getByRole("region", { name: "Messages" });
    await expect(toasts.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole("button", { name: "First" })).toHaveFocus();
    await expect(toasts.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};

export const AvoidsDialog: Story = {
  name: "A dialog moves toasts to the top and closes success messages",
  tags: ["!dev"],
  globals: { viewport: { value: "phone" } },
  render: () => (
    <>
      <App />
      <Dialog>
        <DialogTrigger asChild>
          <Button>Buy</Button>
        </DialogTrigger>
        <DialogContent heading="Checkout">
          <Button>Confirm</Button>
        </DialogContent>
      </Dialog>
    </>
  ),
  play: async () => {
    await click("Sign In");
    await click("Save");
    await click("Buy");
    await expect(screen.getByRole("button", { name: "Confirm" })).toHaveFocus();
    // Toasts behind a dialog are inert, so queries by role do not find them.
    await waitFor(() => expect(document.querySelector("[data-slot=toast-region]")).not.toHaveTextContent("Saved."));
    const toast = screen.getByText("Accounts are not available.", { selector: "[data-slot=toast-region] *" });
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};
