import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PillButton, type PillButtonProps } from "../../src/index.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";
import { states } from "../states.tsx";

const meta = {
  title: "Buttons/PillButton",
  component: PillButton,
  parameters: { alsoKnownAs: ["choice card", "option button"] },
  args: { type: "hero" },
  decorators: atWidth(360),
} satisfies Meta<typeof PillButton>;
export default meta;
type Story = StoryObj<typeof meta>;

type Labels = PillButtonProps["labels"];

export const Playground: Story = {
  args: { onClick: fn() },
};

export const States: Story = {
  parameters: { maxWidth: 720 },
  render: () =>
    states(
      {
        Hero: <PillButton type="hero" />,
        Villain: <PillButton type="villain" />,
        "Hero, selected": <PillButton type="hero" isSelected />,
        "Villain, selected": <PillButton type="villain" isSelected />,
        Hover: forced({ hover: "button" }, <PillButton type="hero" />),
        Focus: forced({ focus: "button" }, <PillButton type="villain" />),
        Pressed: forced({ pressed: "button" }, <PillButton type="hero" />),
      },
      "16rem",
    ),
  // The accessible name has the type, its line and the action.
  play: async ({ canvas }) => {
    const [hero, villain] = canvas.getAllByRole("button");
    await expect(hero).toHaveAccessibleName(/^Hero\s.*\s*Take the blue pill$/);
    await expect(villain).toHaveAccessibleName(/^Villain\s*Collar, gloves, a longer plan\.\s*Take the red pill$/);
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

const pair = (hero?: Labels, villain?: Labels) => (
  <div className="pf:grid pf:grid-cols-2 pf:gap-2 pf:sm:gap-4">
    <PillButton type="hero" labels={hero} />
    <PillButton type="villain" labels={villain} />
  </div>
);

/** The texts of both pills are equally long and friendly, so neither pill looks like the right answer. */
export const Do: Story = { tags: ["!dev", "!test"], parameters: { maxWidth: 720 }, render: () => pair() };

/** “Recommended” makes one pill look like the right answer, although the choices are equal. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  parameters: { maxWidth: 720 },
  render: () => pair({ line: "Recommended for most profiles." }),
};

export const LongText: Story = {
  parameters: { maxWidth: 720 },
  render: () =>
    pair({
      heading: "Unreasonably dependable",
      line: "Cape, shield, good posture, and an answer to every message before lunch.",
      action: "Take the blue pill with a glass of water",
    }),
};

export const RightToLeft: Story = {
  parameters: { maxWidth: 720 },
  render: () =>
    pair(
      { heading: "بطل", line: "رداء ودرع ووقفة واثقة.", action: "خذ الحبة الزرقاء" },
      { heading: "شرير", line: "ياقة وقفازات وخطة أطول.", action: "خذ الحبة الحمراء" },
    ),
  decorators: rightToLeft("ar"),
};
