import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { formatMoney } from "../../src/domain/money.ts";
import { PLAN, PLANS, type Plan } from "../../src/domain/plans.ts";
import { Button, PlanCard, type PlanCardProps } from "../../src/index.ts";
import { rightToLeft } from "../decorators.tsx";

const toProps = ({ name, priceCents, period, features, isPopular }: Plan) =>
  ({ name, price: formatMoney(priceCents), period, features, isPopular }) satisfies PlanCardProps;
const PREMIUM = toProps(PLAN.premium);

const meta = {
  title: "Cards/PlanCard",
  component: PlanCard,
  parameters: { alsoKnownAs: ["pricing card", "price", "tier", "payment"] },
  args: toProps(PLAN.basic),
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.sheet ? "none" : "25rem", paddingBlockStart: "1.5rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    ...PREMIUM,
    headingLevel: 3,
    labels: { popular: "MOST POPULAR" },
    action: <Button variant="primary">Choose Premium</Button>,
  },
};

export const States: Story = {
  parameters: { sheet: true },
  render: () => (
    <div
      style={{
        display: "grid",
        gap: "2.25rem",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
      }}
    >
      {PLANS.map((plan) => (
        <div key={plan.id} style={{ display: "grid", alignContent: "start", gap: "1.75rem" }}>
          <p className="pf:type-tag">
            {plan.name}, {plan.isPopular ? "popular" : "plain"}, with an action
          </p>
          <PlanCard
            {...toProps(plan)}
            action={<Button variant={plan.isPopular ? "primary" : "secondary"}>Choose {plan.name}</Button>}
          />
        </div>
      ))}
      <div style={{ display: "grid", alignContent: "start", gap: "1.75rem" }}>
        <p className="pf:type-tag">Current plan</p>
        <PlanCard {...toProps(PLAN.basic)} action={<p style={{ textAlign: "center" }}>Your plan</p>} />
      </div>
      <div style={{ display: "grid", alignContent: "start", gap: "1.75rem" }}>
        <p className="pf:type-tag">Without an action</p>
        <PlanCard {...toProps(PLAN.basic)} />
      </div>
    </div>
  ),
};

/** Short noun phrases are easy to compare from card to card. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  args: { ...PREMIUM, action: <Button variant="primary">Choose Premium</Button> },
};

/** Praise does not say what the plan includes, so people cannot compare plans. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: {
    ...PREMIUM,
    features: ["You will love how often you can download!", "Accessories nobody else has!", "We are always there!"],
    action: <Button variant="primary">Choose Premium</Button>,
  },
};

export const LongText: Story = {
  args: {
    ...PREMIUM,
    name: "Premium for departments with a very long official name",
    features: [
      "Unlimited downloads for everyone whose name is on the door, on the payroll or on the coffee list",
      "Donaudampfschifffahrtsgesellschaftskapitänsmützenhalter",
      "Priority support",
    ],
    action: <Button variant="primary">Choose Premium for departments</Button>,
  },
};

export const RightToLeft: Story = {
  args: {
    ...PREMIUM,
    name: "بريميوم",
    period: "شهريًا",
    features: ["تنزيلات غير محدودة", "ملحقات ممتازة", "دقة عالية", "دعم ذو أولوية"],
    labels: { popular: "الأكثر رواجًا" },
    action: <Button variant="primary">اختر بريميوم</Button>,
  },
  decorators: rightToLeft("ar"),
};

export const InARow: Story = {
  name: "The actions of cards in a row are aligned",
  tags: ["!dev"],
  parameters: { sheet: true },
  render: () => (
    <div
      style={{
        display: "grid",
        gap: "2rem 1rem",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
      }}
    >
      <PlanCard name="Free" price="€0" action={<Button>Choose Free</Button>} />
      <PlanCard
        name="Team"
        price="€12"
        period="per seat and month"
        features={["Shared boards", "Guests"]}
        isPopular
        labels={{ popular: "FOR MOST TEAMS" }}
        action={<Button variant="primary">Choose Team</Button>}
      />
      <PlanCard
        name="Company"
        price="Talk to us"
        features={["Everything in Team", "Single sign-on", "An invoice"]}
        action={<Button>Talk to sales</Button>}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article").map((card) => card.getBoundingClientRect());
    const buttons = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect());
    const rows = new Set(cards.map(({ top }) => Math.round(top)));
    const lines = new Set(buttons.map(({ bottom }) => Math.round(bottom)));
    await expect(lines.size).toBe(rows.size);
  },
};

export const ReadAloud: Story = {
  name: "Screen readers read the name, price and every feature of the plan",
  tags: ["!dev"],
  args: PREMIUM,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("article"));
    await expect(card.getByRole("heading", { level: 3, name: "Premium" })).toBeVisible();
    for (const words of ["MOST POPULAR", "$88.99", "per month"]) await expect(card.getByText(words)).toBeVisible();
    const lines = card.getAllByRole("listitem").map((line) => line.textContent);
    await expect(lines).toEqual(PLAN.premium.features);
    await expect(card.queryByRole("img")).not.toBeInTheDocument();
  },
};
