import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Site } from "../site.tsx";

const meta = {
  title: "Flows/Start on the landing page",
  component: Site,
  // The site tests test each flow. `npm run test:all` also runs these stories.
  tags: ["!test"],
  parameters: { layout: "fullscreen" },
  args: { path: "/" },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole("textbox", { name: "LinkedIn profile URL" });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

export const FromLinkToFigure: Story = {
  name: "From a link to a figure and its price",
  play: async ({ step }) => {
    await step("Continue without a link and read the error", async () => {
      await field();
      await press("Continue");
      await screen.findByText("Please enter your LinkedIn URL");
    });
    await step("Type the link and continue", async () => {
      await userEvent.type(await field(), "https://linkedin.com/in/maya{Enter}");
    });
    await step("Take the blue pill", () => press(/Take the blue pill/));
    await step("See the figure, marked PREVIEW", async () => {
      await screen.findByRole("img", { name: /hero action figure of Maya Okonkwo.*PREVIEW/ });
    });
    await step("Open the checkout", async () => {
      await press("Purchase");
      await screen.findByRole("dialog", { name: "Demo checkout" });
    });
    await step("Close it with Escape: focus returns", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.getByRole("button", { name: "Purchase" })).toHaveFocus());
    });
  },
};
