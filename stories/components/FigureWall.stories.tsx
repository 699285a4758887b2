import { src as tomasBox } from "picture:tomas-box";
import { src as viktorBox } from "picture:viktor-box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FigureWall } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";

const tomas = <img src={tomasBox} alt="Boxed hero figure of Tomás Herrera, Pediatric Nurse" width={600} height={800} />;
const viktor = (
  <img
    src={viktorBox}
    alt="Boxed villain figure of Viktor Lindqvist, Chief Financial Officer"
    width={600}
    height={800}
  />
);
const rail = (words: string) => <p style={{ padding: "0.75rem 1.25rem" }}>{words}</p>;

const meta = {
  title: "Cards/FigureWall",
  component: FigureWall,
  parameters: { alsoKnownAs: ["pegboard", "display", "picture frame"] },
  args: { children: tomas, caption: rail("Your box so far") },
  decorators: atWidth(420),
} satisfies Meta<typeof FigureWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CaptionWithTwoParts: Story = {
  args: {
    caption: (
      <p style={{ display: "flex", justifyContent: "space-between", gap: "0.75rem", padding: "0.75rem 1.25rem" }}>
        <strong>Tomás Herrera</strong>
        <span>Draft</span>
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
  // Screen readers read the picture, then its caption.
  play: async ({ canvas }) => {
    const figure = canvas.getAllByRole("figure")[0] as HTMLElement;
    const caption = within(figure).getByText("A hero on the wall").closest("figcaption");
    const picture = within(figure).getByRole("img");
    await expect(caption && picture.compareDocumentPosition(caption)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** A few words say what hangs on the wall. */
export const Do: Story = { tags: ["!dev", "!test"] };

/** The shelf is for a few words. Put longer texts below the wall. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: {
    caption: rail(
      "This is how your box looks at the moment. You can change the looks, the accessories and the words, and then come back here to see the box again before you buy it.",
    ),
  },
};

export const LongText: Story = {
  args: {
    caption: rail("The box so far, with everything you have chosen up to now, and space for a great deal more"),
  },
};

export const RightToLeft: Story = { args: { dir: "rtl", lang: "he", caption: rail("הקופסה שלך עד כה") } };
