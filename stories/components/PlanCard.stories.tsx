import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PLAN, PLANS } from "../../src/domain/plans.ts";
import { Button, PlanCard } from "../../src/index.ts";

const meta = {
  title: "Cards/PlanCard",
  component: PlanCard,
  parameters: { alsoKnownAs: ["pricing card", "price", "tier"] },
  args: { plan: PLAN.basic },
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

const choose = fn();

export const Playground: Story = {
  args: {
    plan: PLAN.premium,
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
            plan={plan}
            action={<Button variant={plan.isPopular ? "primary" : "secondary"}>Choose {plan.name}</Button>}
          />
        </div>
      ))}
      <div style={{ display: "grid", alignContent: "start", gap: "1.75rem" }}>
        <p className="pf:type-tag">Without an action</p>
        <PlanCard plan={PLAN.basic} />
      </div>
    </div>
  ),
};

/** Short noun phrases can be compared from card to card. */
export const Do: Story = {
  tags: ["!dev"],
  args: { plan: PLAN.premium, action: <Button variant="primary">Choose Premium</Button> },
};

/** Sentences that praise cannot be compared, and do not say what is in the plan. */
export const Dont: Story = {
  tags: ["!dev"],
  args: {
    plan: {
      ...PLAN.premium,
      features: ["You will love how often you can download!", "Accessories nobody else has!", "We are always there!"],
    },
    action: <Button variant="primary">Choose Premium</Button>,
  },
};

export const LongText: Story = {
  args: {
    plan: {
      ...PLAN.premium,
      name: "Premium for departments with a very long official name",
      features: [
        "Unlimited downloads for everyone whose name is on the door, on the payroll or on the coffee list",
        "Donaudampfschifffahrtsgesellschaftskapitänsmützenhalter",
        "Priority support",
      ],
    },
    action: <Button variant="primary">Choose Premium for departments</Button>,
  },
};

export const RightToLeft: Story = {
  args: {
    plan: {
      ...PLAN.premium,
      name: "بريميوم",
      features: ["تنزيلات غير محدودة", "ملحقات ممتازة", "دقة عالية", "دعم ذو أولوية"],
    },
    labels: { popular: "الأكثر رواجًا" },
    action: <Button variant="primary">اختر بريميوم</Button>,
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};

export const Chosen: Story = {
  name: "A plan shows its price and can be chosen",
  tags: ["!dev"],
  args: {
    plan: PLAN.premium,
    action: (
      <Button variant="primary" onClick={choose}>
        Choose Premium
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("article"));
    await expect(card.getByRole("heading", { level: 3, name: "Premium" })).toBeVisible();
    await expect(card.getByText("$88.99")).toBeVisible();
    await expect(card.getByText("per month")).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "Choose Premium" }));
    await expect(choose).toHaveBeenCalledTimes(1);
  },
};

export const ReadAloud: Story = {
  name: "Assistive technology gets the sticker and every feature of the plan",
  tags: ["!dev"],
  args: { plan: PLAN.premium },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("article"));
    await expect(card.getByText("MOST POPULAR")).toBeVisible();
    const lines = card.getAllByRole("listitem").map((line) => line.textContent);
    await expect(lines).toEqual(PLAN.premium.features);
    await expect(card.queryByRole("img")).not.toBeInTheDocument();
  },
};
