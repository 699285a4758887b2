import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button, PillPicker } from "../../src/index.ts";
import { ForceState } from "../pseudo-states.tsx";

const meta = {
  title: "Forms/PillPicker",
  component: PillPicker,
  parameters: { alsoKnownAs: ["radio group", "choice"] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
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
  tags: ["!dev"],
  args: { labels: { group: "Choose your pill" } },
};

/** The blue pill means hero and the red one villain. For a billing period, use radio buttons. */
export const Dont: Story = {
  tags: ["!dev"],
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
  name: "Arrow keys change the selection",
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
  },
};

export const ClickedByPointer: Story = {
  name: "A click anywhere on an option selects it",
  tags: ["!dev"],
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Red pill. Collar up."));
    await expect(canvas.getByRole("radio", { name: /^Villain/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith("villain");
  },
};

const onSubmit = fn();

export const NeverAdvances: Story = {
  name: "Choosing a pill does not submit the form",
  tags: ["!dev"],
  beforeEach: () => {
    onSubmit.mockClear();
  },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <PillPicker {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const villain = within(canvasElement).getByRole("radio", { name: /^Villain/ });
    await userEvent.click(villain);
    await userEvent.keyboard(" ");
    await expect(villain).toBeChecked();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Renders the picker in a form that shows its form data. */
const inForm: Story["render"] = (args) => (
  <form aria-label="Order" className="pf:grid pf:gap-4">
    <PillPicker {...args} name="type" />
    <Button type="reset">Start Over</Button>
  </form>
);
const formData = (canvasElement: HTMLElement) => [
  ...new FormData(within(canvasElement).getByRole<HTMLFormElement>("form")).entries(),
];

export const InFormData: Story = {
  name: "Form data has the choice, and a reset restores the first one",
  tags: ["!dev"],
  args: { onValueChange: fn() },
  render: inForm,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await expect(formData(canvasElement)).toEqual([["type", "hero"]]);
    await step("Choose the villain", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: /^Villain/ }));
      await expect(formData(canvasElement)).toEqual([["type", "villain"]]);
    });
    await step("Reset the form", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Start Over" }));
      await expect(canvas.getByRole("radio", { name: /^Hero/ })).toBeChecked();
      await expect(formData(canvasElement)).toEqual([["type", "hero"]]);
      await expect(args.onValueChange).toHaveBeenLastCalledWith("hero");
    });
  },
};

export const DisabledInForm: Story = {
  name: "A disabled picker cannot be changed and is not in the form data",
  tags: ["!dev"],
  args: { disabled: true, onValueChange: fn() },
  render: inForm,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const hero = canvas.getByRole("radio", { name: /^Hero/ });
    await expect(hero).toBeDisabled();
    await expect(hero).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /^Villain/ }), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Start Over" })).toHaveFocus();
    await expect(formData(canvasElement)).toEqual([]);
  },
};

export const Controlled: Story = {
  name: "A controlled picker changes only when its value prop changes",
  tags: ["!dev"],
  args: { value: "hero", onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: /^Villain/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith("villain");
    await expect(canvas.getByRole("radio", { name: /^Hero/ })).toBeChecked();
  },
};

export const AccessibleName: Story = {
  ...States,
  name: "Each picker is a named group of two radio buttons",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = within(canvas.getByRole("group", { name: "Hero chosen, as at first" }));
    const second = within(canvas.getByRole("group", { name: "Villain chosen" }));
    const names = first.getAllByRole("radio").map((radio) => radio.getAttribute("value"));
    await expect(names).toEqual(["hero", "villain"]);
    await expect(first.getByRole("radio", { name: /^Hero\s*Blue pill\. Cape included\.$/ })).toBeChecked();
    await expect(second.getByRole("radio", { name: /^Villain\s*Red pill\. Collar up\.$/ })).toBeChecked();
    await userEvent.click(first.getByRole("radio", { name: /^Villain/ }));
    await userEvent.click(second.getByRole("radio", { name: /^Hero/ }));
    await expect(first.getByRole("radio", { name: /^Villain/ })).toBeChecked();
    await expect(second.getByRole("radio", { name: /^Hero/ })).toBeChecked();
  },
};
