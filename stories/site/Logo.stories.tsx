import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "../../src/site/layout/Logo.tsx";
import { rightToLeft } from "../decorators.tsx";
import { states } from "../states.tsx";

/**
 * The text is PROFIGURE in capitals, so that people who copy it get capitals. Do not add a slogan or change the colors,
 * and leave a margin as wide as the pill is high. Begin the accessible name of a link around the logo with the product
 * name: “PROFIGURE, home”.
 */
const meta = {
  title: "Site/Logo",
  component: Logo,
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () =>
    states({
      "On paper": <Logo />,
      "On night, as in the footer": (
        <div className="pf:w-fit pf:bg-night pf:px-5 pf:py-3 pf:text-on-night">
          <Logo />
        </div>
      ),
      "In a link": (
        <a href="#home">
          <Logo />
        </a>
      ),
    }),
};

/** In right-to-left text, the product name still has Latin letters and runs from left to right. */
export const RightToLeft: Story = {
  decorators: rightToLeft("ar"),
};
