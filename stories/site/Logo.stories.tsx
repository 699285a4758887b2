import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Logo } from "../../src/site/layout/Logo.tsx";

/**
 * PROFIGURE is typed in capitals, so that it is read and copied so. Add no slogan and change no color; leave as much
 * room around it as the pill is high. A link around it that says where it leads begins with the name: “PROFIGURE,
 * home”.
 */
const meta = {
  title: "Site/Logo",
  component: Logo,
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { className: "" } };

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:justify-items-start pf:gap-5">
      <p className="pf:text-muted pf:text-small">On paper</p>
      <Logo />
      <p className="pf:text-muted pf:text-small">On night, as in the footer</p>
      <div className="pf:bg-night pf:px-5 pf:py-3 pf:text-on-night">
        <Logo />
      </div>
      <p className="pf:text-muted pf:text-small">In a link</p>
      <a href="#home">
        <Logo />
      </a>
    </div>
  ),
};

/** The name is a name: it keeps its Latin letters and its direction. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};

export const InALink: Story = {
  name: "In a link, the name of the product is the accessible name",
  tags: ["!dev"],
  render: () => (
    <a href="#home">
      <Logo />
    </a>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "PROFIGURE" })).toHaveAttribute("href", "#home");
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "PROFIGURE" })).toHaveFocus();
  },
};
