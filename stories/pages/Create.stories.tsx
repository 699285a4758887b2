import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Heading } from "../../src/app/parts/Heading.tsx";
import { Preview } from "../../src/app/parts/Preview.tsx";
import { sampleDesign } from "../../src/app/sample/profile.ts";
import { store } from "../../src/app/store/store.ts";
import type { CharacterType } from "../../src/index.ts";
import { Frame, Site } from "./site.tsx";

const meta = {
  title: "Pages/Create",
  component: Site,
  parameters: { layout: "fullscreen" },
  args: { path: "/create" },
  beforeEach: async () => void (await store.reset()),
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const LINK = "https://linkedin.com/in/maya";
const field = () => screen.findByRole("textbox", { name: "LinkedIn profile URL" });
/** Processing lasts three seconds. */
const LONG = { timeout: 8000 };

async function sendLink(link: string) {
  const input = await field();
  if (link) await userEvent.type(input, link);
  await userEvent.click(screen.getByRole("button", { name: "Create My Figure" }));
}

/** The preview as the page shows it, without the three seconds before it. */
function PreviewPage({ type }: { type: CharacterType }) {
  return (
    <Frame path="/create">
      <div className="page-width grid gap-9 pt-7 pb-section md:pt-14">
        <Heading className="type-section">Create Your Action Hero</Heading>
        <Preview start={{ design: sampleDesign(type), draft: null }} onStartOver={() => {}} />
      </div>
    </Frame>
  );
}

export const Default: Story = {
  play: async () => {
    await expect(await field()).toBeVisible();
    await expect(screen.getByRole("radio", { name: /Hero/ })).toBeChecked();
  },
};

export const Dark: Story = { ...Default, globals: { theme: "dark" } };

export const Phone: Story = { ...Default, globals: { viewport: { value: "phone" } } };

export const VillainChosen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: /Villain/ }));
    await expect(screen.getByRole("img", { name: /^Empty villain box/ })).toBeVisible();
  },
};

export const EmptyLink: Story = {
  play: async () => {
    await sendLink("");
    await expect(await field()).toHaveAccessibleDescription("Please enter your LinkedIn URL");
    await expect(await field()).toHaveFocus();
  },
};

export const ForeignLink: Story = {
  play: async () => {
    await sendLink("https://example.org/maya");
    await expect(await field()).toHaveAccessibleDescription("Please enter a valid LinkedIn URL");
  },
};

export const Processing: Story = {
  play: async () => {
    await sendLink(LINK);
    await expect(await screen.findByRole("progressbar", { name: "Creating your action figure..." })).toBeVisible();
    await expect(screen.getByText("Step 3 of 4: Generating accessories based on your skills")).toBeVisible();
  },
};

export const PreviewHero: Story = {
  render: () => <PreviewPage type="hero" />,
  play: async () => {
    await expect(screen.getByRole("img", { name: /hero action figure of Maya Okonkwo.*PREVIEW/ })).toBeVisible();
  },
};

export const PreviewVillain: Story = {
  render: () => <PreviewPage type="villain" />,
  play: async () => {
    await expect(screen.getByRole("img", { name: /villain action figure of Maya Okonkwo.*PREVIEW/ })).toBeVisible();
  },
};

export const PreviewDark: Story = { ...PreviewVillain, globals: { theme: "dark" } };

export const FromLinkToPreview: Story = {
  name: "A valid link is processed and becomes a preview, and a screen reader is told both times",
  play: async ({ step }) => {
    await step("Choose the villain", async () => {
      await userEvent.click(await screen.findByRole("radio", { name: /Villain/ }));
    });
    await step("Send the link", async () => {
      await sendLink(LINK);
      await expect(screen.getByRole("status")).toHaveTextContent("Creating your action figure...");
    });
    await step("See the preview", async () => {
      const heading = await screen.findByRole("heading", { level: 2, name: "Your preview is ready" }, LONG);
      await expect(heading).toHaveFocus();
      await expect(screen.getByRole("status")).toHaveTextContent("Your preview is ready");
      await expect(screen.getByRole("button", { name: "Purchase for $18.99" })).toBeVisible();
      await expect(screen.getByRole("button", { name: "Save to Drafts" })).toBeVisible();
    });
    await step("Start over: the pill stays, the link does not", async () => {
      await userEvent.click(screen.getByRole("button", { name: "← Start Over" }));
      const input = await field();
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue("");
      await expect(screen.getByRole("radio", { name: /Villain/ })).toBeChecked();
    });
  },
};

export const BothPurchases: Story = {
  name: "Both purchase buttons open the same demo checkout",
  render: () => <PreviewPage type="hero" />,
  play: async () => {
    for (const name of ["Purchase for $18.99", "Purchase to Download"]) {
      await userEvent.click(screen.getByRole("button", { name }));
      const dialog = within(await screen.findByRole("dialog", { name: "Demo checkout" }));
      await waitFor(() => expect(dialog.getByText("Maya Okonkwo")).toBeVisible());
      await userEvent.click(dialog.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    }
  },
};

export const Drafts: Story = {
  name: "Save to Drafts keeps the figure on this device",
  render: () => <PreviewPage type="hero" />,
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Save to Drafts" }));
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent("Saved to drafts. Find it in your collection."),
    );
  },
};

export const Bought: Story = {
  name: "Confirm takes the watermark off, and Purchase becomes Download",
  render: () => <PreviewPage type="hero" />,
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Purchase for $18.99" }));
    await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
    await screen.findByRole("dialog", { name: "It is yours" });
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByRole("img", { name: /^Boxed hero action figure(?!.*PREVIEW)/ })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Purchase for $18.99" })).not.toBeInTheDocument();
  },
};
