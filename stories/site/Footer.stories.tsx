import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Footer } from "../../src/site/layout/Footer.tsx";
import { forced } from "../pseudo-states.tsx";
import { InSite } from "./in-site.tsx";

/**
 * The social icons are placeholders: disabled links that can get focus and have “(placeholder)” in their name. A click
 * on one does not scroll the page. The focus ring is yellow, because blue would be invisible on the dark footer. The
 * footer is not printed. The email field has no `name`, so that submitting it before scripts load sends nothing.
 */
const meta = {
  title: "Site/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <InSite>
        <Story />
      </InSite>
    ),
  ],
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Home focused, Pricing hovered, Gallery pressed. */
export const States: Story = {
  render: () => forced({ focus: "[href='/']", hover: "[href='/pricing']", pressed: "[href='/gallery']" }, <Footer />),
};

export const Refused: Story = {
  name: "The browser refuses an invalid address, and a valid one stays",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(field, "maya{Enter}");
    await expect(field).toBeInvalid();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.type(field, "@work.example{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "The newsletter isn’t live yet. We didn’t save your address.",
    );
    await expect(field).toHaveValue("maya@work.example");
  },
};

export const Placeholders: Story = {
  name: "A social icon is named as a placeholder and leads nowhere",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const before = location.href;
    const icon = canvas.getByRole("link", { name: "ProFigure on LinkedIn (placeholder)" });
    await expect(icon).toHaveAttribute("aria-disabled", "true");
    await expect(icon).not.toHaveAttribute("href");
    await userEvent.click(icon);
    icon.focus();
    await expect(icon).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(location.href).toBe(before);
  },
};
