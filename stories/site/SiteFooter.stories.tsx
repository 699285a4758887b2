import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SiteFooter } from "../../src/site/layout/SiteFooter.tsx";
import { ForceState } from "../pseudo-states.tsx";

/**
 * The social icons are placeholders: disabled links that can get focus and have “(placeholder)” in their name. A click
 * on one does not scroll the page. The focus ring is yellow, because blue would be invisible on the dark footer. The
 * footer is not printed.
 */
const meta = {
  title: "Site/SiteFooter",
  component: SiteFooter,
  parameters: { layout: "fullscreen" },
  args: {
    quickLinks: [
      { href: "#/", label: "Home" },
      { href: "#/pricing", label: "Pricing" },
      { href: "#/gallery", label: "Gallery" },
      { href: "#/about", label: "About" },
    ],
    legalLinks: [
      { href: "#/terms", label: "Terms" },
      { href: "#/privacy", label: "Privacy" },
      { href: "#/refunds", label: "Refunds" },
      { href: "#/faq", label: "FAQ" },
    ],
    onSubscribe: fn(),
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <p className="pf:type-tag">With all its links</p>
      <SiteFooter {...args} />
      <p className="pf:type-tag">With one link in each list</p>
      <SiteFooter {...args} quickLinks={args.quickLinks.slice(0, 1)} legalLinks={args.legalLinks.slice(0, 1)} />
      <p className="pf:type-tag">Home focused, Pricing hovered, Gallery pressed</p>
      <ForceState focus="[href='#/']" hover="[href='#/pricing']" pressed="[href='#/gallery']">
        <SiteFooter {...args} />
      </ForceState>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    quickLinks: [
      { href: "#/", label: "Home, where the pills are" },
      { href: "#/gallery", label: "Gallery of figures that their owners agreed to show" },
    ],
    legalLinks: [{ href: "#/terms", label: "Terms of use, terms of sale and terms of endearment" }],
  },
};

export const Landmarks: Story = {
  name: "Screen readers find both lists of links by name",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const quick = within(canvas.getByRole("navigation", { name: "Quick Links" }));
    await expect(quick.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Home",
      "Pricing",
      "Gallery",
      "About",
    ]);
    const legal = within(canvas.getByRole("navigation", { name: "Legal" }));
    await expect(legal.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "#/privacy");
  },
};

export const Subscribed: Story = {
  name: "A valid email address is submitted once",
  tags: ["!dev"],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "maya@work.example");
    await userEvent.click(canvas.getByRole("button", { name: "Subscribe" }));
    await expect(args.onSubscribe).toHaveBeenCalledTimes(1);
    await expect(args.onSubscribe).toHaveBeenCalledWith("maya@work.example");
  },
};

export const Refused: Story = {
  name: "The browser refuses an invalid email address",
  tags: ["!dev"],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(field, "maya{Enter}");
    await expect(field).toBeInvalid();
    await expect(args.onSubscribe).not.toHaveBeenCalled();
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
