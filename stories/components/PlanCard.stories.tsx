import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { formatMoney } from "../../src/domain/money.ts";
import { PLAN, PLANS, type Plan } from "../../src/domain/plans.ts";
import { Button, PlanCard, type PlanCardProps } from "../../src/index.ts";
import { rightToLeft } from "../decorators.tsx";
import { states } from "../states.tsx";

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
  render: () =>
    states(
      {
        ...Object.fromEntries(
          PLANS.map((plan) => [
            plan.isPopular ? `${plan.name}, popular` : plan.name,
            <PlanCard
              key={plan.id}
              {...toProps(plan)}
              action={<Button variant={plan.isPopular ? "primary" : "secondary"}>Choose {plan.name}</Button>}
            />,
          ]),
        ),
        "Current plan": <PlanCard {...toProps(PLAN.basic)} action={<p style={{ textAlign: "center" }}>Your plan</p>} />,
        "Without an action": <PlanCard {...toProps(PLAN.basic)} />,
        "Only a name and a price": <PlanCard name="Free" price="$0" />,
      },
      "17rem",
    ),
  // Screen readers read the name, the price and every feature.
  play: async ({ canvas }) => {
    const card = within(canvas.getAllByRole("article")[1] as HTMLElement);
    await expect(card.getByRole("heading", { level: 3, name: "Premium" })).toBeVisible();
    for (const words of ["MOST POPULAR", "$88.99", "per month"]) await expect(card.getByText(words)).toBeVisible();
    const lines = card.getAllByRole("listitem").map((line) => line.textContent);
    await expect(lines).toEqual(PLAN.premium.features);
    await expect(within(canvas.getAllByRole("article")[5] as HTMLElement).queryByRole("list")).toBeNull();
  },
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
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(3, 1fr)" }}>
      {PLANS.map((plan) => (
        <PlanCard key={plan.id} {...toProps(plan)} action={<Button>Choose {plan.name}</Button>} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const bottoms = canvas.getAllByRole("button").map((button) => Math.round(button.getBoundingClientRect().bottom));
    await expect(new Set(bottoms).size).toBe(1);
  },
};
