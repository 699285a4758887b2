import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Header } from "../../src/site/layout/Header.tsx";
import { forced } from "../pseudo-states.tsx";
import { states } from "../states.tsx";
import { InSite } from "./in-site.tsx";

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
  render: () =>
    states({
      "On a page in the navigation": (
        <InSite path="/create">
          <Header />
        </InSite>
      ),
      "On another page: Home focused, Create Figure hovered, Dashboard pressed": forced(
        { focus: "nav [href='/']", hover: "nav [href='/create']", pressed: "nav [href='/dashboard']" },
        <InSite path="/terms">
          <Header />
        </InSite>,
      ),
    }),
};

export const LeavingCloses: Story = {
  ...onAPhone,
  name: "Escape and leaving the header close the menu",
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
    const open = () => userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const closed = async () => {
      const button = await canvas.findByRole("button", { name: "Open menu" });
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(canvas.queryByRole("link", { name: "Home" })).not.toBeInTheDocument();
      return button;
    };
    await open();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(await closed()).toHaveFocus();
    await open();
    canvas.getByRole("button", { name: "After the header" }).focus();
    await closed();
  },
};
