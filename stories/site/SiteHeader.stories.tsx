import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../src/index.ts";
import { SiteHeader, type SiteHeaderProps } from "../../src/site/layout/SiteHeader.tsx";
import { ForceState } from "../pseudo-states.tsx";

/**
 * In viewports narrower than 52 rem, everything except the logo is in a menu. The menu is a disclosure and does not
 * trap focus. Without scripts, there is no menu button, and the links are always visible. Use three or four links of
 * one or two words, so that the wide header fits on one line.
 */
const meta = {
  title: "Site/SiteHeader",
  component: SiteHeader,
  parameters: { layout: "fullscreen" },
  args: {
    links: [
      { href: "#/", label: "Home" },
      { href: "#/create", label: "Create Figure" },
      { href: "#/dashboard", label: "Dashboard" },
    ],
    currentPath: "#/create",
    theme: "light",
    onThemeChange: fn(),
    actions: (
      <>
        <Button size="sm">Sign In</Button>
        <Button size="sm" variant="ink">
          Get Started
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A viewport that is wide enough for the whole header, whatever the toolbar is set to. */
const onADesk = { globals: { viewport: { value: "desktop" }, text: "100" } } satisfies Story;
const onAPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;

/** Stores the theme as a page would. */
function WithTheme({ onThemeChange, ...rest }: SiteHeaderProps) {
  const [theme, setTheme] = useState(rest.theme);
  return (
    <SiteHeader
      {...rest}
      theme={theme}
      onThemeChange={(next) => {
        setTheme(next);
        onThemeChange(next);
      }}
    />
  );
}

export const Playground: Story = { args: { theme: "system" } };

export const MenuOpen: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    await expect(canvas.getByRole("navigation", { name: "Main" })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <p className="pf:type-tag">On a page in the navigation</p>
      <SiteHeader {...args} />
      <p className="pf:type-tag">Another page, theme of the system</p>
      <SiteHeader {...args} currentPath="#/terms" theme="system" />
      <p className="pf:type-tag">Dark theme selected</p>
      <SiteHeader {...args} currentPath="#/" theme="dark" />
      <p className="pf:type-tag">Home focused, Create Figure hovered, Dashboard pressed</p>
      <ForceState focus="nav [href='#/']" hover="nav [href='#/create']" pressed="nav [href='#/dashboard']">
        <SiteHeader {...args} currentPath="#/terms" />
      </ForceState>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    links: [
      { href: "#/", label: "Home" },
      { href: "#/create", label: "Create Another Figure" },
      { href: "#/dashboard", label: "Dashboard and Collection" },
    ],
  },
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

export const WithoutActions: Story = {
  ...onADesk,
  name: "Without actions, the theme button is the only button",
  tags: ["!dev"],
  args: { actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await expect(canvas.getByRole("button", { name: "Theme: Light. Change to dark" })).toBeVisible();
  },
};

export const ThemeTurned: Story = {
  ...onADesk,
  name: "The theme button selects the next theme and announces it",
  tags: ["!dev"],
  render: (args) => <WithTheme {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Theme: Light. Change to dark" }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith("dark");
    await expect(canvas.getByRole("button", { name: "Theme: Dark. Change to system" })).toBeVisible();
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
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <button type="button" style={{ marginBlockStart: "48rem" }}>
        After the header
      </button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    canvas.getByRole("button", { name: "After the header" }).focus();
    await expect(await canvas.findByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
  },
};

export const ThemeInMenu: Story = {
  ...onAPhone,
  name: "On a phone, the theme is in the menu",
  tags: ["!dev"],
  render: (args) => <WithTheme {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith("dark");
    await expect(canvas.getByRole("radio", { name: "Dark" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Close menu" })).toBeVisible();
  },
};
