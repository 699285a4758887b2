import type { Meta, StoryObj } from "@storybook/react-vite";
import { PICTURE_FORMATS } from "../../src/figure/schema/picture-format.ts";
import { FigureExport, toFigureSpec } from "../../src/figure.ts";
import { MAYA, PERSON, TOMAS, VIKTOR } from "../people.ts";
import { LINK } from "./link.ts";
import { keys, Sheet } from "./sheet.tsx";

const FORMATS = keys(PICTURE_FORMATS);

/**
 * Figures that are hard to lay out: long words, right-to-left text, text without spaces, a wheelchair, a dog, a tall
 * hat.
 */
const PEOPLE = {
  "long words": toFigureSpec({
    name: "Wolfeschlegelsteinhausenbergerdorffwelc",
    jobTitle: "Donaudampfschifffahrtskapitänsanwärter",
    tagline: "I would like to thank everyone who was copied on this thread, for ever.",
    hair: "afro",
  }),
  "one word": toFigureSpec({ name: "Eve", jobTitle: "CEO", tagline: "No.", type: "villain" }),
  Arabic: toFigureSpec({
    name: "ليلى حداد",
    jobTitle: "مهندسة معمارية",
    tagline: "أبني المدن وأشرب القهوة.",
    hair: "hijab",
  }),
  Hebrew: toFigureSpec({ name: "נועה לוי", jobTitle: "מנהלת מוצר", tagline: "זה היה בתוכנית מההתחלה." }),
  Chinese: toFigureSpec({ name: "張偉", jobTitle: "資深軟體工程師", tagline: "程式碼先跑起來再說。", type: "villain" }),
  Thai: toFigureSpec({ name: "สมชาย ใจดี", jobTitle: "วิศวกรซอฟต์แวร์อาวุโส", tagline: "กาแฟก่อน แล้วค่อยแก้บั๊ก" }),
  wheelchair: TOMAS,
  "guide dog": toFigureSpec({ name: "Rosa Lindgren", type: "villain", mobility: "guide-dog", packaging: "vintage" }),
  "tall hat": toFigureSpec({ name: "Fatima Zahra", headwear: "chef-hat", packaging: "window" }),
  pointing: toFigureSpec({ name: "Babak Rostami", pose: "point", build: "broad", packaging: "trading-card" }),
} as const;

const meta = {
  title: "Figure/FigureExport",
  component: FigureExport,
  parameters: { alsoKnownAs: ["image", "PNG", "SVG"] },
  args: { spec: MAYA, isPaid: true, format: "cover", width: "100%" },
  argTypes: { spec: PERSON },
} satisfies Meta<typeof FigureExport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Crops the picture to a circle, as social networks do. */
const IN_CIRCLE = { isPaid: false, width: 200, height: 200, style: { borderRadius: "50%" } } as const;

export const Playground: Story = { args: { format: "landscape", style: { maxInlineSize: 640 } } };

/** The pictures of a sheet fill their columns. */
const inColumn = { width: undefined, style: { maxInlineSize: "100%", blockSize: "auto" } } as const;

export const States: Story = {
  render: (args) => (
    <Sheet options={FORMATS} width={240}>
      {(format) => <FigureExport {...args} {...inColumn} format={format} />}
    </Sheet>
  ),
};

/** Social networks crop profile pictures to a circle. In this format, the face and PREVIEW are inside the circle. */
export const Do: Story = { tags: ["!dev", "!test"], args: { ...IN_CIRCLE, format: "profile" } };

/** The post format is for a feed. Cropped to a circle, it loses its corners, and the face is tiny. */
export const Dont: Story = { tags: ["!dev", "!test"], args: { ...IN_CIRCLE, format: "post" } };

export const UnpaidInEveryFormat: Story = { ...States, args: { spec: VIKTOR, isPaid: false } };

/** If you set a link, pictures with a box have a QR code that opens the figure. */
export const WithACode: Story = {
  args: { link: LINK },
  render: (args) => (
    <Sheet options={["card", "square", "landscape"] as const} width={320}>
      {(format) => <FigureExport {...args} {...inColumn} format={format} />}
    </Sheet>
  ),
};

/** All figures in one format. Select another format in the controls. */
export const Covers: Story = {
  render: (args) => (
    <Sheet options={keys(PEOPLE)} width={args.format === "cover" ? 480 : 200}>
      {(person) => <FigureExport {...args} {...inColumn} spec={PEOPLE[person]} />}
    </Sheet>
  ),
};
