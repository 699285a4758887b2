import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PrintCard } from "../../src/figure.ts";
import { MAYA, TOMAS, VIKTOR } from "../people.ts";
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

/** Every text at its maximum length, inside the card and the sheet. */
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
  play: async ({ canvas }) => {
    const card = canvas.getByRole("img");
    for (const [slot, edge] of [
      ["print-back", card.querySelector("[data-slot=cut]")],
      ["print-guide", card],
    ] as const) {
      const bounds = edge?.getBoundingClientRect() ?? new DOMRect();
      const texts = [...card.querySelectorAll(`[data-slot=${slot}] text`)].map((text) => text.getBoundingClientRect());
      await expect(texts.length).toBeGreaterThan(8);
      await expect(Math.min(...texts.map(({ left }) => left))).toBeGreaterThanOrEqual(bounds.left);
      await expect(Math.max(...texts.map(({ right }) => right))).toBeLessThanOrEqual(bounds.right);
      await expect(Math.min(...texts.map(({ top }) => top))).toBeGreaterThanOrEqual(bounds.top);
      await expect(Math.max(...texts.map(({ bottom }) => bottom))).toBeLessThanOrEqual(bounds.bottom);
    }
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
export const Do: Story = { tags: ["!dev", "!test"] };

/** At this size, nobody can read the back of the card. On a page, show the figure in a FigureCard. */
export const Dont: Story = { tags: ["!dev", "!test"], args: { width: 160 } };
