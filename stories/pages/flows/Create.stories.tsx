import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { loadAllFigureParts } from "../../../src/figure.ts";
import { Dialogs } from "../../../src/site/checkout/lazy-dialogs.tsx";
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
const boxed = (words: RegExp) => screen.findByRole("img", { name: words });
const openEditor = async (tab: string) => {
  await press("More choices");
  await userEvent.click(await screen.findByRole("tab", { name: tab }));
  return within(await screen.findByRole("tabpanel", { name: tab }));
};
const preview: Partial<Story> = {
  render: () => <PreviewPage type="hero" />,
  // Loads what the site fetches during the processing step.
  beforeEach: async () => void (await Promise.all([Dialogs.preload(), loadAllFigureParts()])),
};

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
      const heading = await screen.findByRole("heading", { level: 2, name: "Meet your figure" });
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
  ...preview,
  name: "Put yourself into the box",
  play: async () => {
    const words = await openEditor("Words");
    const name = await words.findByRole("textbox", { name: "Name" });
    await userEvent.clear(name);
    await userEvent.type(name, "Ada");
    await userEvent.click(await screen.findByRole("tab", { name: "Person" }));
    const mobility = within(await screen.findByRole("group", { name: "Mobility" }));
    await userEvent.click(mobility.getByRole("radio", { name: "Wheelchair" }));
    await expect(await boxed(/^Boxed hero action figure of Ada,.*in a wheelchair/)).toBeVisible();
  },
};

const isReplaced = (label: string) =>
  waitFor(() => expect(screen.queryByRole("img", { name: label })).not.toBeInTheDocument());

export const Lock: Story = {
  ...preview,
  name: "Press Surprise me and lock a choice",
  play: async ({ step }) => {
    const box = await openEditor("Box");
    await step("Press Surprise me, and undo it", async () => {
      const before = (await boxed(/^Boxed hero/)).getAttribute("aria-label") ?? "";
      await press("Surprise me");
      await isReplaced(before);
      await press("Undo");
      await expect(await screen.findByRole("img", { name: before })).toBeVisible();
    });
    await step("Lock the palette", async () => {
      await userEvent.click(await box.findByRole("button", { name: "Palette options" }));
      await userEvent.click(await box.findByRole("button", { name: "Lock palette" }));
      await expect(box.getByRole("button", { name: "Lock palette", pressed: true })).toHaveFocus();
    });
    await step("Press Surprise me again: the palette stays", async () => {
      const chosen = within(box.getByRole("group", { name: "Palette" })).getByRole("radio", { checked: true });
      const before = (await boxed(/^\S+( carded)? hero action figure/)).getAttribute("aria-label") ?? "";
      await press("Surprise me");
      await isReplaced(before);
      await expect(chosen).toBeChecked();
    });
  },
};

export const Save: Story = {
  ...preview,
  name: "Save a figure for later",
  play: async () => {
    await press("Save to Drafts");
    const saved = "Saved to drafts. Find it in your collection.";
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(saved));
  },
};

export const Checkout: Story = {
  ...preview,
  name: "Buy a figure in the demo checkout",
  play: async ({ step }) => {
    await step("Open the checkout and cancel: nothing changes", async () => {
      await press("Purchase for $18.99");
      await press("Cancel");
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await expect(await boxed(/PREVIEW/)).toBeVisible();
    });
    await step("Confirm the purchase", async () => {
      await press("Purchase to Download");
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
