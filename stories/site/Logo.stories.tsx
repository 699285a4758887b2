import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Logo } from "../../src/site/layout/Logo.tsx";

/**
 * PROFIGURE is typed in capitals, so that it is copied that way. Do not add a slogan or change the colors, and leave a
 * margin as high as the pill. The accessible name of a link around it starts with the product: “PROFIGURE, home”.
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

/** The product name keeps its Latin letters and direction. */
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
  name: "In a link, the product name is the accessible name",
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
