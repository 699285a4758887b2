import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FigureSpec, type PictureFormat, toFigureSpec } from "../../src/figure.ts";
import { PicturePreview } from "../../src/site/downloads/PicturePreview.tsx";
import { MAYA } from "../people.ts";
import { draftOf } from "./store.ts";

const FORMATS = [
  "post",
  "card",
  "square",
  "landscape",
  "drawing",
  "profile",
  "cover",
] satisfies readonly PictureFormat[];
const LONG = toFigureSpec({
  name: "Maximiliane Konstantinopolskaya-Ashworth",
  jobTitle: "Associate Vice President of Regional Partnerships",
  tagline: "I would like to thank everyone who was copied on this thread, for ever.",
});
const ARABIC = toFigureSpec({ name: "ليلى حداد", jobTitle: "مهندسة معمارية", tagline: "أبني المدن وأشرب القهوة." });
const bought = (spec: FigureSpec) => ({ ...draftOf(spec), payment: "bought" }) as const;

const meta = {
  title: "Site/PicturePreview",
  component: PicturePreview,
  args: { figure: bought(MAYA), format: "cover", hasCode: false },
} satisfies Meta<typeof PicturePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <div
      style={{
        display: "grid",
        gap: "1rem",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
      }}
    >
      {FORMATS.map((format) => (
        <div key={format}>
          <PicturePreview {...args} format={format} />
        </div>
      ))}
    </div>
  ),
};

export const LongText: Story = { args: { figure: bought(LONG) } };

export const RightToLeft: Story = { args: { figure: bought(ARABIC) } };
