import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { PLAN, type PlanId } from "../../src/domain/plans.ts";
import { CurrentPlanCard } from "../../src/site/account/CurrentPlanCard.tsx";
import { atWidth } from "../decorators.tsx";
import { startWith } from "./store.ts";

/**
 * Say how many downloads are left without putting pressure on people, so without countdowns or “only”. The check marks
 * are hidden from screen readers, because the plan includes every feature in the list.
 */
const meta = {
  title: "Site/CurrentPlanCard",
  component: CurrentPlanCard,
  args: { onManage: fn() },
  beforeEach: () => startWith([]),
  decorators: atWidth(560),
} satisfies Meta<typeof CurrentPlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPlan = (plan: PlanId, downloadsUsed = 0) =>
  ({ beforeEach: () => startWith([], { plan, downloadsUsed }) }) satisfies Story;

export const Playground: Story = {
  // Screen readers find a region named after the plan, with its features as a list.
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole("region", { name: "Basic Plan" }));
    await expect(region.getByRole("heading", { level: 2, name: "Basic Plan" })).toBeVisible();
    const features = region.getAllByRole("listitem").map((item) => item.textContent);
    await expect(features).toEqual([...PLAN.basic.features]);
  },
};
export const NoDownloadsLeft: Story = onPlan("basic", 2);
export const Premium: Story = onPlan("premium");
export const Legendary: Story = onPlan("legendary");
