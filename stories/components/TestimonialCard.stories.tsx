import { src as faridaPortrait } from "picture:farida-portrait";
import { src as hanaPortrait } from "picture:hana-portrait";
import { src as kofiPortrait } from "picture:kofi-portrait";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TestimonialCard } from "../../src/index.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";
import { states } from "../states.tsx";

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
  render: (args) =>
    states(
      {
        "A sentence or two": <TestimonialCard {...args} />,
        "A word": (
          <TestimonialCard name="Hana Kobayashi" jobTitle="Brand Director" stars={3.5} picture={portrait(hanaPortrait)}>
            Acceptable.
          </TestimonialCard>
        ),
        "A paragraph": (
          <TestimonialCard name="Kofi Mensah" jobTitle="Executive Chef" stars={4.26} picture={portrait(kofiPortrait)}>
            The apron, the locs, the knife. My team taped it above the pass. Service improved. I have been asked whether
            that is the figure or the new fryer, and I have decided not to answer.
          </TestimonialCard>
        ),
        "Neither picture nor stars": <TestimonialCard name="Ana Souza">It arrived on a Friday.</TestimonialCard>,
        "No star, without a picture": (
          <TestimonialCard name="Tom Reed" stars={0}>
            The box was empty.
          </TestimonialCard>
        ),
      },
      "15rem",
    ),
  // Screen readers read the stars once, then the quote and the author.
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole("figure");
    await expect(card?.textContent).toMatch(/“My figure .* learn from her\.”Farida Haddad\s*Research Scientist$/);
    const ratings = canvas.getAllByRole("img");
    const names = ["5", "3.5", "4.3", "0"].map((stars) => `${stars} out of 5 stars`);
    await expect(ratings.map((rating) => rating.ariaLabel)).toEqual(names);
    const shares = [...(ratings[1]?.querySelectorAll("svg svg") ?? [])].map((star) => star.getAttribute("width"));
    await expect(shares).toEqual(["24", "24", "24", "12", "0"]);
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
