import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FigureShelf } from "../../src/index.ts";
import { MAYA, TOMAS, VIKTOR } from "../people.ts";
import { expectUniqueIds } from "./ids.ts";
import { LINK } from "./link.ts";

const meta = {
  title: "Figure/FigureShelf",
  component: FigureShelf,
  parameters: { alsoKnownAs: ["display stand", "QR card"] },
  args: { spec: MAYA, isPaid: true, link: LINK, width: 280 },
} satisfies Meta<typeof FigureShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { spec: TOMAS } };

/** As long as a name may be. */
export const LongText: Story = {
  args: { spec: { ...MAYA, name: "Maximiliane Konstantinopolskaya-Ashworth" } },
};

export const RightToLeft: Story = { args: { spec: { ...TOMAS, name: "ليلى حداد", jobTitle: "مهندسة معمارية" } } };

export const States: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem" }}>
      <FigureShelf {...args} width={280} />
      <FigureShelf {...args} width={280} spec={VIKTOR} isPaid={false} />
    </div>
  ),
};

/** Large enough, a camera reads the code and opens the figure. */
export const Do: Story = { tags: ["!dev"], args: { width: "100%" } };

/** Drawn this small, the code is a grey square that no camera reads: use FigureBox for a thumbnail. */
export const Dont: Story = { tags: ["!dev"], args: { width: 120 } };

export const AccessibleName: Story = {
  name: "A shelf is one image, whose name says who it is and that a code opens it",
  play: async ({ canvasElement }) => {
    const pictures = within(canvasElement).getAllByRole("img");
    await expect(pictures).toHaveLength(1);
    await expect(pictures[0]).toHaveAccessibleName(/Maya Okonkwo, Senior Software Engineer.*With a QR code/);
  },
};

export const Alone: Story = {
  args: { link: `${LINK}${"A".repeat(600)}` },
  name: "A link that is too long for a code leaves the box alone and says nothing of a code",
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=link-code]")).toBeNull();
    await expect(within(canvasElement).getByRole("img")).not.toHaveAccessibleName(/QR code/);
  },
};

export const Watermark: Story = {
  args: { isPaid: false },
  name: "PREVIEW is on the box while the figure is not paid for, and not on the code",
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector("[data-slot=watermark]");
    const code = canvasElement.querySelector("[data-slot=link-code]");
    if (!mark || !code) throw new Error("There are a watermark and a code.");
    await expect(mark.closest("[data-slot=figure-box]")).toBeInTheDocument();
    await expect(code.closest("[data-slot=figure-box]")).toBeNull();
  },
};

export const UniqueIds: Story = {
  ...States,
  name: "Two shelves on one page share no id",
  play: async ({ canvasElement }) => expectUniqueIds(canvasElement),
};
