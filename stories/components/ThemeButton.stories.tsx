import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ThemeButton, type ThemeButtonProps } from "../../src/index.ts";
import { stateful } from "../stateful.tsx";
import { states } from "../states.tsx";

const meta = {
  title: "Buttons/ThemeButton",
  component: ThemeButton,
  parameters: { alsoKnownAs: ["dark mode", "color scheme"] },
  args: { value: "system", onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ThemeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const Held = stateful(ThemeButton, "value", "onValueChange");

export const Playground: Story = {};

export const States: Story = {
  render: (args) =>
    states(
      Object.fromEntries(
        (["system", "light", "dark"] as const).map((value) => [
          value,
          <ThemeButton key={value} {...args} value={value} />,
        ]),
      ),
      "6rem",
    ),
};

const besides = (words: string, args: ThemeButtonProps) => (
  <div className="pf:flex pf:items-center pf:justify-between pf:gap-3">
    <p className="pf:type-item">{words}</p>
    <Held {...args} />
  </div>
);

/** A header has space for one icon only, and people reach each theme with one or two clicks. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  render: (args) => besides("Your product", args),
};

/** A settings page has space for text. Use ThemePicker, which shows all three themes at once. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  render: (args) => besides("Theme", args),
};

export const Turned: Story = {
  name: "Each click changes the theme, and the name says the next one",
  tags: ["!dev"],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAccessibleName("Theme: System. Change to light");
    await userEvent.click(button);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("light");
    await expect(button).toHaveAccessibleName("Theme: Light. Change to dark");
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName("Theme: Dark. Change to system");
    await userEvent.click(button);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("system");
    await expect(button).toHaveFocus();
  },
};
