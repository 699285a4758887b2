import { src as tomasBox } from "picture:tomas-box";
import { src as viktorBox } from "picture:viktor-box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FigureWall } from "../../src/index.ts";

const tomas = <img src={tomasBox} alt="Boxed hero figure of Tomás Herrera, Pediatric Nurse" width={600} height={800} />;
const viktor = (
  <img
    src={viktorBox}
    alt="Boxed villain figure of Viktor Lindqvist, Chief Financial Officer"
    width={600}
    height={800}
  />
);
const rail = (words: string) => <p className="pf:px-5 pf:py-3">{words}</p>;

/**
 * The shelf has space for one short line, or for a name and a note. Its rounded corners clip the focus rings of
 * controls on it, so draw these rings inside the control with a negative `outline-offset`.
 */
const meta = {
  title: "Cards/FigureWall",
  component: FigureWall,
  args: { children: tomas, caption: rail("Your box so far") },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: Number(parameters.maxWidth ?? 420) }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FigureWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CaptionWithTwoParts: Story = {
  args: {
    caption: (
      <p className="pf:flex pf:min-h-14 pf:items-center pf:justify-between pf:gap-3 pf:px-5 pf:py-3">
        <span className="pf:type-item">On the line</span>
        <span className="pf:type-tag">Made on this page</span>
      </p>
    ),
  },
};

export const States: Story = {
  parameters: { maxWidth: 1240 },
  render: () => (
    <div
      className="pf:grid pf:gap-5"
      style={{ gridTemplateColumns: "repeat(auto-fill, minmax(260px, 1fr))", maxWidth: 860 }}
    >
      <FigureWall caption={rail("A hero on the wall")}>{tomas}</FigureWall>
      <FigureWall caption={rail("A villain on the wall")}>{viktor}</FigureWall>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    caption: rail("The box so far, with everything you have chosen up to now and room for a great deal more besides"),
  },
};

export const RightToLeft: Story = { args: { dir: "rtl", lang: "he", caption: rail("הקופסה שלך עד כה") } };

export const AccessibleName: Story = {
  name: "Screen readers read the picture, then its caption",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole("figure");
    const picture = within(figure).getByRole("img", { name: "Boxed hero figure of Tomás Herrera, Pediatric Nurse" });
    const caption = within(figure).getByText("Your box so far");
    await expect(caption.closest("figcaption")).not.toBeNull();
    await expect(picture.compareDocumentPosition(caption)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
