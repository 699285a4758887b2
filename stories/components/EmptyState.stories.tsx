import { src as nextBox } from "picture:next-box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { expect } from "storybook/test";
import { FigureBox, toFigureSpec } from "../../src/figure.ts";
import { Button, ButtonLink, EmptyState } from "../../src/index.ts";

const box = <img src={nextBox} alt="" width={600} height={800} />;
const NO_MATCH = {
  picture: (
    <FigureBox
      spec={toFigureSpec({ type: "villain", name: "?", jobTitle: "No match" })}
      isPaid
      isEmpty
      isDecorative
      lettering="large"
    />
  ),
  heading: "No results",
  children: "Nothing matches “zebra” in Drafts.",
  action: <Button>Clear filters</Button>,
};

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  parameters: { alsoKnownAs: ["blank slate", "no results", "zero state", "no data"] },
  args: { heading: "An empty shelf" },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    picture: box,
    heading: "An empty shelf",
    headingLevel: 3,
    children: "Figures you create hang here, with their downloads and shares counted on this device.",
    action: <Button variant="primary">Create New Figure</Button>,
    variant: "frame",
  },
};

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-6">
      <div className="pf:grid pf:items-start pf:gap-6 pf:md:grid-cols-2">
        <EmptyState {...NO_MATCH} />
        <EmptyState heading="Words alone">Without a picture and without a way out.</EmptyState>
      </div>
      <EmptyState
        variant="wall"
        headingLevel={2}
        picture={box}
        heading="An empty shelf"
        action={
          <ButtonLink href="#create" variant="primary" size="lg">
            <Plus aria-hidden />
            Create New Figure
          </ButtonLink>
        }
      >
        Figures you create hang here, with their downloads and shares counted on this device. Start with a link and a
        pill.
      </EmptyState>
    </div>
  ),
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole("heading").map(({ localName, textContent }) => [localName, textContent]);
    await expect(headings).toEqual([
      ["h3", "No results"],
      ["h3", "Words alone"],
      ["h2", "An empty shelf"],
    ]);
  },
};

/** The sentence repeats the search and the filter, so people notice that a filter is on. */
export const Do: Story = { tags: ["!dev", "!test"], args: NO_MATCH };

/** “Check your spelling” blames people and does not say that the search was only in drafts. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: { ...NO_MATCH, children: "Check your spelling and try again." },
};

export const LongText: Story = {
  args: {
    ...NO_MATCH,
    heading: "No figure by the name of Dr. Anneliese Wilhelmina von und zu Hohenstein",
    children: `Nothing matches “${"Hohenstein".repeat(20)}” in bought villains.`,
  },
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "ar",
    picture: box,
    heading: "رفّ فارغ",
    children: "الشخصيات التي تصنعها تُعلّق هنا.",
    action: <Button variant="primary">شخصية جديدة</Button>,
  },
};
