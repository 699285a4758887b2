import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PrintCard } from "../../src/figure.ts";
import { MAYA, TOMAS, VIKTOR } from "../people.ts";
import { expectUniqueIds } from "./ids.ts";
import { LINK } from "./link.ts";

const design = {
  spec: MAYA,
  industry: "Technology",
  skills: ["Systems design", "Debugging", "Mentoring", "Calm on call"],
};

const meta = {
  title: "Figure/PrintCard",
  component: PrintCard,
  parameters: { alsoKnownAs: ["paper toy", "fold-up card"] },
  args: { design, isPaid: true, width: "100%" },
} satisfies Meta<typeof PrintCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { design: { spec: VIKTOR, industry: "Finance", skills: ["Forecasting", "Long meetings"] } },
};

/** A QR code on the back opens the figure. */
export const WithACode: Story = { args: { link: LINK } };

/** Every text at its maximum length. */
export const LongText: Story = {
  args: {
    design: {
      spec: {
        ...MAYA,
        name: "Maximiliane Konstantinopolskaya-Ashworth",
        jobTitle: "Associate Vice President, Regional Partnerships",
        tagline: "I would like to thank everyone who was copied on this thread, for ever.",
        accessories: [
          { kind: "belt", label: "Belt of Every Tool Ever Requested" },
          { kind: "chart", label: "Chart of Everything That Went Well" },
          { kind: "trophy", label: "Donaudampfschifffahrtsgesellschaft" },
        ],
      },
      industry: "Intergovernmental regulatory compliance",
      skills: [
        "Interdepartmental reconciliation",
        "Quarterly budget forecasting",
        "Stakeholder relationship care",
        "Spreadsheets of unusual size",
        "Meetings that became an email",
        "Escalation in every direction",
      ],
    },
  },
};

export const RightToLeft: Story = {
  args: {
    design: {
      spec: {
        ...TOMAS,
        name: "ليلى حداد",
        jobTitle: "مهندسة معمارية",
        tagline: "أبني المدن وأشرب القهوة.",
        accessories: [
          { kind: "blueprint", label: "مخطط المدينة" },
          { kind: "coffee", label: "فنجان القهوة" },
          { kind: "book", label: "كتاب الهندسة" },
        ],
      },
      industry: "هندسة",
      skills: ["رسم", "تخطيط المدن", "إدارة"],
    },
  },
};

export const States: Story = {
  render: (args) => (
    <div
      style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 24rem), 1fr))" }}
    >
      <PrintCard {...args} />
      <PrintCard {...args} design={{ spec: VIKTOR, industry: "", skills: [] }} isPaid={false} />
      <PrintCard {...args} design={{ spec: TOMAS, industry: "Health care", skills: ["Night shifts"] }} />
    </div>
  ),
};

/** Lines and instructions show where to cut and fold. */
export const Do: Story = { tags: ["!dev"] };

/** At this size, nobody can read the back of the card. On a page, show the figure in a FigureCard. */
export const Dont: Story = { tags: ["!dev"], args: { width: 160 } };

export const AccessibleName: Story = {
  name: "A print card is one named image",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const pictures = within(canvasElement).getAllByRole("img");
    await expect(pictures).toHaveLength(1);
    await expect(pictures[0]).toHaveAccessibleName(/Maya Okonkwo, Senior Software Engineer/);
    await expect(pictures[0]).toHaveAccessibleName(/Industry: Technology\. Special Skills: Systems design, Debugging/);
  },
};

export const Watermark: Story = {
  args: { isPaid: false },
  name: "The print card of an unpaid figure has the PREVIEW watermark",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=watermark]")).toBeInTheDocument();
    await expect(within(canvasElement).getByRole("img")).toHaveAccessibleName(/PREVIEW/);
  },
};

export const Contained: Story = {
  ...LongText,
  name: "The longest texts stay inside the card and the sheet",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("img");
    const sheet = card.getBoundingClientRect();
    const strip = card.querySelector("[data-slot=cut]")?.getBoundingClientRect() ?? sheet;
    const edge = { "print-back": strip, "print-guide": sheet };
    for (const [slot, bounds] of Object.entries(edge)) {
      const texts = Array.from(card.querySelectorAll(`[data-slot=${slot}] text`), (text) =>
        text.getBoundingClientRect(),
      );
      await expect(texts.length).toBeGreaterThan(8);
      for (const text of texts) {
        await expect(text.left).toBeGreaterThanOrEqual(bounds.left);
        await expect(text.right).toBeLessThanOrEqual(bounds.right);
        await expect(text.top).toBeGreaterThanOrEqual(bounds.top);
        await expect(text.bottom).toBeLessThanOrEqual(bounds.bottom);
      }
    }
  },
};

export const UniqueIds: Story = {
  ...States,
  name: "Two print cards on one page have no ids in common",
  tags: ["!dev"],
  play: async ({ canvasElement }) => expectUniqueIds(canvasElement),
};
