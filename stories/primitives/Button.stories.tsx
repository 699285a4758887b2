import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight } from "lucide-react";
import { type ComponentProps, type MouseEvent, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button, ButtonLink } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";
import { PseudoStates } from "../pseudo-states.tsx";

const meta = {
  title: "Buttons/Button",
  component: Button,
  subcomponents: { ButtonLink },
  parameters: { alsoKnownAs: ["action", "CTA", "disabled"] },
  args: { children: "Save to Drafts" },
  // Needs an element as its child.
  argTypes: { asChild: { control: false } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const VARIANTS = ["primary", "ink", "secondary", "ghost"] as const;
const SIZES = ["sm", "md", "lg"] as const;

export const Playground: Story = {
  args: { variant: "primary", size: "md", isBusy: false, disabled: false, onClick: fn() },
};

/** A button for a narrow row. */
export const Compact: Story = { args: { size: "sm", isCompact: true, children: "Download" } };

export const WithIcon: Story = {
  args: {
    variant: "primary",
    children: (
      <>
        Create Your Figure
        <ArrowRight aria-hidden />
      </>
    ),
  },
};

export const LinkThatLooksLikeAButton: Story = {
  render: () => (
    <div className="pf:flex pf:flex-wrap pf:gap-3">
      <ButtonLink href="#plans" variant="primary">
        See plans
      </ButtonLink>
      <Button variant="primary">See plans</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "See plans" });
    const button = canvas.getByRole("button", { name: "See plans" });
    await expect(link).toHaveAttribute("href", "#plans");
    await expect([link.offsetWidth, link.offsetHeight]).toEqual([button.offsetWidth, button.offsetHeight]);
  },
};

const pressed = fn((event: MouseEvent) => event.preventDefault());
/** The handler of a child, such as that of a router's link. */
const child = { onClick: fn() };

/** The only child looks like a button. It ignores clicks while the button is busy or disabled. */
export const AsChild: Story = {
  args: { asChild: true, onClick: pressed },
  argTypes: { children: { control: false } },
  beforeEach: () => {
    pressed.mockClear();
    child.onClick.mockClear();
  },
  render: (args) => (
    <div className="pf:flex pf:flex-wrap pf:gap-3">
      <Button {...args} variant="primary">
        <a href="#plans" {...child}>
          <span>See plans</span>
        </a>
      </Button>
      <Button {...args} isBusy>
        <a href="#busy" {...child}>
          <span>Loading plans…</span>
        </a>
      </Button>
      <Button {...args} disabled>
        <a href="#none" {...child}>
          <span>No plans</span>
        </a>
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    for (const link of links) {
      await expect(link).toHaveAttribute("data-slot", "button");
      await expect(link).not.toHaveAttribute("disabled");
      await userEvent.click(link);
      await expect(pressed).toHaveBeenCalledTimes(1);
      await expect(child.onClick).toHaveBeenCalledTimes(1);
    }
    await expect(links.map((link) => link.ariaDisabled)).toEqual([null, "true", "true"]);
    await expect(location.hash).toBe("");
  },
};

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-5">
      {VARIANTS.map((variant) => (
        <div key={variant} className="pf:grid pf:justify-items-start pf:gap-2">
          <p className="pf:type-tag">{variant}</p>
          <PseudoStates
            on="button"
            width="7rem"
            disabled={
              <Button variant={variant} disabled>
                Save
              </Button>
            }
            busy={
              <Button variant={variant} isBusy>
                Saving…
              </Button>
            }
          >
            <Button variant={variant}>Save</Button>
          </PseudoStates>
        </div>
      ))}
      <div className="pf:grid pf:gap-2">
        <p className="pf:text-muted pf:text-small">sizes: sm 44 px, md 48 px, lg 58 px</p>
        <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-3">
          {SIZES.map((size) => (
            <Button key={size} size={size} variant="primary">
              {size}
            </Button>
          ))}
        </div>
      </div>
    </div>
  ),
};

/** Only one button is primary, so people see the next step at once. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div className="pf:flex pf:flex-wrap pf:gap-3">
      <Button variant="primary">Purchase for $18.99</Button>
      <Button>Save to Drafts</Button>
      <Button variant="ghost">Start Over</Button>
    </div>
  ),
};

/** If all buttons are primary, none stands out, and people may buy or lose the figure by mistake. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div className="pf:flex pf:flex-wrap pf:gap-3">
      <Button variant="primary">Purchase for $18.99</Button>
      <Button variant="primary">Save to Drafts</Button>
      <Button variant="primary">Start Over</Button>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    variant: "primary",
    children: "Purchase the whole team of action figures for the summer party for $18.99 each",
  },
  decorators: atWidth(320),
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar" className="pf:flex pf:flex-wrap pf:gap-3">
      <Button variant="primary">أنشئ شخصيتك</Button>
      <Button>احفظ المسودة</Button>
      <Button isBusy>جارٍ الحفظ…</Button>
    </div>
  ),
};

export const ClickedByKeyboard: Story = {
  name: "Enter and Space activate the button",
  tags: ["!dev"],
  args: { onClick: fn() },
  play: async ({ canvasElement, args, step }) => {
    const button = within(canvasElement).getByRole("button", { name: "Save to Drafts" });
    await step("Tab to the button", async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step("Press Enter, then Space", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onClick).toHaveBeenCalledTimes(1);
      await userEvent.keyboard(" ");
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};

function SaveButton({ onClick, ...rest }: ComponentProps<typeof Button>) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      {...rest}
      isBusy={busy}
      onClick={(event) => {
        setBusy(true);
        onClick?.(event);
      }}
    >
      {busy ? "Saving…" : "Save"}
    </Button>
  );
}

export const BusyIgnoresPresses: Story = {
  name: "A busy button ignores clicks and keeps focus",
  tags: ["!dev"],
  args: { onClick: fn() },
  render: (args) => <SaveButton {...args} />,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step("Click Save", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    const busy = await canvas.findByRole("button", { name: "Saving…" });
    await step("Click it again while it is busy", async () => {
      await userEvent.click(busy);
      await userEvent.keyboard("{Enter}");
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await expect(busy).toHaveFocus();
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await expect(busy).toHaveAttribute("aria-disabled", "true");
  },
};

const sent = fn();

export const BusyKeepsWidth: Story = {
  name: "A busy button keeps its width and shows a line after 200 ms",
  tags: ["!dev"],
  render: (args) => (
    <div className="pf:grid pf:justify-items-start pf:gap-3">
      <Button {...args} />
      <Button {...args} isBusy />
    </div>
  ),
  play: async ({ canvas }) => {
    const [rest, busy] = canvas.getAllByRole("button", { name: "Save to Drafts" });
    if (!rest || !busy) throw new Error("There are two buttons.");
    await expect(busy.offsetWidth).toBe(rest.offsetWidth);
    const { content, animationDelay } = getComputedStyle(busy, "::after");
    await expect(content).toBe('""');
    await expect(getComputedStyle(rest, "::after").content).toBe("none");
    // With reduced motion there is no animation.
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) await expect(animationDelay).toMatch(/^0\.2s/);
  },
};

export const BusySubmitsNothing: Story = {
  name: "A busy submit button does not submit the form",
  tags: ["!dev"],
  args: { type: "submit", isBusy: true, children: "Sending…" },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Sending…" }));
    await expect(sent).not.toHaveBeenCalled();
  },
};
