import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { emptyCabinet, firstVisit, Site } from "../site.tsx";

const meta = {
  title: "Flows/Keep a collection",
  component: Site,
  parameters: { layout: "fullscreen" },
  args: { path: "/dashboard" },
  beforeEach: firstVisit,
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const cards = (count: number) => waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(count));
const status = (words: string) => waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(words));

export const FromEmptyToCreate: Story = {
  name: "From an empty cabinet to a first figure",
  beforeEach: emptyCabinet,
  play: async ({ step }) => {
    await step("Read what the cabinet is for", async () => {
      await expect(await screen.findByRole("heading", { name: "Nothing here yet" })).toBeVisible();
    });
    await step("Follow the link to create a figure", async () => {
      const main = within(screen.getByRole("main"));
      await userEvent.click(main.getAllByRole("link", { name: "Create New Figure" }).at(-1) as HTMLElement);
      await expect(await screen.findByRole("heading", { level: 1, name: "Create Your Action Hero" })).toHaveFocus();
    });
  },
};

export const Find: Story = {
  name: "Find a figure in a large collection",
  args: { path: "/dashboard?sort=name" },
  globals: { viewport: { value: "desktop" }, text: "100" },
  play: async ({ step }) => {
    await step("Look at all of them", () => cards(5));
    await step("Show the villains", async () => {
      await userEvent.click(await screen.findByRole("radio", { name: "Villains" }));
      await cards(2);
    });
    await step("Search for one by name", async () => {
      await userEvent.type(screen.getByRole("searchbox"), "ngo");
      await cards(1);
      await expect(screen.getByRole("heading", { name: /Ngozi Bankole/ })).toBeVisible();
    });
    await step("Search for a name without a match", async () => {
      await userEvent.clear(screen.getByRole("searchbox"));
      await userEvent.type(screen.getByRole("searchbox"), "zebra");
      await expect(await screen.findByRole("heading", { name: "No results" })).toBeVisible();
    });
  },
};

export const Download: Story = {
  name: "Download a figure as a picture",
  play: async ({ step }) => {
    await step("Open the download dialog", () => press("Download Ingrid Sørensen"));
    await step("Choose the square format", async () => {
      const dialog = within(await screen.findByRole("dialog", { name: "Download" }));
      await userEvent.click(dialog.getByRole("radio", { name: /^Square/ }));
      await userEvent.click(dialog.getByRole("button", { name: "Download" }));
    });
    await step("See the message and the new download count", async () => {
      await status("Saved ingrid-sørensen-square.png.");
      // Until the dialog is removed, the page is inert, so its live region announces nothing.
      const card = (await screen.findByRole("heading", { name: "Ingrid Sørensen" })).closest("article");
      await waitFor(() => expect(card).toHaveTextContent(/37\s*downloads/));
    });
  },
};

export const DeleteAndUndo: Story = {
  name: "Delete a figure and undo it",
  play: async ({ step }) => {
    await step("Delete it", async () => {
      await press("More: Viktor Lindqvist");
      await press("Delete Viktor Lindqvist");
      await cards(4);
    });
    await step("Restore it with Undo", async () => {
      await press("Undo Viktor Lindqvist deleted.");
      await cards(5);
    });
  },
};
