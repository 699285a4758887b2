import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PillPicker } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";
import { ForceState } from "../pseudo-states.tsx";

const meta = {
  title: "Forms/PillPicker",
  component: PillPicker,
  parameters: { alsoKnownAs: ["radio group", "choice"] },
  decorators: atWidth(560),
} satisfies Meta<typeof PillPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { labels: { group: "Choose your pill" }, defaultValue: "hero", onValueChange: fn() },
  argTypes: { value: { control: false } },
};

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-8">
      <PillPicker labels={{ group: "Hero chosen, as at first" }} />
      <PillPicker labels={{ group: "Villain chosen" }} defaultValue="villain" />
      <ForceState focus="input[value=hero]" hover="input[value=villain]">
        <PillPicker labels={{ group: "Hero focused, villain hovered" }} />
      </ForceState>
      <ForceState pressed="input[value=villain]">
        <PillPicker labels={{ group: "Villain pressed" }} />
      </ForceState>
      <PillPicker labels={{ group: "Error" }} error="Choose a pill first" />
      <PillPicker labels={{ group: "Disabled" }} disabled />
    </div>
  ),
};

/** Each pill is a character type, and the text under it describes the figure. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  args: { labels: { group: "Choose your pill" } },
};

/** The blue pill means hero and the red one villain. For a billing period, use radio buttons. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: {
    labels: {
      group: "Billing period",
      hero: { heading: "Monthly", line: "Paid every month." },
      villain: { heading: "Yearly", line: "Paid once a year." },
    },
  },
};

export const LongText: Story = {
  args: {
    labels: {
      group: "Choose the pill that decides what stands on your desk for the rest of your working life",
      hero: {
        heading: "Unreasonably dependable",
        line: "Blue pill. Cape included, along with a shield and a good posture.",
      },
      villain: { heading: "Longplanner", line: "Red pill. Collar up, gloves on, and a calendar nobody else can see." },
    },
  },
};

export const RightToLeft: Story = {
  args: {
    labels: {
      group: "اختر حبّتك",
      hero: { heading: "بطل", line: "الحبة الزرقاء. الرداء مشمول." },
      villain: { heading: "شرير", line: "الحبة الحمراء. الياقة مرفوعة." },
    },
    dir: "rtl",
    lang: "ar",
  },
};

export const MovedByArrows: Story = {
  name: "Arrow keys and a click change the selection",
  tags: ["!dev"],
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const hero = canvas.getByRole("radio", { name: /^Hero/ });
    const villain = canvas.getByRole("radio", { name: /^Villain/ });
    await step("Tab to the selected pill", async () => {
      await userEvent.tab();
      await expect(hero).toHaveFocus();
      await expect(hero).toBeChecked();
    });
    await step("Right arrow selects the villain", async () => {
      await userEvent.keyboard("{ArrowRight}");
      await expect(villain).toHaveFocus();
      await expect(villain).toBeChecked();
      await expect(hero).not.toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("villain");
    });
    await step("Down arrow wraps around to the hero", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await expect(hero).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("hero");
    });
    await step("A click anywhere on an option selects it", async () => {
      await userEvent.click(canvas.getByText("Red pill. Collar up."));
      await expect(villain).toBeChecked();
      await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    });
  },
};
