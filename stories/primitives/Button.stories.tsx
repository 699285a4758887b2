import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button, ButtonLink, type ButtonProps } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";
import { pseudoStates } from "../pseudo-states.tsx";

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
      {[{}, { isBusy: true }, { disabled: true }].map((state) => (
        <Button key={JSON.stringify(state)} {...args} {...state}>
          <a href="#plans" {...child}>
            <span>See plans</span>
          </a>
        </Button>
      ))}
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
        <div key={variant} className="pf:grid pf:gap-2">
          <p className="pf:type-item">{variant}</p>
          {pseudoStates("button", "7rem", <Button variant={variant}>Save</Button>, {
            Disabled: (
              <Button variant={variant} disabled>
                Save
              </Button>
            ),
            Busy: (
              <Button variant={variant} isBusy>
                Saving…
              </Button>
            ),
          })}
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

const actions = (...variants: ButtonProps["variant"][]) => (
  <div className="pf:flex pf:flex-wrap pf:gap-3">
    {["Purchase for $18.99", "Save to Drafts", "Start Over"].map((words, at) => (
      <Button key={words} variant={variants[at]}>
        {words}
      </Button>
    ))}
  </div>
);

/** Only one button is primary, so people see the next step at once. */
export const Do: Story = { tags: ["!dev", "!test"], render: () => actions("primary", "secondary", "ghost") };

/** If all buttons are primary, none stands out, and people may buy or lose the figure by mistake. */
export const Dont: Story = { tags: ["!dev", "!test"], render: () => actions("primary", "primary", "primary") };

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
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** A form whose button is busy after the first submit. */
function Order({ children, onSubmit }: { children: string; onSubmit: () => void }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        onSubmit();
      }}
    >
      <Button type="submit" isBusy={isBusy}>
        {children}
      </Button>
    </form>
  );
}

const onSubmit = fn();

export const Busy: Story = {
  name: "A busy button ignores clicks, keeps focus and width, and shows a line",
  tags: ["!dev"],
  render: () => <Order onSubmit={onSubmit}>Send</Order>,
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const button = canvas.getByRole("button", { name: "Send" });
    const line = () => getComputedStyle(button, "::after");
    const width = button.offsetWidth;
    await expect(line().content).toBe("none");
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await expect(button.offsetWidth).toBe(width);
    await expect(line().content).toBe('""');
    // With reduced motion there is no animation.
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) await expect(line().animationDelay).toMatch(/^0\.2s/);
  },
};
