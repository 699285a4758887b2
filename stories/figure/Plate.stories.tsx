import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FigurePlate } from "../../src/index.ts";
import { MAYA, TOMAS, VIKTOR } from "../people.ts";
import { expectUniqueIds } from "./ids.ts";
import { LINK } from "./link.ts";

const meta = {
  title: "Figure/FigurePlate",
  component: FigurePlate,
  parameters: { alsoKnownAs: ["social image", "post"] },
  args: { spec: MAYA, isPaid: true, shape: "landscape", width: "100%" },
} satisfies Meta<typeof FigurePlate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a messenger shows it beside a link. */
const IN_PREVIEW = { preserveAspectRatio: "xMidYMid slice", style: { aspectRatio: "1200 / 630" } } as const;

export const Playground: Story = { args: { spec: TOMAS, shape: "square" } };

/** Beside the box stands a code that opens the figure. */
export const WithACode: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", maxInlineSize: "40rem" }}>
      <FigurePlate {...args} link={LINK} />
      <FigurePlate {...args} link={LINK} spec={VIKTOR} shape="square" />
    </div>
  ),
};

/** As long as a name, a title and a tagline may be. */
export const LongText: Story = {
  args: {
    spec: {
      ...MAYA,
      name: "Maximiliane Konstantinopolskaya-Ashworth",
      jobTitle: "Associate Vice President of Regional Partnerships",
      tagline: "I would like to thank everyone who was copied on this thread, for ever.",
    },
  },
};

export const RightToLeft: Story = {
  args: { spec: { ...TOMAS, name: "ليلى حداد", jobTitle: "مهندسة معمارية", tagline: "أبني المدن وأشرب القهوة." } },
};

/** As small as messengers show it. */
export const AsSmallAsInAMessenger: Story = { args: { width: 288 } };

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", maxInlineSize: "40rem" }}>
      <FigurePlate {...args} />
      <FigurePlate {...args} spec={VIKTOR} isPaid={false} />
      <FigurePlate {...args} spec={TOMAS} shape="square" />
    </div>
  ),
};

/** A link’s preview is landscape, and so is this shape: nothing is cut. */
export const Do: Story = { tags: ["!dev"], args: IN_PREVIEW };

/** A link’s preview is landscape, so a square loses its top and its foot, and with them the name. */
export const Dont: Story = { tags: ["!dev"], args: { ...IN_PREVIEW, shape: "square" } };

export const AccessibleName: Story = {
  name: "A plate is one image, whose name says who it is",
  play: async ({ canvasElement }) => {
    const pictures = within(canvasElement).getAllByRole("img");
    await expect(pictures).toHaveLength(1);
    await expect(pictures[0]).toHaveAccessibleName(/Maya Okonkwo, Senior Software Engineer/);
  },
};

export const CodedName: Story = {
  args: { link: LINK },
  name: "A plate with a code says so in its name",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).toHaveAccessibleName(/With a QR code that opens it\.$/);
    await expect(canvasElement.querySelectorAll("[data-slot=link-code]")).toHaveLength(1);
  },
};

export const Watermark: Story = {
  args: { isPaid: false },
  name: "PREVIEW is in a plate while the figure is not paid for",
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=watermark]")).toBeInTheDocument();
    await expect(within(canvasElement).getByRole("img")).toHaveAccessibleName(/PREVIEW/);
  },
};

export const UniqueIds: Story = {
  ...States,
  name: "Two plates on one page share no id",
  play: async ({ canvasElement }) => expectUniqueIds(canvasElement),
};
