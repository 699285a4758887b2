import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigureBox } from "../../src/figure/FigureBox.tsx";
import { CellPicture, SHEETS } from "../../src/figure/GallerySheet.tsx";
import { MAYA } from "./people.ts";

const meta = {
  title: "Gallery/All figures",
  component: FigureBox,
  args: { spec: MAYA, isPaid: true },
} satisfies Meta<typeof FigureBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pictures of a contact sheet, each over its name; `width` is the least of one, in CSS pixels. */
function Sheet({ name, width }: { name: keyof typeof SHEETS; width: number }) {
  const { picture, cells } = SHEETS[name];
  return (
    <div
      style={{
        display: "grid",
        gap: "1rem",
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
      }}
    >
      {cells.map((cell, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a sheet never change
        <figure key={i} style={{ margin: 0 }}>
          <CellPicture cell={cell} picture={picture} width="100%" />
          <figcaption>{cell.caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Invented people, in every packaging. */
export const People: Story = { name: "48 seeded people", render: () => <Sheet name="people" width={220} /> };

export const Hair: Story = { name: "All hair on three skins", render: () => <Sheet name="hair" width={110} /> };

export const Heads: Story = { name: "All hats, glasses and beards", render: () => <Sheet name="heads" width={110} /> };

export const Expressions: Story = { name: "All expressions", render: () => <Sheet name="expressions" width={110} /> };

export const Outfits: Story = { name: "All outfits", render: () => <Sheet name="outfits" width={150} /> };

export const Aids: Story = { name: "All aids and conditions", render: () => <Sheet name="aids" width={150} /> };

export const Things: Story = { name: "All things", render: () => <Sheet name="things" width={120} /> };
