import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import { toFigureSpec } from "../../src/figure.ts";
import { firstVisit, PreviewPage, Site } from "./site.tsx";

const meta = {
  title: "Pages/Create",
  component: Site,
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

export const Default: Story = {
  play: async () => {
    await expect(await field()).toBeVisible();
    await expect(screen.getByRole("radio", { name: /Hero/ })).toBeChecked();
  },
};

export const VillainChosen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: /Villain/ }));
    await expect(screen.getByRole("img", { name: /^Empty villain box/ })).toBeVisible();
  },
};

export const SentWithoutALink: Story = {
  play: async () => {
    await sendLink("");
    await expect(await field()).toHaveAccessibleDescription("Please enter your LinkedIn URL");
    await expect(await field()).toHaveFocus();
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

const linked = (name: string) => `/create#f=${encodeFigure(toFigureSpec({ name }))}`;
const headed = (name: string) => screen.findByRole("heading", { level: 1, name: `${name} made this figure` });

export const LinkedFigure: Story = {
  args: { path: linked("Priya Raman") },
  play: async () => {
    await expect(await headed("Priya Raman")).toHaveFocus();
    await expect(await screen.findByRole("button", { name: "Make your own" })).toBeVisible();
  },
};
