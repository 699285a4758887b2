import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { TypeSwitch } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";
import { Labeled } from "../labeled.tsx";
import { ForceState } from "../pseudo-states.tsx";
import { stateful } from "../stateful.tsx";

const Switched = stateful(TypeSwitch, "value", "onValueChange");

const meta = {
  title: "Forms/TypeSwitch",
  component: TypeSwitch,
  parameters: { alsoKnownAs: ["segmented control", "toggle"] },
  args: { value: "hero", onValueChange: fn() },
  render: (args) => <Switched {...args} />,
  decorators: atWidth("18rem"),
} satisfies Meta<typeof TypeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <div className="pf:grid pf:gap-5">
      <Labeled words="Hero">
        <TypeSwitch {...args} value="hero" />
      </Labeled>
      <Labeled words="Villain">
        <TypeSwitch {...args} value="villain" />
      </Labeled>
      <Labeled words="Focus">
        <ForceState focus="input[value=hero]">
          <TypeSwitch {...args} value="hero" />
        </ForceState>
      </Labeled>
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { labels: { legend: "نوع الشخصية", hero: "بطل", villain: "شرير" } },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Switched {...args} />
    </div>
  ),
};

export const ByKeyboard: Story = {
  name: "Arrow keys and clicks switch the type",
  tags: ["!dev"],
  play: async ({ canvas, args, canvasElement, step }) => {
    await step("An arrow key switches the type", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("radio", { name: "Hero" })).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}");
      const villain = canvas.getByRole("radio", { name: "Villain" });
      await expect(villain).toBeChecked();
      // Cut corners would clip the focus ring.
      await expect(villain.parentElement).toHaveStyle({ clipPath: "none" });
      await expect(args.onValueChange).toHaveBeenLastCalledWith("villain");
      await expect(canvas.getByRole("group", { name: "Character Type" })).toBeVisible();
    });
    await step("Both halves are equally wide, and the thumb covers one", async () => {
      const half = (name: string) => canvas.getByRole("radio", { name }).getBoundingClientRect();
      await expect(half("Hero").width).toBeCloseTo(half("Villain").width, 0);
      const thumb = canvasElement.querySelector("[data-slot=type-switch-thumb]");
      for (const name of ["Villain", "Hero"]) {
        await userEvent.click(canvas.getByRole("radio", { name }));
        await waitFor(() => expect(thumb?.getBoundingClientRect().x).toBeCloseTo(half(name).x, 0));
      }
      await expect(thumb?.getBoundingClientRect().width).toBeCloseTo(half("Hero").width, 0);
    });
  },
};
