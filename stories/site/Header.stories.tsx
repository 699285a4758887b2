import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
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

/** A viewport that is wide enough for the whole header, whatever the toolbar is set to. */
const onADesk = { globals: { viewport: { value: "desktop" }, text: "100" } } satisfies Story;
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

export const WhereAmI: Story = {
  ...onADesk,
  name: "The link to the current page is marked as current",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole("navigation", { name: "Main" }));
    await expect(main.getByRole("link", { current: "page" })).toHaveAccessibleName("Create Figure");
    await expect(main.getAllByRole("link")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "ProFigure, home" })).toHaveAttribute("href", "/");
  },
};

export const LinkCloses: Story = {
  ...onAPhone,
  name: "A link closes the menu",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Dashboard" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    await userEvent.click(canvas.getByRole("link", { name: "Dashboard" }));
    await expect(canvas.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("link", { name: "Dashboard" })).not.toBeInTheDocument();
  },
};

export const EscapeCloses: Story = {
  ...onAPhone,
  name: "Escape closes the menu and returns focus to its button",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Open menu" })).toHaveFocus();
    await expect(canvas.queryByRole("link", { name: "Home" })).not.toBeInTheDocument();
  },
};

export const LeavingCloses: Story = {
  ...onAPhone,
  name: "The menu closes when focus leaves the header",
  tags: ["!dev"],
  render: () => (
    <InSite path="/create">
      <Header />
      <button type="button" style={{ marginBlockStart: "48rem" }}>
        After the header
      </button>
    </InSite>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    canvas.getByRole("button", { name: "After the header" }).focus();
    await expect(await canvas.findByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
  },
};
