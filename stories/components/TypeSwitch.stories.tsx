import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { TypeSwitch } from "../../src/index.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";
import { stateful } from "../stateful.tsx";
import { states } from "../states.tsx";

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
  render: (args) =>
    states({
      Hero: <TypeSwitch {...args} value="hero" />,
      Villain: <TypeSwitch {...args} value="villain" />,
      Focus: forced({ focus: "input[value=hero]" }, <TypeSwitch {...args} value="hero" />),
    }),
};

export const RightToLeft: Story = {
  args: { labels: { legend: "نوع الشخصية", hero: "بطل", villain: "شرير" } },
  decorators: rightToLeft("ar"),
};

export const Slides: Story = {
  name: "Both halves are equally wide, and the thumb covers the chosen one",
  tags: ["!dev"],
  play: async ({ canvas, args, canvasElement }) => {
    const half = (name: string) => canvas.getByRole("radio", { name });
    const box = (name: string) => half(name).getBoundingClientRect();
    await expect(box("Hero").width).toBeCloseTo(box("Villain").width, 0);
    const thumb = canvasElement.querySelector("[data-slot=type-switch-thumb]");
    for (const name of ["Villain", "Hero"]) {
      await userEvent.click(half(name));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(name.toLowerCase());
      // Cut corners would clip the focus ring.
      await expect(half(name).parentElement).toHaveStyle({ clipPath: "none" });
      await waitFor(() => expect(thumb?.getBoundingClientRect().x).toBeCloseTo(box(name).x, 0));
    }
    await expect(thumb?.getBoundingClientRect().width).toBeCloseTo(box("Hero").width, 0);
  },
};
