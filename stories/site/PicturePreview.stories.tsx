import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { type PictureFormat, toFigureSpec } from "../../src/figure.ts";
import { PicturePreview } from "../../src/site/downloads/PicturePreview.tsx";
import { MAYA, VIKTOR } from "../people.ts";

const FORMATS = ["card", "square", "landscape", "drawing", "profile", "cover"] satisfies readonly PictureFormat[];
const LONG = toFigureSpec({
  name: "Maximiliane Konstantinopolskaya-Ashworth",
  jobTitle: "Associate Vice President of Regional Partnerships",
  tagline: "I would like to thank everyone who was copied on this thread, for ever.",
});
const ARABIC = toFigureSpec({ name: "ليلى حداد", jobTitle: "مهندسة معمارية", tagline: "أبني المدن وأشرب القهوة." });

/**
 * The preview is decorative, because the text next to it has the same information. Set its width, because otherwise
 * WebKit makes it as wide as the viewport. The frame around the picture only sketches an app, because each app looks a
 * little different.
 */
const meta = {
  title: "Site/PicturePreview",
  component: PicturePreview,
  args: { spec: MAYA, isPaid: true, format: "profile", width: 280, height: 280 },
} satisfies Meta<typeof PicturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { format: "cover", width: "100%" } };

export const States: Story = {
  render: ({ height: _height, ...args }) => (
    <div
      style={{
        display: "grid",
        gap: "1rem",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
      }}
    >
      {FORMATS.map((format) => (
        <PicturePreview key={format} {...args} format={format} width="100%" />
      ))}
    </div>
  ),
};

export const Unpaid: Story = { ...States, args: { isPaid: false, spec: VIKTOR } };

export const LongText: Story = { args: { spec: LONG, format: "cover", width: "100%" } };

export const RightToLeft: Story = { args: { spec: ARABIC, format: "cover", width: "100%" } };

export const Decorative: Story = {
  name: "A preview is hidden from screen readers",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

export const UniqueIds: Story = {
  ...States,
  name: "Previews on one page have no ids in common",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const ids = Array.from(canvasElement.querySelectorAll("[id]"), ({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};
