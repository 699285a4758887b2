import { src as faridaPortrait } from "picture:farida-portrait";
import { src as hanaPortrait } from "picture:hana-portrait";
import { src as kofiPortrait } from "picture:kofi-portrait";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TestimonialCard } from "../../src/index.ts";

const portrait = (src: string) => <img src={src} alt="" width={400} height={400} />;

const meta = {
  title: "Cards/TestimonialCard",
  component: TestimonialCard,
  parameters: { alsoKnownAs: ["quote", "review"] },
  args: {
    testimonial: {
      name: "Farida Haddad",
      role: "Research Scientist",
      content: "My figure reads the abstract before the meeting. I have a lot to learn from her.",
    },
    picture: portrait(faridaPortrait),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.sheet ? "none" : "22rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TestimonialCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  parameters: { sheet: true },
  render: (args) => (
    <div
      style={{
        display: "grid",
        gap: "1.25rem",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
      }}
    >
      <div>
        <p className="pf:type-tag">A sentence or two</p>
        <TestimonialCard {...args} />
      </div>
      <div>
        <p className="pf:type-tag">A word</p>
        <TestimonialCard
          testimonial={{ name: "Hana Kobayashi", role: "Brand Director", content: "Acceptable." }}
          picture={portrait(hanaPortrait)}
        />
      </div>
      <div>
        <p className="pf:type-tag">A paragraph</p>
        <TestimonialCard
          testimonial={{
            name: "Kofi Mensah",
            role: "Executive Chef",
            content:
              "The apron, the locs, the knife. My team put it on the pass. Service improved. I have been asked whether that is the figure or the new fryer, and I have decided not to answer.",
          }}
          picture={portrait(kofiPortrait)}
        />
      </div>
    </div>
  ),
};

/** A small detail in the person’s own words is believed. */
export const Do: Story = { tags: ["!dev"] };

/** Words that nobody would say aloud read as an advertisement, whoever’s name stands under them. */
export const Dont: Story = {
  tags: ["!dev"],
  args: {
    testimonial: {
      name: "Farida Haddad",
      role: "Research Scientist",
      content: "ProFigure is a game changer that takes your personal brand to the next level.",
    },
  },
};

export const LongText: Story = {
  args: {
    testimonial: {
      name: "Wolfeschlegelsteinhausenbergerdorff",
      role: "Deputy Assistant Vice President for Cross-Functional Alignment",
      content: `It arrived in one piece. ${"Then the whole department wanted one. ".repeat(6)}`.trim(),
    },
  },
};

export const RightToLeft: Story = {
  args: {
    testimonial: { name: "فريدة حدّاد", role: "عالِمة أبحاث", content: "مجسّمي يقرأ الملخّص قبل الاجتماع." },
    labels: { stars: "خمس نجوم من خمس" },
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};

export const ReadAloud: Story = {
  name: "Assistive technology gets the stars once, then quote and author",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const card = canvas.getByRole("figure");
    const inside = within(card);
    await expect(inside.getByRole("img")).toHaveAccessibleName("5 out of 5 stars");
    await expect(inside.getByRole("blockquote")).toHaveTextContent(
      "“My figure reads the abstract before the meeting. I have a lot to learn from her.”",
    );
    await expect(card.textContent).toMatch(/learn from her\.”Farida Haddad\s*Research Scientist$/);
  },
};
