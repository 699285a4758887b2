import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { Site } from "./site.tsx";

const meta = {
  title: "Pages/Not found",
  component: Site,
  parameters: { layout: "fullscreen" },
  args: { path: "/pricing" },
  beforeEach: () => {
    // The page's one console warning is by design (specification §2), so it is mocked and counted here.
    spyOn(console, "warn").mockImplementation(() => {});
  },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "404" })).toBeVisible();
  },
};

export const Logged: Story = {
  name: "An unknown path is logged once and is not printed in the page",
  args: { path: "/no/such/box" },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByText("Oops! Page not found")).toBeVisible();
    await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1));
    await expect(console.warn).toHaveBeenCalledWith("404: there is no page at /no/such/box");
    await expect(canvasElement).not.toHaveTextContent("/no/such/box");
  },
};

export const WayBack: Story = {
  name: "Return to Home leads to the landing page and focus follows",
  play: async () => {
    await userEvent.click(await screen.findByRole("link", { name: "Return to Home" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Your career, mint on card." })).toHaveFocus();
  },
};

export const FooterLink: Story = {
  name: "A second unknown path is logged too",
  play: async () => {
    await userEvent.click(await screen.findByRole("link", { name: "Gallery" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "404" })).toHaveFocus());
    await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(2));
    await expect(console.warn).toHaveBeenLastCalledWith("404: there is no page at /gallery");
  },
};
