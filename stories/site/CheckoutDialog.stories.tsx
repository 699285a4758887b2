import { src as mayaBox } from "picture:maya-box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, Share } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PLAN } from "../../src/domain/plans.ts";
import { FigureBox } from "../../src/figure.ts";
import { Button } from "../../src/index.ts";
import { CheckoutDialog, type CheckoutDialogProps } from "../../src/site/checkout/CheckoutDialog.tsx";
import { MAYA } from "../people.ts";

const unpaid = <FigureBox spec={MAYA} isPaid={false} isDecorative lettering="large" />;
const paid = <img src={mayaBox} alt="" width={600} height={800} />;
const doneActions = (
  <>
    <Button variant="primary">
      <Share aria-hidden />
      Share
    </Button>
    <Button>
      <Download aria-hidden />
      Download Your Figure
    </Button>
    <Button>View Dashboard</Button>
  </>
);
const doneContent = <p>It's official: I'm an action figure. Cape included.</p>;

/**
 * Nothing may suggest a real payment, such as card logos or the word “secure”. From the click on Confirm until `done`,
 * Confirm is busy and Cancel is hidden, because the purchase can no longer be canceled. A double click on Confirm must
 * not click the buttons that replace it.
 */
const meta = {
  title: "Site/CheckoutDialog",
  component: CheckoutDialog,
  args: {
    figure: { name: "Maya Okonkwo", type: "hero" },
    priceCents: 1899,
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    doneActions,
  },
  parameters: { docs: { story: { inline: false, height: "480px" } } },
} satisfies Meta<typeof CheckoutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { picture: unpaid, done: false, doneContent },
};

export const WithoutPicture: Story = { args: { figure: { name: "Viktor Lindqvist", type: "villain" } } };
export const Done: Story = { args: { picture: paid, done: true, doneContent } };
export const DoneButNotKept: Story = {
  args: {
    ...Done.args,
    doneNote: "It is in your collection in this tab only, because this browser could not save it.",
  },
};

/** The dialog offers the plan that people selected before they created the figure, and the single figure. */
export const WithPlan: Story = { args: { picture: unpaid, plan: PLAN.premium } };

/** The dialog explains why it does not offer the plan that people selected before they created the figure. */
export const PlanNotOffered: Story = {
  args: { picture: unpaid, planNote: "Basic has no downloads left, so it is not offered here." },
};

/** A dialog covers the page, so this story shows its states one after another. Click Confirm for the next state. */
export const States: Story = {
  args: { picture: unpaid, doneContent },
  render: (args) => <Shop {...args} isOpen />,
};

const long = { name: "Dr. Anneliese Wilhelmina von und zu Hohenstein", type: "hero" } as const;
export const LongText: Story = { args: { picture: unpaid, figure: long, priceCents: 99999999 } };

const atPhoneWidth: Pick<Story, "globals" | "play"> = {
  globals: { viewport: { value: "narrow" }, text: "100" },
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};
export const NarrowLongText: Story = {
  ...atPhoneWidth,
  name: "The longest texts fit 320 px",
  tags: ["!dev"],
  args: { ...LongText.args },
};
export const NarrowWithPlan: Story = {
  ...atPhoneWidth,
  name: "The plan and the single figure fit 320 px",
  tags: ["!dev"],
  args: { picture: unpaid, plan: PLAN.legendary },
};
export const NarrowDone: Story = {
  ...atPhoneWidth,
  name: "At 320 px the purchased figure is large and fits",
  tags: ["!dev"],
  args: { ...Done.args },
  play: async (context) => {
    await atPhoneWidth.play?.(context);
    const panel = await screen.findByRole("dialog");
    const picture = panel.querySelector("img");
    await waitFor(() => expect(picture?.getBoundingClientRect().width).toBeGreaterThan(panel.clientWidth * 0.6));
    // With all actions, the dialog is at most two screens high.
    await expect(panel.scrollHeight).toBeLessThan(2 * window.innerHeight);
  },
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "ar",
    picture: unpaid,
    figure: { name: "مايا أوكونكو", type: "hero" },
  },
};

interface ShopProps extends CheckoutDialogProps {
  isOpen?: boolean;
  /** If set, the purchase stays pending instead of being completed at once. */
  isSlow?: boolean;
}

function Shop({ onOpenChange, onConfirm, isOpen = false, isSlow = false, picture, ...rest }: ShopProps) {
  const [open, setOpen] = useState(isOpen);
  const [isDone, setDone] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Purchase for $18.99</Button>
      <CheckoutDialog
        {...rest}
        picture={isDone ? paid : picture}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
        done={isDone}
        onConfirm={(plan) => {
          setDone(!isSlow);
          onConfirm(plan);
        }}
      />
    </>
  );
}

const opener = () => screen.getByRole("button", { name: "Purchase for $18.99" });
const gone = async () => {
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(opener()).toHaveFocus());
};

export const SaysPrice: Story = {
  name: "The dialog shows the price and says that no payment is taken",
  tags: ["!dev"],
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: "Demo checkout" });
    const dialog = within(panel);
    await waitFor(() => expect(dialog.getByText("Maya Okonkwo")).toBeVisible());
    await expect(dialog.getByText("$18.99")).toBeVisible();
    await expect(dialog.getByText("Hero figure, one-time purchase")).toBeVisible();
    await expect(dialog.getByText("Demo: no payment is taken, no card is asked for")).toBeVisible();
    await expect(panel).toHaveAccessibleDescription(/Maya Okonkwo.*Hero figure, one-time purchase.*\$18\.99/);
    await expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
    const buttons = dialog.getAllByRole("button").map((button) => button.textContent || button.ariaLabel);
    await expect(buttons).toEqual(["Close", "Confirm", "Cancel"]);
  },
};

/** The dialog between the click on Confirm and the completed purchase. */
export const Busy: Story = {
  render: (args) => <Shop {...args} isSlow />,
  play: async () => {
    await userEvent.click(opener());
    const confirm = await screen.findByRole("button", { name: "Confirm" });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute("aria-busy", "true");
  },
};

export const Bought: Story = {
  name: "After Confirm, the figure is purchased and Share has focus",
  tags: ["!dev"],
  // With large text, the dialog is taller than the viewport, so the heading would get focus.
  globals: { text: "100" },
  render: (args) => <Shop {...args} />,
  play: async ({ args }) => {
    await userEvent.click(opener());
    const dialog = within(await screen.findByRole("dialog", { name: "Demo checkout" }));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Confirm" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    const panel = await screen.findByRole("dialog", { name: "It’s yours!" });
    await expect(panel).toHaveAccessibleDescription(
      "The watermark is gone. Maya Okonkwo is in your collection on this device.",
    );
    await waitFor(() => expect(dialog.getByRole("button", { name: "Share" })).toHaveFocus());
    await expect(dialog.getByText("The watermark is gone.").closest("[aria-live]")).toHaveAttribute(
      "aria-live",
      "polite",
    );
    await userEvent.keyboard("{Escape}");
    await gone();
  },
};

export const BoughtWithPlan: Story = {
  name: "An offered plan is preselected, and Confirm buys it",
  tags: ["!dev"],
  args: { plan: PLAN.premium },
  render: (args) => <Shop {...args} />,
  play: async ({ args }) => {
    await userEvent.click(opener());
    const panel = await screen.findByRole("dialog", { name: "Demo checkout" });
    const dialog = within(panel);
    await expect(dialog.getByRole("radio", { name: "Premium" })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: "Premium" })).toHaveAccessibleDescription(/^\$88\.99 per month/);
    await expect(dialog.getByRole("radio", { name: "Single figure" })).toHaveAccessibleDescription("$18.99 one-time");
    await expect(panel).toHaveAccessibleDescription(/^Maya Okonkwo Hero figure Demo: /);
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(PLAN.premium);
    await expect(await screen.findByRole("dialog", { name: "It’s yours!" })).toHaveAccessibleDescription(
      /You are on Premium now\. This demo charges nothing\.$/,
    );
  },
};

export const BoughtSingly: Story = {
  name: "The single figure can be purchased without the plan",
  tags: ["!dev"],
  args: { plan: PLAN.premium },
  render: (args) => <Shop {...args} />,
  play: async ({ args }) => {
    await userEvent.click(opener());
    const dialog = within(await screen.findByRole("dialog", { name: "Demo checkout" }));
    await userEvent.click(dialog.getByRole("radio", { name: "Single figure" }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenLastCalledWith(undefined);
    const done = await screen.findByRole("dialog", { name: "It’s yours!" });
    await expect(within(done).queryByText(/You are on/)).not.toBeInTheDocument();
  },
};

export const BoughtOnce: Story = {
  name: "A second click on Confirm buys nothing",
  tags: ["!dev"],
  render: (args) => <Shop {...args} isSlow />,
  play: async ({ args, step }) => {
    await step("Click Confirm three times", async () => {
      await userEvent.click(opener());
      const confirm = await screen.findByRole("button", { name: "Confirm" });
      await userEvent.dblClick(confirm);
      await userEvent.keyboard("{Enter}");
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
      await expect(confirm).toHaveFocus();
      await expect(confirm).toHaveAttribute("aria-disabled", "true");
    });
    await step("Close the dialog, open it again and confirm", async () => {
      await userEvent.keyboard("{Escape}");
      await gone();
      await userEvent.click(opener());
      await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
      await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    });
  },
};

export const Cancelled: Story = {
  name: "Cancel and Escape close the dialog without a purchase",
  tags: ["!dev"],
  render: (args) => <Shop {...args} />,
  play: async ({ args, step }) => {
    await step("Open the dialog and cancel", async () => {
      await userEvent.click(opener());
      const dialog = await screen.findByRole("dialog", { name: "Demo checkout" });
      await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
      await gone();
    });
    await step("Open the dialog and press Escape", async () => {
      await userEvent.click(opener());
      await screen.findByRole("dialog", { name: "Demo checkout" });
      await userEvent.keyboard("{Escape}");
      await gone();
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};
