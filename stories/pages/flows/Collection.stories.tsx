import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { emptyCabinet, firstVisit, Site } from "../site.tsx";

const meta = {
  title: "Flows/Keep a collection",
  component: Site,
  // The site tests test each flow. `npm run test:all` also runs these stories.
  tags: ["!test"],
  parameters: { layout: "fullscreen" },
  args: { path: "/dashboard" },
  beforeEach: firstVisit,
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const cards = (count: number) => waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(count));

export const FromEmptyToCreate: Story = {
  name: "From an empty cabinet to a first figure",
  beforeEach: emptyCabinet,
  play: async ({ step }) => {
    await step("Read what the cabinet is for", async () => {
      await screen.findByRole("heading", { name: "Nothing here yet" });
    });
    await step("Follow the link to create a figure", async () => {
      const main = within(screen.getByRole("main"));
      await userEvent.click(main.getAllByRole("link", { name: "Create New Figure" }).at(-1) as HTMLElement);
      await screen.findByRole("heading", { name: "Create Your Action Hero" });
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
    });
    await step("Search for a name without a match", async () => {
      await userEvent.clear(screen.getByRole("searchbox"));
      await userEvent.type(screen.getByRole("searchbox"), "zebra");
      await screen.findByRole("heading", { name: "No results" });
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
    await step("See the new download count", async () => {
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await screen.findByText("37");
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
