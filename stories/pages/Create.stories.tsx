import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import { toFigureSpec } from "../../src/figure.ts";
import { firstVisit, PreviewPage, Site } from "./site.tsx";

const meta = {
  title: "Pages/Create",
  component: Site,
  // Only the presets of `npm run test:all` run these, because other tests test each state of each page.
  tags: ["!test"],
  parameters: { layout: "fullscreen" },
  args: { path: "/create" },
  beforeEach: firstVisit,
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const LINK = "https://linkedin.com/in/maya";
const field = () => screen.findByRole("textbox", { name: "LinkedIn profile URL" });

async function sendLink(link: string) {
  const input = await field();
  if (link) await userEvent.type(input, link);
  await userEvent.click(screen.getByRole("button", { name: "Create My Figure" }));
}

export const Default: Story = { play: async () => void (await field()) };

export const VillainChosen: Story = {
  play: async () => userEvent.click(await screen.findByRole("radio", { name: /Villain/ })),
};

export const SentWithoutALink: Story = { play: () => sendLink("") };

export const Processing: Story = {
  play: async () => {
    await sendLink(LINK);
    await screen.findByRole("progressbar", { name: "Creating your action figure..." });
  },
};

export const PreviewHero: Story = { render: () => <PreviewPage type="hero" /> };

export const PreviewVillain: Story = { render: () => <PreviewPage type="villain" /> };

export const LinkedFigure: Story = {
  args: { path: `/create#f=${encodeFigure(toFigureSpec({ name: "Priya Raman" }))}` },
  play: async () => void (await screen.findByRole("button", { name: "Make your own" })),
};
