import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
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

export const Playground: Story = {};
export const NoDownloadsLeft: Story = onPlan("basic", 2);
export const Premium: Story = onPlan("premium");
export const Legendary: Story = onPlan("legendary");
export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const AccessibleText: Story = {
  name: "Screen readers find a region named after the plan",
  tags: ["!dev"],
  play: async ({ args, canvasElement }) => {
    const region = within(within(canvasElement).getByRole("region", { name: "Basic Plan" }));
    await expect(region.getByRole("heading", { level: 2, name: "Basic Plan" })).toBeVisible();
    await expect(region.getByText("1 download remaining")).toBeVisible();
    const features = region.getAllByRole("listitem").map((item) => item.textContent);
    await expect(features).toEqual([...PLAN.basic.features]);
    await userEvent.tab();
    await expect(region.getByRole("button", { name: "Upgrade to Premium" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onManage).toHaveBeenCalledTimes(1);
  },
};
