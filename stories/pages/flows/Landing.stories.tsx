import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Site } from "../site.tsx";

const meta = {
  title: "Flows/Start on the landing page",
  component: Site,
  parameters: { layout: "fullscreen" },
  args: { path: "/" },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole("textbox", { name: "LinkedIn profile URL" });
const steps = () => within(screen.getByRole("list", { name: "Steps" })).getAllByRole("listitem");
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

export const FromLinkToFigure: Story = {
  name: "From a link to a figure and its price",
  play: async ({ step }) => {
    await step("Continue without a link and read the error", async () => {
      await field();
      await press("Continue");
      await expect(await field()).toHaveAccessibleDescription("Please enter your LinkedIn URL");
    });
    await step("Type the link and continue", async () => {
      await userEvent.type(await field(), "https://linkedin.com/in/maya{Enter}");
      await expect(await screen.findByRole("button", { name: /Take the blue pill/ })).toHaveFocus();
      await expect(steps()[0]).toHaveTextContent("LinkedIn completed");
    });
    await step("Take the blue pill", () => press(/Take the blue pill/));
    await step("See the figure, marked PREVIEW", async () => {
      const figure = await screen.findByRole("img", { name: /hero action figure of Maya Okonkwo.*PREVIEW/ });
      await expect(figure).toBeVisible();
      await expect(steps().map((one) => one.getAttribute("aria-current"))).toEqual([null, null, "step"]);
      await expect(screen.getByRole("heading", { name: "Meet your figure." })).toHaveFocus();
    });
    await step("Open the checkout", async () => {
      await press("Purchase");
      const dialog = within(await screen.findByRole("dialog", { name: "Demo checkout" }));
      // Waits until the dialog has faded in.
      await waitFor(() => expect(dialog.getByText("$18.99")).toBeVisible());
      await expect(dialog.getByText(/no payment is taken, no card is asked for/)).toBeVisible();
    });
    await step("Close it with Escape: focus returns", async () => {
      await userEvent.keyboard("{Escape}");
      // Waits until the dialog has faded out and is removed.
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByRole("button", { name: "Purchase" })).toHaveFocus());
    });
  },
};
