import type { Meta, StoryObj } from "@storybook/react-vite";
import { EDITOR_LABELS } from "../../src/editor.ts";
import { labelOf, type OptionWords } from "../../src/figure/schema/words.ts";
import { FigureBox } from "../../src/figure.ts";
import { MAYA } from "../people.ts";
import { type Cell, CellPicture, SHEETS, type SheetDesign } from "./GallerySheet.tsx";
import { Sheet } from "./sheet.tsx";

const meta = {
  title: "Gallery/All figures",
  component: FigureBox,
  tags: ["!test"],
  args: { spec: MAYA, isPaid: true },
} satisfies Meta<typeof FigureBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const { accessories, fields } = EDITOR_LABELS;
/** Returns the name of a cell, with the labels of the editor. */
function nameOf({ caption, spec, shows, accessory }: Cell) {
  if (accessory) return accessories[accessory].label;
  const names = shows?.map((field) => {
    const words: { label: string; options?: Readonly<Record<string, OptionWords>> } = fields[field];
    return labelOf(words.options?.[String(spec[field])] ?? words.label);
  });
  return names?.join(", ") ?? caption;
}

/** All pictures of one sheet. `width` is the minimum width of a picture, in CSS pixels. */
function ContactSheet({ name, width }: { name: keyof typeof SHEETS; width: number }) {
  const { picture, cells, group }: SheetDesign = SHEETS[name];
  return (
    <Sheet options={cells} nameOf={nameOf} width={width} group={group}>
      {(cell) => <CellPicture cell={cell} picture={picture} width="100%" />}
    </Sheet>
  );
}

/** Invented people, in every packaging. */
export const People: Story = { name: "Seeded people", render: () => <ContactSheet name="people" width={220} /> };

export const Hair: Story = { name: "All hair on three skins", render: () => <ContactSheet name="hair" width={110} /> };

export const Heads: Story = {
  name: "All hats, glasses and beards",
  render: () => <ContactSheet name="heads" width={110} />,
};

export const Expressions: Story = {
  name: "All expressions",
  render: () => <ContactSheet name="expressions" width={110} />,
};

export const Outfits: Story = { name: "All outfits", render: () => <ContactSheet name="outfits" width={150} /> };

export const Aids: Story = { name: "All aids and conditions", render: () => <ContactSheet name="aids" width={150} /> };

export const Accessories: Story = {
  name: "All accessories",
  render: () => <ContactSheet name="accessories" width={120} />,
};
