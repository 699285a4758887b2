import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import { Site } from "./site.tsx";

const meta = {
  title: "Pages/Landing page",
  component: Site,
  // Only the presets of `npm run test:all` run these, because other tests test each state of each page.
  tags: ["!test"],
  parameters: { layout: "fullscreen" },
  args: { path: "/" },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole("textbox", { name: "LinkedIn profile URL" });
async function sendLink() {
  await userEvent.type(await field(), "https://linkedin.com/in/maya");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  return screen.findByRole("button", { name: /Take the red pill/ });
}

export const Default: Story = { play: async () => void (await field()) };

export const WizardStep2: Story = { play: async () => void (await sendLink()) };

export const WizardStep3: Story = {
  play: async () => {
    await userEvent.click(await sendLink());
    await screen.findByRole("button", { name: "Purchase" });
  },
};
