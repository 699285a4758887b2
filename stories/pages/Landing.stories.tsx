import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { Site } from "./site.tsx";

const meta = {
  title: "Pages/Landing page",
  component: Site,
  parameters: { layout: "fullscreen" },
  args: { path: "/" },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const LINK = "https://linkedin.com/in/maya";
const field = () => screen.findByRole("textbox", { name: "LinkedIn profile URL" });
const steps = () => within(screen.getByRole("list", { name: "Steps" })).getAllByRole("listitem");

async function sendLink(link: string) {
  const input = await field();
  if (link) await userEvent.type(input, link);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
}

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const WizardStep2: Story = {
  play: async () => {
    await sendLink(LINK);
    await expect(await screen.findByRole("button", { name: /Take the blue pill/ })).toHaveFocus();
    await expect(steps()[0]).toHaveTextContent("LinkedIn completed");
  },
};

export const WizardStep3: Story = {
  play: async () => {
    await sendLink(LINK);
    await userEvent.click(await screen.findByRole("button", { name: /Take the red pill/ }));
    await expect(await screen.findByRole("button", { name: "Purchase" })).toBeVisible();
    await expect(steps()[1]).toHaveTextContent("Choose Pill completed");
  },
};
