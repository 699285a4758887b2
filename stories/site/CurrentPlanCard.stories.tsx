import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PLAN, type Plan } from "../../src/domain/plans.ts";
import { Button } from "../../src/index.ts";
import { CurrentPlanCard } from "../../src/site/account/CurrentPlanCard.tsx";

/**
 * Say how many downloads are left without putting pressure on people, so without countdowns or “only”. Pass the plan's
 * features unchanged and in their order. The check marks are hidden from screen readers, because the plan includes
 * every feature in the list.
 */
const meta = {
  title: "Site/CurrentPlanCard",
  component: CurrentPlanCard,
  args: { plan: PLAN.basic, remaining: 1 },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: Number(parameters.maxWidth ?? 560) }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CurrentPlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button variant="primary">Upgrade to Premium</Button>
    <Button>Manage Subscription</Button>
  </>
);

export const Playground: Story = { args: { actions } };

export const States: Story = {
  parameters: { maxWidth: 1240 },
  render: () => (
    <div
      className="pf:grid pf:gap-5"
      style={{ gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 380px), 1fr))" }}
    >
      <CurrentPlanCard plan={PLAN.basic} remaining={1} actions={actions} />
      <CurrentPlanCard plan={PLAN.basic} remaining={0} actions={actions} />
      <CurrentPlanCard plan={PLAN.premium} remaining={Number.POSITIVE_INFINITY} />
    </div>
  ),
};

const long: Plan = {
  ...PLAN.basic,
  name: "Extraordinarily Comprehensive Departmental",
  features: [
    "Downloads for every member of the department, including those who have left but still have access",
    "Antidisestablishmentarianism-proof packaging",
  ],
};
export const LongText: Story = { args: { plan: long, remaining: 1234, actions } };

export const RightToLeft: Story = {
  args: {
    plan: { ...PLAN.basic, features: ["تنزيلان للشخصيات", "ملحقات عادية", "مشاركة اجتماعية"] },
    actions: <Button variant="primary">الترقية</Button>,
    dir: "rtl",
    lang: "ar",
  },
};

const upgrade = fn();
const manage = fn();

export const Used: Story = {
  name: "The plan can be upgraded or managed",
  tags: ["!dev"],
  beforeEach: () => {
    upgrade.mockClear();
    manage.mockClear();
  },
  args: {
    actions: (
      <>
        <Button variant="primary" onClick={upgrade}>
          Upgrade to Premium
        </Button>
        <Button onClick={manage}>Manage Subscription</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Upgrade to Premium" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(upgrade).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(manage).toHaveBeenCalledTimes(1);
  },
};

export const AccessibleText: Story = {
  name: "Screen readers find a region named after the plan",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole("region", { name: "Basic Plan" }));
    await expect(region.getByRole("heading", { level: 2, name: "Basic Plan" })).toBeVisible();
    await expect(region.getByText("1 download remaining")).toBeVisible();
    const features = region.getAllByRole("listitem").map((item) => item.textContent);
    await expect(features).toEqual([...PLAN.basic.features]);
  },
};
