import mayaBox from "picture:maya-box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button, CheckoutDialog, type CheckoutDialogProps } from "../../src/index.ts";

const picture = <img src={mayaBox} alt="" width={600} height={800} />;

const meta = {
  title: "Components/CheckoutDialog",
  component: CheckoutDialog,
  args: {
    figure: { name: "Maya Okonkwo", isHero: true },
    priceCents: 1899,
    open: true,
    onOpenChange: fn(),
  },
  argTypes: { picture: { control: false } },
  parameters: { docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof CheckoutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { picture } };

export const Closed: Story = { args: { open: false } };
export const Hero: Story = { args: { picture } };
export const Villain: Story = { args: { figure: { name: "Viktor Lindqvist", isHero: false } } };

/** A dialog covers the page: closed shows nothing at all, open shows this. */
export const States: Story = { args: { picture } };

export const Dark: Story = { args: { picture }, globals: { theme: "dark" } };

export const LongText: Story = {
  args: {
    picture,
    figure: { name: "Dr. Anneliese Wilhelmina von und zu Hohenstein", isHero: true },
    priceCents: 99999999,
  },
};

export const Narrow: Story = { args: { picture }, globals: { viewport: { value: "narrow" } } };

/** Names in any direction are isolated; the dialog's own words stay English: see Limits. */
export const RightToLeft: Story = { args: { picture, figure: { name: "مايا أوكونكو", isHero: true } } };

function Shop({ onOpenChange, ...rest }: CheckoutDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Purchase for $18.99</Button>
      <CheckoutDialog
        {...rest}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

export const Told: Story = {
  name: "The dialog says what it costs and that nothing is paid",
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Demo checkout" }));
    await waitFor(() => expect(dialog.getByText("Maya Okonkwo")).toBeVisible());
    await expect(dialog.getByText("$18.99")).toBeVisible();
    await expect(dialog.getByText("Hero, one-time")).toBeVisible();
    await expect(dialog.getByText(/^Demo: no payment is taken, no card is asked for/)).toBeVisible();
    await expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
  },
};

export const Left: Story = {
  name: "The button and Escape leave it and give focus back",
  render: (args) => <Shop {...args} />,
  play: async ({ args, step }) => {
    const opener = () => screen.getByRole("button", { name: "Purchase for $18.99" });
    const gone = async () => {
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await waitFor(() => expect(opener()).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    };
    await step("Open it and go back", async () => {
      await userEvent.click(opener());
      const dialog = await screen.findByRole("dialog", { name: "Demo checkout" });
      await userEvent.click(within(dialog).getByRole("button", { name: "Back to the figure" }));
      await gone();
    });
    await step("Open it and press Escape", async () => {
      await userEvent.click(opener());
      await screen.findByRole("dialog", { name: "Demo checkout" });
      await userEvent.keyboard("{Escape}");
      await gone();
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    });
  },
};
