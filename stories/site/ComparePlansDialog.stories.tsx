import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { PlanId } from "../../src/domain/plans.ts";
import { ComparePlansDialog } from "../../src/site/checkout/ComparePlansDialog.tsx";
import { store } from "../../src/site/store/store.ts";
import { DialogInSite } from "./in-site.tsx";
import { startWith } from "./store.ts";

const onPlan = (plan: PlanId) => ({ beforeEach: () => startWith([], { plan, downloadsUsed: 0 }) }) satisfies Story;

/**
 * The dialog never offers a smaller plan, so it never offers Basic. The button for staying (“Keep Basic”) is worded as
 * plainly as the buttons for switching. “Not included” is text, never only a cross. On a phone, the plans are still one
 * table, so that screen readers read the column headers.
 */
const meta = {
  title: "Site/ComparePlansDialog",
  component: ComparePlansDialog,
  args: { open: true, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: "900px" } },
  },
  beforeEach: () => startWith([]),
  render: (args) => <DialogInSite {...args}>{(dialog) => <ComparePlansDialog {...dialog} />}</DialogInSite>,
} satisfies Meta<typeof ComparePlansDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** The current plan is not offered. */
export const FromPremium: Story = {
  ...onPlan("premium"),
  globals: { viewport: { value: "desktop" }, text: "100" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Upgrade to Legendary" }));
    await expect(dialog.queryByRole("button", { name: "Switch to Premium" })).not.toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Switch to Legendary" })).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Keep Premium" })).toBeInTheDocument();
    await expect(dialog.getByRole("columnheader", { name: "Premium Your plan" })).toBeInTheDocument();
  },
};

export const FromLegendary: Story = onPlan("legendary");
const panel = async () => within(await screen.findByRole("dialog", { name: "Upgrade to Premium" }));

export const Compared: Story = {
  name: "A table with row and column headers compares the plans",
  tags: ["!dev"],
  globals: { viewport: { value: "desktop" }, text: "100" },
  play: async () => {
    const dialog = await panel();
    const table = within(dialog.getByRole("table"));
    const columns = table.getAllByRole("columnheader").map((cell) => cell.textContent);
    await expect(columns).toEqual(["BasicYour plan", "PremiumMOST POPULAR", "Legendary"]);
    // All columns fit, so there is no choice of one plan.
    await expect(dialog.queryByRole("radio")).not.toBeInTheDocument();
    const cells = (name: string) =>
      within(table.getByRole("row", { name: new RegExp(`^${name}`) }))
        .getAllByRole("cell")
        .map((cell) => cell.lastChild?.textContent);
    await expect(table.getByRole("rowheader", { name: "Priority support" })).toBeInTheDocument();
    await expect(cells("Price")).toEqual(["$18.99 one-time", "$88.99 per month", "$999.99 lifetime"]);
    await expect(cells("Downloads")).toEqual(["2", "Unlimited", "Lifetime unlimited"]);
    await expect(cells("Priority support")).toEqual(["Not included", "Included", "Included"]);
    await expect(cells("NFT minting")).toEqual(["Not included", "Not included", "Included"]);
    await expect(dialog.getByText("Demo: no payment is taken, no card is asked for")).toBeInTheDocument();
  },
};

export const Switched: Story = {
  name: "People can switch to a larger plan or keep theirs",
  tags: ["!dev"],
  play: async ({ args }) => {
    const names = (await panel()).getAllByRole("button").map((button) => button.textContent || button.ariaLabel);
    await expect(names).toEqual(["Close", "Switch to Premium", "Switch to Legendary", "Keep Basic"]);
    await userEvent.click(screen.getByRole("button", { name: "Switch to Premium" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("You are on Premium now."));
    await userEvent.click(await screen.findByRole("button", { name: "Open" }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep Premium" }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(store.read().planUse.plan).toBe("premium");
  },
};

export const OnePlan: Story = {
  name: "A phone shows one plan at a time, starting with the offered plan",
  tags: ["!dev"],
  globals: { viewport: { value: "narrow" }, text: "100" },
  play: async () => {
    const dialog = await panel();
    const plans = within(dialog.getByRole("group", { name: "Plan" }));
    const table = within(dialog.getByRole("table", { name: "Plan comparison" }));
    const shown = () => table.getAllByRole("columnheader").map((header) => header.textContent);
    await expect(plans.getByRole("radio", { name: "Premium" })).toBeChecked();
    await expect(shown()).toEqual(["PremiumMOST POPULAR"]);
    await userEvent.click(plans.getByRole("radio", { name: "Legendary" }));
    await expect(shown()).toEqual(["Legendary"]);
    await expect(table.getByRole("row", { name: "Priority support Included" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(shown()).toEqual(["BasicYour plan"]);
    await expect(table.getByRole("row", { name: "Price $18.99 one-time" })).toBeVisible();
    const whole = await screen.findByRole("dialog");
    for (const part of [whole, ...whole.querySelectorAll("table, th, td")])
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
  },
};
