import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Header } from "../../src/site/layout/Header.tsx";
import { ForceState } from "../pseudo-states.tsx";
import { InSite } from "./in-site.tsx";

/**
 * In viewports narrower than 52 rem, everything except the logo is in a menu. The menu is a disclosure and does not
 * trap focus. Without scripts, there is no menu button, and the links are always visible.
 */
const meta = {
  title: "Site/Header",
  component: Header,
  parameters: { layout: "fullscreen" },
  render: () => (
    <InSite path="/create">
      <Header />
    </InSite>
  ),
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;

export const Playground: Story = {};

export const MenuOpen: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    await expect(canvas.getByRole("navigation", { name: "Main" })).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <p className="pf:type-tag">On a page in the navigation</p>
      <InSite path="/create">
        <Header />
      </InSite>
      <p className="pf:type-tag">On another page: Home focused, Create Figure hovered, Dashboard pressed</p>
      <ForceState focus="nav [href='/']" hover="nav [href='/create']" pressed="nav [href='/dashboard']">
        <InSite path="/terms">
          <Header />
        </InSite>
      </ForceState>
    </div>
  ),
};

export const LeavingCloses: Story = {
  ...onAPhone,
  name: "Escape, a link and leaving the header close the menu",
  tags: ["!dev"],
  render: () => (
    <InSite path="/create">
      <Header />
      <button type="button" style={{ marginBlockStart: "48rem" }}>
        After the header
      </button>
    </InSite>
  ),
  play: async ({ canvas, step }) => {
    const open = () => userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const closed = async () => {
      await expect(await canvas.findByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
      await expect(canvas.queryByRole("link", { name: "Home" })).not.toBeInTheDocument();
    };
    await step("Escape closes it and returns focus to its button", async () => {
      await open();
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Home" })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await closed();
      await expect(canvas.getByRole("button", { name: "Open menu" })).toHaveFocus();
    });
    await step("A link closes it", async () => {
      await open();
      await userEvent.click(canvas.getByRole("link", { name: "Dashboard" }));
      await closed();
    });
    await step("It closes when focus leaves the header", async () => {
      await open();
      canvas.getByRole("button", { name: "After the header" }).focus();
      await closed();
    });
  },
};
