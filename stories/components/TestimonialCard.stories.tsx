import { src as faridaPortrait } from "picture:farida-portrait";
import { src as hanaPortrait } from "picture:hana-portrait";
import { src as kofiPortrait } from "picture:kofi-portrait";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TestimonialCard } from "../../src/index.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";

const portrait = (src: string) => <img src={src} alt="" width={400} height={400} />;

const meta = {
  title: "Cards/TestimonialCard",
  component: TestimonialCard,
  parameters: { alsoKnownAs: ["quote", "review"] },
  args: {
    name: "Farida Haddad",
    jobTitle: "Research Scientist",
    children: "My figure reads the abstract before the meeting. I have a lot to learn from her.",
    stars: 5,
    picture: portrait(faridaPortrait),
  },
  argTypes: { stars: { control: { type: "number", min: 0, max: 5, step: 0.5 } } },
  decorators: atWidth("22rem"),
} satisfies Meta<typeof TestimonialCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  parameters: { maxWidth: "none" },
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
        <TestimonialCard name="Hana Kobayashi" jobTitle="Brand Director" stars={3.5} picture={portrait(hanaPortrait)}>
          Acceptable.
        </TestimonialCard>
      </div>
      <div>
        <p className="pf:type-tag">A paragraph</p>
        <TestimonialCard name="Kofi Mensah" jobTitle="Executive Chef" stars={4} picture={portrait(kofiPortrait)}>
          The apron, the locs, the knife. My team taped it above the pass. Service improved. I have been asked whether
          that is the figure or the new fryer, and I have decided not to answer.
        </TestimonialCard>
      </div>
      <div>
        <p className="pf:type-tag">Neither picture nor stars</p>
        <TestimonialCard name="Ana Souza">It arrived on a Friday.</TestimonialCard>
      </div>
      <div>
        <p className="pf:type-tag">No star, without a picture</p>
        <TestimonialCard name="Tom Reed" stars={0}>
          The box was empty.
        </TestimonialCard>
      </div>
    </div>
  ),
  // Screen readers read the stars once, then the quote and the author.
  play: async ({ canvas }) => {
    const card = canvas.getAllByRole("figure")[0] as HTMLElement;
    await expect(within(card).getByRole("img")).toHaveAccessibleName("5 out of 5 stars");
    await expect(within(card).getByRole("blockquote")).toHaveTextContent(
      "“My figure reads the abstract before the meeting. I have a lot to learn from her.”",
    );
    await expect(card.textContent).toMatch(/learn from her\.”Farida Haddad\s*Research Scientist$/);
  },
};

/** A small detail in the person’s own words is credible. */
export const Do: Story = { tags: ["!dev", "!test"] };

/** Nobody talks like this, so the quote reads like an advertisement with a name under it. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: {
    children: "ProFigure is a game changer that takes your personal brand to the next level.",
  },
};

export const LongText: Story = {
  args: {
    name: "Wolfeschlegelsteinhausenbergerdorff",
    jobTitle: "Deputy Assistant Vice President for Cross-Functional Alignment",
    children: `It arrived in one piece. ${"Then the whole department wanted one. ".repeat(6)}`.trim(),
  },
};

export const RightToLeft: Story = {
  args: {
    name: "فريدة حدّاد",
    jobTitle: "عالِمة أبحاث",
    children: "مجسّمي يقرأ الملخّص قبل الاجتماع.",
    stars: 3.5,
    labels: { stars: (stars) => `${stars} من 5 نجوم` },
  },
  decorators: rightToLeft("ar"),
};

export const HalfStars: Story = {
  name: "The stars and their text agree, even for ratings out of range",
  tags: ["!dev"],
  render: () => (
    <div style={{ display: "grid", gap: "1rem" }}>
      {[3.5, 0, 4.26, 7, -1].map((stars) => (
        <TestimonialCard key={stars} name="Ana Souza" stars={stars}>
          It arrived on a Friday.
        </TestimonialCard>
      ))}
      <TestimonialCard name="Ana Souza" stars={null}>
        It arrived on a Friday.
      </TestimonialCard>
    </div>
  ),
  play: async ({ canvas }) => {
    const ratings = canvas.getAllByRole("img");
    const names = ["3.5", "0", "4.3", "5", "0"].map((stars) => `${stars} out of 5 stars`);
    await expect(ratings.map((rating) => rating.ariaLabel)).toEqual(names);
    const shares = [...(ratings[0]?.querySelectorAll("svg svg") ?? [])].map((star) => star.getAttribute("width"));
    await expect(shares).toEqual(["24", "24", "24", "12", "0"]);
  },
};
