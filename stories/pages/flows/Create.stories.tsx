import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { firstVisit, PreviewPage, Site } from "../site.tsx";

const meta = {
  title: "Flows/Create a figure",
  component: Site,
  parameters: { layout: "fullscreen" },
  args: { path: "/create" },
  beforeEach: firstVisit,
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole("textbox", { name: "LinkedIn profile URL" });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
/** The box renders at low priority, with the editor's small pictures. */
const DRAWN = { timeout: 15_000 };
const boxed = (words: RegExp) => screen.findByRole("img", { name: words }, DRAWN);
const option = async (group: string, name: string) =>
  within(await screen.findByRole("group", { name: group })).getByRole("radio", { name });

export const FromLinkToPreview: Story = {
  name: "From a link to a preview, and back",
  play: async ({ step }) => {
    await step("Choose the villain", async () => {
      await userEvent.click(await screen.findByRole("radio", { name: /Villain/ }));
    });
    await step("Submit the link", async () => {
      await userEvent.type(await field(), "https://linkedin.com/in/maya");
      await press("Create My Figure");
      await expect(screen.getByRole("status")).toHaveTextContent("Creating your action figure...");
    });
    await step("See the preview", async () => {
      // Processing lasts three seconds.
      const heading = await screen.findByRole("heading", { level: 2, name: "Meet your figure" }, { timeout: 8000 });
      await expect(heading).toHaveFocus();
      await expect(screen.getByRole("status")).toHaveTextContent("Your preview is ready");
      await expect(screen.getByRole("button", { name: "Purchase for $18.99" })).toBeVisible();
      await expect(screen.getByRole("button", { name: "Save to Drafts" })).toBeVisible();
    });
    await step("Start over: the pill stays, but the link does not", async () => {
      await press("← Start Over");
      const input = await field();
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue("");
      await expect(screen.getByRole("radio", { name: /Villain/ })).toBeChecked();
    });
  },
};

export const Edit: Story = {
  name: "Make a figure your own",
  render: () => <PreviewPage type="hero" />,
  play: async ({ step }) => {
    await step("Type a name and see it on the box", async () => {
      await press("More choices");
      await userEvent.click(await screen.findByRole("tab", { name: "Words" }));
      const words = within(await screen.findByRole("tabpanel", { name: "Words" }));
      const name = words.getByRole("textbox", { name: "Name" });
      await userEvent.clear(name);
      await userEvent.type(name, "Ada");
      await expect(await boxed(/^Boxed hero action figure of Ada,/)).toBeVisible();
    });
    await step("Choose a wheelchair", async () => {
      await userEvent.click(screen.getByRole("tab", { name: "Person" }));
      await userEvent.click(await option("Mobility", "Wheelchair"));
      await expect(await boxed(/in a wheelchair/)).toBeVisible();
    });
    const before = (await boxed(/in a wheelchair/)).getAttribute("aria-label") ?? "";
    const surprise = async () => {
      await press("Surprise me");
      await waitFor(() => expect(screen.queryByRole("img", { name: before })).not.toBeInTheDocument(), DRAWN);
    };
    const takeBack = async () => {
      await press("Undo");
      await expect(await screen.findByRole("img", { name: before }, DRAWN)).toBeVisible();
    };
    await step("Press Surprise me and undo it: locks appear", async () => {
      await userEvent.click(screen.getByRole("tab", { name: "Box" }));
      await surprise();
      await takeBack();
    });
    await step("Lock the palette", async () => {
      await press("Show palette");
      await press("Lock palette");
      await expect(screen.getByRole("button", { name: "Lock palette" })).toHaveAttribute("aria-pressed", "true");
    });
    await step("Press Surprise me again and undo it: the palette stays", async () => {
      const palette = within(screen.getByRole("group", { name: "Palette" }));
      const chosen = palette.getByRole("radio", { checked: true });
      await surprise();
      await expect(chosen).toBeChecked();
      await takeBack();
    });
    await step("Save it to drafts", async () => {
      await press("Save to Drafts");
      const SAVED = "Saved to drafts. Find it in your collection.";
      await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(SAVED));
    });
  },
};

export const Checkout: Story = {
  name: "Buy a figure in the demo checkout",
  render: () => <PreviewPage type="hero" />,
  play: async ({ step }) => {
    await step("Open the checkout and cancel: nothing changes", async () => {
      await press("Purchase for $18.99");
      await press("Cancel");
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await expect(await boxed(/PREVIEW/)).toBeVisible();
    });
    await step("Confirm the purchase", async () => {
      await press("Purchase for $18.99");
      await press("Confirm");
      await screen.findByRole("dialog", { name: "It’s yours!" });
    });
    await step("The watermark is gone, and Purchase is now Download", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(await boxed(/^Boxed hero action figure(?!.*PREVIEW)/)).toBeVisible();
      await expect(screen.queryByRole("button", { name: "Purchase for $18.99" })).not.toBeInTheDocument();
    });
  },
};
