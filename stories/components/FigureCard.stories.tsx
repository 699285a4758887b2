import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { type FigureSpec, toFigureSpec } from "../../src/figure.ts";
import { FigureCard, type FigureCardProps } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";
import { KOFI, MAYA, NGOZI, PERSON, TOMAS, VIKTOR } from "../people.ts";
import { forced } from "../pseudo-states.tsx";
import { states } from "../states.tsx";

/** The props of a card with a spec instead of single fields. */
type SpecProps = Extract<FigureCardProps, { spec: FigureSpec }>;

const meta = {
  title: "Cards/FigureCard",
  component: FigureCard,
  parameters: { alsoKnownAs: ["product card", "preview"] },
  args: { spec: MAYA, isPaid: false },
  // No controls, because the story passes a spec instead.
  argTypes: { spec: PERSON, name: { control: false }, jobTitle: { control: false }, isHero: { control: false } },
  decorators: atWidth(420),
} satisfies Meta<SpecProps>;
export default meta;
type Story = StoryObj<SpecProps>;

export const Playground: Story = {
  args: { onPurchase: fn(), onDownload: fn() },
};

export const States: Story = {
  parameters: { maxWidth: 1240 },
  render: () =>
    states(
      {
        "For sale": <FigureCard spec={MAYA} isPaid={false} onPurchase={fn()} />,
        "For sale, hovered": forced({ hover: "button" }, <FigureCard spec={KOFI} isPaid={false} onPurchase={fn()} />),
        "For sale, focused": forced({ focus: "button" }, <FigureCard spec={VIKTOR} isPaid={false} onPurchase={fn()} />),
        "For sale, pressed": forced(
          { pressed: "button" },
          <FigureCard spec={NGOZI} isPaid={false} onPurchase={fn()} />,
        ),
        Paid: <FigureCard spec={TOMAS} isPaid onDownload={fn()} />,
        "Paid, no downloads left": <FigureCard spec={MAYA} isPaid onSeePlans={fn()} />,
        "Text instead of a button": <FigureCard spec={KOFI} isPaid={false} />,
      },
      "260px",
    ),
  // If there is no callback, the label is text instead of a button.
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(6);
    const figure = within(canvas.getAllByRole("figure")[6] as HTMLElement);
    await expect(figure.getByRole("img", { name: /hero action figure of Kofi Mensah/ })).toBeVisible();
    await expect(figure.getByText("Purchase to Download")).toBeVisible();
  },
};

/** The joke is on the box. The label says plainly what a click does. */
export const Do: Story = { tags: ["!dev", "!test"], args: { onPurchase: fn() } };

/** The joke in the label hides that the figure costs money. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: { labels: { purchase: "Unleash Maya!" }, onPurchase: fn() },
};

export const LongText: Story = {
  args: {
    spec: toFigureSpec({
      name: "Dr. Anneliese Wilhelmina von und zu Hohenstein",
      jobTitle: "Deputy Assistant Vice President of Cross-Functional Alignment",
      tagline: "I have read the minutes, the footnotes to the minutes and the appendix to the footnotes.",
      accessories: [
        { kind: "briefcase", label: "Briefcase of Unanswered Correspondence" },
        { kind: "chart", label: "Chart with Fourteen Separate Axes" },
        { kind: "coffee", label: "Coffee Cup of Endurance" },
      ],
    }),
    labels: { purchase: "Purchase to Download, Print and Share with All Your Colleagues" },
    onPurchase: fn(),
  },
};

export const RightToLeft: Story = {
  args: {
    spec: { ...MAYA, name: "مايا أوكونكو", jobTitle: "مهندسة برمجيات أولى" },
    labels: { purchase: "اشترِ للتنزيل" },
    onPurchase: fn(),
    dir: "rtl",
    lang: "ar",
  },
};

const press = { onPurchase: fn(), onDownload: fn(), onSeePlans: fn() };

export const Used: Story = {
  name: "The button buys, downloads or, without downloads, shows the plans",
  tags: ["!dev"],
  render: () => (
    <>
      <FigureCard spec={MAYA} isPaid={false} {...press} onSeePlans={undefined} />
      <FigureCard spec={MAYA} isPaid {...press} onSeePlans={undefined} />
      <FigureCard spec={MAYA} isPaid {...press} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, handler] of [
      ["Purchase to Download", press.onPurchase],
      ["Download Your Figure", press.onDownload],
      ["No downloads left See plans", press.onSeePlans],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name }));
      await expect(Object.values(press).filter(({ mock }) => mock.calls.length > 0)).toEqual([handler]);
      handler.mockClear();
    }
  },
};
