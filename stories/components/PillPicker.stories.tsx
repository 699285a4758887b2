import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PillPicker } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";

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
      {forced(
        { focus: "input[value=hero]", hover: "input[value=villain]" },
        <PillPicker labels={{ group: "Hero focused, villain hovered" }} />,
      )}
      {forced({ pressed: "input[value=villain]" }, <PillPicker labels={{ group: "Villain pressed" }} />)}
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

export const Chosen: Story = {
  name: "Arrow keys and a click on its text choose a pill",
  tags: ["!dev"],
  args: { onValueChange: fn() },
  play: async ({ canvas, args }) => {
    const villain = canvas.getByRole("radio", { name: /^Villain/ });
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /^Hero/, checked: true })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(villain).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("villain");
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("hero");
    await userEvent.click(canvas.getByText("Red pill. Collar up."));
    await expect(villain).toBeChecked();
  },
};
