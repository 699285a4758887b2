import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { PlanId } from "../../src/domain/plans.ts";
import { toFigureSpec } from "../../src/figure.ts";
import { Checkout } from "../../src/site/checkout/Checkout.tsx";
import { createFigureSession } from "../../src/site/figure-session/figure-session.ts";
import { openFigure } from "../../src/site/figure-session/newest-version.ts";
import { createVisit, VisitContext } from "../../src/site/platform/visit.ts";
import { store } from "../../src/site/store/store.ts";
import { MAYA } from "../people.ts";
import { DialogInSite } from "./in-site.tsx";
import { draftOf, startWith, storedFigure } from "./store.ts";

const DRAFT = draftOf(MAYA);
const BOUGHT = { ...DRAFT, payment: "bought" } as const;
const LONG = draftOf(toFigureSpec({ ...MAYA, name: "Dr. Anneliese Wilhelmina von und zu Hohenstein" }));
const ARABIC = draftOf(toFigureSpec({ ...MAYA, name: "مايا أوكونكو", jobTitle: "مهندسة برمجيات" }));
/** A figure whose purchase is never completed. */
const SLOW = { ...createFigureSession(openFigure(DRAFT)), buy: fn(() => new Promise<never>(() => {})) };

/** The plan that people selected before they created the figure. */
const choosing = (plan: PlanId): Pick<Story, "decorators"> => ({
  decorators: (Story) => (
    <VisitContext value={{ ...createVisit(), plan }}>
      <Story />
    </VisitContext>
  ),
});

/**
 * Nothing may suggest a real payment, such as card logos or the word “secure”. From the click on Confirm until the
 * figure is stored, Confirm is busy and Cancel is hidden, because the purchase can no longer be canceled. A double click
 * on Confirm must not click the buttons that replace it.
 */
const meta = {
  title: "Site/Checkout",
  component: Checkout,
  args: { figure: DRAFT, downloadButton: () => null, open: true, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  beforeEach: ({ args: { figure } }) => startWith("id" in figure ? [figure] : [DRAFT]),
  render: (args) => <DialogInSite {...args}>{(dialog) => <Checkout {...args} {...dialog} />}</DialogInSite>,
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.findByRole("dialog", { name: "Demo checkout" });
const openPanel = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return within(await panel());
};

/** Click Confirm for the next state. */
export const Playground: Story = {};

export const Done: Story = { args: { figure: BOUGHT } };

/** The dialog offers the plan that people selected before they created the figure, and the single figure. */
export const WithPlan: Story = {
  ...choosing("premium"),
  play: async () => {
    const dialog = within(await panel());
    await expect(dialog.getByRole("radio", { name: "Premium" })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: "Premium" })).toHaveAccessibleDescription(/^\$88\.99 per month/);
    await expect(dialog.getByRole("radio", { name: "Single figure" })).toHaveAccessibleDescription("$18.99 one-time");
    await expect(await panel()).toHaveAccessibleDescription(/^Maya Okonkwo Hero figure Demo: /);
  },
};

/** The dialog explains why it does not offer the plan that people selected before they created the figure. */
export const PlanNotOffered: Story = {
  ...choosing("basic"),
  beforeEach: () => startWith([DRAFT], { plan: "basic", downloadsUsed: 2 }),
};

/** The longest texts, with a plan, on a small phone. */
export const LongText: Story = {
  ...choosing("legendary"),
  globals: { viewport: { value: "narrow" }, text: "100" },
  args: { figure: LONG },
  play: async () => {
    const { scrollWidth, clientWidth } = await panel();
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, args: { figure: ARABIC } };

/** The dialog between the click on Confirm and the completed purchase. */
export const Busy: Story = {
  args: { figure: SLOW },
  play: async () => {
    const confirm = await screen.findByRole("button", { name: "Confirm" });
    // Repeats the click, because the dialog ignores clicks just after it has appeared.
    await waitFor(() => userEvent.click(confirm));
    await expect(confirm).toHaveAttribute("aria-busy", "true");
  },
};

export const Bought: Story = {
  name: "After Confirm, the figure is purchased and Share has focus",
  tags: ["!dev"],
  // With large text, the dialog is taller than the viewport, so the heading would get focus.
  globals: { text: "100" },
  args: { open: false },
  play: async () => {
    const dialog = await openPanel();
    await waitFor(() => expect(dialog.getByRole("button", { name: "Confirm" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("dialog", { name: "It’s yours, Maya Okonkwo." })).toHaveAccessibleDescription(
      "No tape. All Maya Okonkwo. In your collection on this device.",
    );
    await expect(storedFigure(DRAFT.id)?.payment).toBe("bought");
    await waitFor(() => expect(dialog.getByRole("button", { name: "Share" })).toHaveFocus());
    await expect(screen.getAllByRole("status").map((region) => region.textContent)).toContain(
      "It’s yours, Maya Okonkwo. In your collection on this device.",
    );
  },
};

export const BoughtSingly: Story = {
  ...choosing("premium"),
  name: "The single figure can be purchased without the plan",
  tags: ["!dev"],
  args: { open: false },
  play: async () => {
    const dialog = await openPanel();
    await userEvent.click(dialog.getByRole("radio", { name: "Single figure" }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    const done = await screen.findByRole("dialog", { name: "It’s yours, Maya Okonkwo." });
    await expect(within(done).queryByText(/You are on/)).not.toBeInTheDocument();
    await expect(storedFigure(DRAFT.id)?.payment).toBe("bought");
    await expect(store.read().planUse.plan).toBe("basic");
  },
};
