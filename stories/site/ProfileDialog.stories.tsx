import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { Profile } from "../../src/domain/profile.ts";
import { Button } from "../../src/index.ts";
import { ProfileDialog } from "../../src/site/account/ProfileDialog.tsx";

const profile: Profile = { name: "Maya Okonkwo", email: "maya@work.example", headline: "Senior Software Engineer" };

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
const pressBackdrop = () =>
  userEvent.click(document.querySelector("[data-slot=dialog-backdrop]") as Element, { pointerEventsCheck: 0 });
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
  args: { profile: { name: "  ", email: "maya.work.example", headline: "🦸".repeat(49) } },
  play: async ({ args, step }) => {
    const dialog = await panel();
    const [name, email, headline] = [field(dialog, "Name"), field(dialog, "Email"), field(dialog, "Headline")];
    await step("Save with three mistakes", async () => {
      await save(dialog);
      await expect(name).toHaveAccessibleDescription("Please enter a name");
      await expect(email).toHaveAccessibleDescription("Please enter an email address like name@example.com");
      // Of code points, such as an emoji.
      await expect(headline).toHaveAccessibleDescription("Please shorten the headline by 1 character, to 48 at most");
      await expect(name).toHaveFocus();
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
        headline: "🦸".repeat(48),
      });
    });
  },
};

export const NothingLost: Story = {
  name: "A click outside closes the dialog only if nothing was typed",
  tags: ["!dev"],
  render: (args) => <Account {...args} />,
  play: async ({ args, step }) => {
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
  play: async ({ args }) => {
    const dialog = await panel();
    const name = field(dialog, "Name") as HTMLInputElement;
    const email = field(dialog, "Email") as HTMLInputElement;
    name.value = "Ngozi Bankole";
    email.value = "ngozi.work.example";
    await save(dialog);
    await expect(email).toBeInvalid();
    await expect(name).toHaveValue("Ngozi Bankole");
    await pressBackdrop();
    await expect(args.onClose).not.toHaveBeenCalled();
    email.value = "ngozi@work.example";
    await save(dialog);
    await expect(args.onSave).toHaveBeenCalledWith({ ...profile, name: "Ngozi Bankole", email: "ngozi@work.example" });
  },
};
