import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { type FigureSpec, toFigureSpec } from "../../src/figure.ts";
import { FigureCard, type FigureCardProps } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";
import { Labeled } from "../labeled.tsx";
import { KOFI, MAYA, NGOZI, PERSON, TOMAS, VIKTOR } from "../people.ts";
import { ForceState } from "../pseudo-states.tsx";

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

/** If there is no callback, the label is text instead of a button. */
export const WithoutAButton: Story = {
  args: { isPaid: true },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole("figure");
    await expect(within(figure).getByRole("img", { name: /hero action figure of Maya Okonkwo/ })).toBeVisible();
    await expect(canvas.getByText("Download Your Figure")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const States: Story = {
  parameters: { maxWidth: 1240 },
  render: () => (
    <div
      className="pf:grid pf:gap-5"
      style={{ gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))", maxWidth: 1240 }}
    >
      <Labeled words="For sale">
        <FigureCard spec={MAYA} isPaid={false} onPurchase={fn()} />
      </Labeled>
      <Labeled words="For sale, hovered">
        <ForceState hover="button">
          <FigureCard spec={KOFI} isPaid={false} onPurchase={fn()} />
        </ForceState>
      </Labeled>
      <Labeled words="For sale, focused">
        <ForceState focus="button">
          <FigureCard spec={VIKTOR} isPaid={false} onPurchase={fn()} />
        </ForceState>
      </Labeled>
      <Labeled words="For sale, pressed">
        <ForceState pressed="button">
          <FigureCard spec={NGOZI} isPaid={false} onPurchase={fn()} />
        </ForceState>
      </Labeled>
      <Labeled words="Paid">
        <FigureCard spec={TOMAS} isPaid onDownload={fn()} />
      </Labeled>
      <Labeled words="Paid, no downloads left">
        <FigureCard spec={MAYA} isPaid onSeePlans={fn()} />
      </Labeled>
      <Labeled words="Text instead of a button">
        <FigureCard spec={KOFI} isPaid={false} />
      </Labeled>
    </div>
  ),
};

/** The joke is on the box. The label says plainly what a click does. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  render: () => <FigureCard spec={MAYA} isPaid={false} onPurchase={fn()} />,
};

/** The joke in the label hides that the figure costs money. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  render: () => <FigureCard spec={MAYA} isPaid={false} labels={{ purchase: "Unleash Maya!" }} onPurchase={fn()} />,
};

export const LongText: Story = {
  render: () => (
    <FigureCard
      spec={toFigureSpec({
        name: "Dr. Anneliese Wilhelmina von und zu Hohenstein",
        jobTitle: "Deputy Assistant Vice President of Cross-Functional Alignment",
        tagline: "I have read the minutes, the footnotes to the minutes and the appendix to the footnotes.",
        accessories: [
          { kind: "briefcase", label: "Briefcase of Unanswered Correspondence" },
          { kind: "chart", label: "Chart with Fourteen Separate Axes" },
          { kind: "coffee", label: "Coffee Cup of Endurance" },
        ],
      })}
      isPaid={false}
      labels={{ purchase: "Purchase to Download, Print and Share with All Your Colleagues" }}
      onPurchase={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    // The name is cut at 40 code points, both on the box and in the text alternative.
    const picture = within(canvasElement).getByRole("img");
    await expect(picture).not.toHaveAccessibleName(/Hohenstein,/);
    await expect(picture).toHaveAccessibleName(/Anneliese/);
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

export const LargeText: Story = {
  name: "Every label fits a narrow card with text at 200 %",
  tags: ["!dev"],
  globals: { viewport: { value: "narrow" }, text: "200" },
  parameters: { maxWidth: 194 },
  render: () => (
    <div className="pf:grid pf:grid-cols-1 pf:gap-4">
      <FigureCard spec={MAYA} isPaid={false} onPurchase={fn()} />
      <FigureCard spec={MAYA} isPaid={false} />
      <FigureCard spec={MAYA} isPaid onDownload={fn()} />
      <FigureCard spec={MAYA} isPaid onSeePlans={fn()} />
    </div>
  ),
};

const press = { onPurchase: fn(), onDownload: fn(), onSeePlans: fn() };
const { onPurchase, onDownload, onSeePlans } = press;

export const Used: Story = {
  name: "The button buys, downloads or, without downloads, shows the plans",
  tags: ["!dev"],
  render: () => (
    <>
      <FigureCard spec={MAYA} isPaid={false} onPurchase={onPurchase} onDownload={onDownload} />
      <FigureCard spec={MAYA} isPaid onPurchase={onPurchase} onDownload={onDownload} />
      <FigureCard spec={MAYA} isPaid onDownload={onDownload} onSeePlans={onSeePlans} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, handler] of [
      ["Purchase to Download", onPurchase],
      ["Download Your Figure", onDownload],
      ["No downloads left See plans", onSeePlans],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name }));
      await expect(Object.values(press).filter(({ mock }) => mock.calls.length > 0)).toEqual([handler]);
      handler.mockClear();
    }
  },
};
