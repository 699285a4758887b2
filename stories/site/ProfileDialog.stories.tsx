import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { Profile } from "../../src/domain/profile.ts";
import { Button } from "../../src/index.ts";
import { ProfileDialog } from "../../src/site/account/ProfileDialog.tsx";

const profile: Profile = { name: "Maya Okonkwo", email: "maya@work.example", headline: "Senior Software Engineer" };

/**
 * Errors appear on Save, not during typing, and say what to do. When people have typed something, a press outside the
 * panel no longer closes it. An email address is valid if it contains an “@”.
 */
const meta = {
  title: "Site/ProfileDialog",
  component: ProfileDialog,
  args: { open: true, onClose: fn(), profile, onSave: fn() },
  parameters: { docs: { story: { inline: false, height: "640px" } } },
} satisfies Meta<typeof ProfileDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole("dialog", { name: "Edit Profile" }));
type Panel = Awaited<ReturnType<typeof panel>>;
const field = (dialog: Panel, name: string) => dialog.getByRole("textbox", { name });
// Repeats the click, because the dialog ignores clicks just after it has appeared.
const save = (dialog: Panel) => waitFor(() => userEvent.click(dialog.getByRole("button", { name: "Save" })));

export const Playground: Story = {};

const wrong: Profile = { name: " ", email: "maya.work.example", headline: "Engineer ".repeat(8) };
/** A dialog covers the page, so this story shows only the state with every error. */
export const States: Story = {
  args: { profile: wrong },
  play: async () => {
    const dialog = await panel();
    await save(dialog);
    await dialog.findAllByText(/^Please /);
  },
};

export const LongText: Story = {
  args: { profile: { ...profile, name: "Wolfeschlegelsteinhausenbergerdorff".repeat(4) } },
  globals: { viewport: { value: "narrow" }, text: "100" },
  play: async (context) => {
    await States.play?.(context);
    const dialog = screen.getByRole("dialog");
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    profile: { name: "مايا أوكونكو", email: "maya@work.example", headline: "مهندسة برمجيات" },
  },
};

/** Opens the dialog, stores the saved profile and closes, as the page would. */
function Account({ profile: first, onSave, onClose }: ComponentProps<typeof ProfileDialog>) {
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit Profile</Button>
      <ProfileDialog
        open={open}
        profile={kept}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
        onSave={(next) => {
          setKept(next);
          setOpen(false);
          onSave(next);
        }}
      />
    </>
  );
}
const opener = () => screen.getByRole("button", { name: "Edit Profile" });
const gone = async () => {
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(opener()).toHaveFocus());
};

export const Saved: Story = {
  name: "Save and Enter clean the typed text and save it",
  tags: ["!dev"],
  render: (args) => <Account {...args} />,
  play: async ({ args }) => {
    await userEvent.click(opener());
    const dialog = await panel();
    await waitFor(() => expect(field(dialog, "Name")).toHaveFocus());
    await userEvent.clear(field(dialog, "Name"));
    await userEvent.type(field(dialog, "Name"), "  Ngozi   Bankole ");
    await userEvent.clear(field(dialog, "Headline"));
    await userEvent.keyboard("{Enter}");
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith({ name: "Ngozi Bankole", email: "maya@work.example", headline: "" });
    await gone();
  },
};

export const Refused: Story = {
  name: "Save explains each error and focuses the first field with one",
  tags: ["!dev"],
  args: { profile: { name: "  ", email: "maya.work.example", headline: "x".repeat(49) } },
  play: async ({ args, step }) => {
    const dialog = await panel();
    const [name, email, headline] = [field(dialog, "Name"), field(dialog, "Email"), field(dialog, "Headline")];
    await step("Save with three mistakes", async () => {
      await save(dialog);
      await expect(name).toHaveAccessibleDescription("Please enter a name");
      await expect(email).toHaveAccessibleDescription("Please enter an email address like name@example.com");
      await expect(headline).toHaveAccessibleDescription("Please shorten the headline by 1 character, to 48 at most");
      await expect(name).toHaveFocus();
      await expect(email).toHaveValue("maya.work.example");
      await expect(headline).toHaveValue("x".repeat(49));
    });
    await step("Typing does not remove the error. The next Save focuses the next error", async () => {
      await userEvent.type(name, "Maya");
      await expect(name).toBeInvalid();
      await save(dialog);
      await expect(name).toBeValid();
      await expect(email).toHaveFocus();
    });
    await step("Correct the rest and save", async () => {
      await userEvent.type(email, "@");
      await userEvent.type(headline, "{Backspace}");
      await expect(args.onSave).not.toHaveBeenCalled();
      await save(dialog);
      await expect(args.onSave).toHaveBeenCalledWith({
        name: "Maya",
        email: "maya.work.example@",
        headline: "x".repeat(48),
      });
    });
  },
};

export const TooLong: Story = {
  name: "A limit counts code points and shows how many are too many",
  tags: ["!dev"],
  args: { profile: { name: "🦸".repeat(42), email: `${"m".repeat(260)}@x`, headline: "é".repeat(48) } },
  play: async () => {
    const dialog = await panel();
    await save(dialog);
    await expect(field(dialog, "Name")).toHaveAccessibleDescription(
      "Please shorten the name by 2 characters, to 40 at most",
    );
    await expect(field(dialog, "Email")).toHaveAccessibleDescription(
      "Please shorten the email address by 8 characters, to 254 at most",
    );
    await expect(field(dialog, "Headline")).toBeValid();
  },
};

export const NothingLost: Story = {
  name: "A click outside closes the dialog only if nothing was typed",
  tags: ["!dev"],
  render: (args) => <Account {...args} />,
  play: async ({ args, step }) => {
    const pressBackdrop = async () => {
      const backdrop = document.querySelector("[data-slot=dialog-backdrop]");
      await expect(backdrop).not.toBeNull();
      if (backdrop) await userEvent.click(backdrop, { pointerEventsCheck: 0 });
    };
    await step("Open the dialog and press the backdrop", async () => {
      await userEvent.click(opener());
      await panel();
      await pressBackdrop();
      await gone();
    });
    await step("Open the dialog, type, and press the backdrop", async () => {
      await userEvent.click(opener());
      const dialog = await panel();
      await userEvent.type(field(dialog, "Name"), "!");
      await pressBackdrop();
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await expect(field(dialog, "Name")).toHaveValue("Maya Okonkwo!");
    });
    await step("Cancel discards the typed text", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
      await gone();
      await userEvent.click(opener());
      await expect(field(await panel(), "Name")).toHaveValue("Maya Okonkwo");
    });
  },
};

export const Autofilled: Story = {
  name: "Save reads what the browser filled in without an event",
  tags: ["!dev"],
  args: { profile: { ...profile, email: "" } },
  play: async ({ args, step }) => {
    const dialog = await panel();
    const name = field(dialog, "Name") as HTMLInputElement;
    name.value = "Ngozi Bankole";
    (field(dialog, "Email") as HTMLInputElement).value = "ngozi.work.example";
    await step("A refused Save keeps every value", async () => {
      await save(dialog);
      await expect(field(dialog, "Email")).toBeInvalid();
      await expect(name).toHaveValue("Ngozi Bankole");
    });
    await step("A press on the backdrop does not discard them", async () => {
      const backdrop = document.querySelector("[data-slot=dialog-backdrop]");
      if (backdrop) await userEvent.click(backdrop, { pointerEventsCheck: 0 });
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    (field(dialog, "Email") as HTMLInputElement).value = "ngozi@work.example";
    await save(dialog);
    await expect(args.onSave).toHaveBeenCalledWith({ ...profile, name: "Ngozi Bankole", email: "ngozi@work.example" });
  },
};
