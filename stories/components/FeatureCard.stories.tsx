import { src as featureCollect } from "picture:feature-collect";
import { src as featureCreate } from "picture:feature-create";
import { src as featureShare } from "picture:feature-share";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FeatureCard } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";

const art = (src: string) => (
  <img
    src={src}
    alt=""
    style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover", background: "var(--pf-color-accent)" }}
  />
);

const meta = {
  title: "Cards/FeatureCard",
  component: FeatureCard,
  parameters: { alsoKnownAs: ["benefit", "info card"] },
  args: {
    heading: "Digital collectibles",
    picture: art(featureCollect),
    children: "Numbered, boxed and on your shelf. Leave room for more.",
  },
  decorators: atWidth(420),
} satisfies Meta<typeof FeatureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { headingLevel: 3 } };

export const States: Story = {
  parameters: { maxWidth: 1240 },
  render: () => (
    <div
      className="pf:grid pf:gap-5"
      style={{ gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))" }}
    >
      <FeatureCard heading="AI-powered creation" picture={art(featureCreate)}>
        Pick a pill, put in your name and title, and the figure is drawn right here.
      </FeatureCard>
      <FeatureCard heading="Digital collectibles" picture={art(featureCollect)}>
        Numbered, boxed and kept on your shelf.
      </FeatureCard>
      <FeatureCard heading="Share and connect" picture={art(featureShare)}>
        A profile picture that starts conversations.
      </FeatureCard>
      <FeatureCard heading="Without a picture">Words alone are enough.</FeatureCard>
    </div>
  ),
  play: async ({ canvas }) => {
    const card = within(canvas.getAllByRole("article")[1] as HTMLElement);
    await expect(card.getByRole("heading", { level: 3, name: "Digital collectibles" })).toBeVisible();
  },
};

/** The text says what the product does, and people can check that for themselves. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  args: { heading: "Digital collectibles", children: "Numbered, boxed and kept on your shelf." },
};

/** Nobody can check this claim, and it does not say what the product does. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: { heading: "Loved worldwide", children: "The world’s favorite collectibles, trusted by over 10,000 people." },
};

export const LongText: Story = {
  args: {
    heading: "Interdepartmental collectibles for everybody who ever attended a meeting",
    children:
      "Numbered, boxed and kept on your shelf. Start with one, leave room for a second, and before the quarter is out you will be asking facilities for a larger cabinet and a longer ladder to reach the top of it.",
  },
};

export const RightToLeft: Story = {
  args: {
    heading: "פריטי אספנות דיגיטליים",
    children: "ממוספרים, ארוזים ושמורים על המדף שלך.",
    dir: "rtl",
    lang: "he",
  },
};
