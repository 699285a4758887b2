import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { toFigureSpec } from "../../src/figure.ts";
import { FigureCard, type FigureCardProps } from "../../src/index.ts";

const MAYA = { hair: "afro", hairColor: "black", skin: "chestnut", glasses: "round", outfit: "blazer" } as const;
const KOFI = { hair: "locs", facialHair: "beard", skin: "espresso", outfit: "chef-whites", palette: "sky" } as const;
const VIKTOR = { hair: "quiff", hairColor: "silver", facialHair: "goatee", skin: "ivory", outfit: "suit" } as const;
const NGOZI = {
  hair: "braids",
  skin: "umber",
  lashes: true,
  lipstick: true,
  outfit: "dress",
  palette: "night",
} as const;

/** The card with the specification's fields as props. */
type FieldsProps = Extract<FigureCardProps, { isHero: boolean }>;

const meta = {
  title: "Cards/FigureCard",
  component: FigureCard,
  parameters: { alsoKnownAs: ["product card", "preview"] },
  args: { name: "Maya Okonkwo", jobTitle: "Senior Software Engineer", isHero: true, isPaid: false, look: MAYA },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: Number(parameters.maxWidth ?? 420) }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<FieldsProps>;
export default meta;
type Story = StoryObj<FieldsProps>;

export const Playground: Story = {
  args: {
    tagline: "Ships on Friday. Sleeps on Saturday.",
    onPurchase: fn(),
    onDownload: fn(),
  },
};

/** Without a callback the label is a text, and no button. */
export const WithoutAButton: Story = { args: { isPaid: true } };

/** A checked specification carries the series number too, which no field gives. */
export const FromSpec: Story = {
  render: () => (
    <FigureCard
      spec={toFigureSpec({
        ...NGOZI,
        type: "villain",
        name: "Ngozi Bankole",
        jobTitle: "Litigation Partner",
        number: 7,
      })}
      isPaid={false}
    />
  ),
};

export const States: Story = {
  parameters: { maxWidth: 1240 },
  render: () => (
    <div
      className="pf:grid pf:gap-5"
      style={{ gridTemplateColumns: "repeat(auto-fill, minmax(260px, 1fr))", maxWidth: 1240 }}
    >
      <FigureCard
        name="Maya Okonkwo"
        jobTitle="Senior Software Engineer"
        isHero
        isPaid={false}
        look={MAYA}
        onPurchase={fn()}
      />
      <FigureCard name="Kofi Mensah" jobTitle="Executive Chef" isHero isPaid look={KOFI} onDownload={fn()} />
      <FigureCard
        name="Viktor Lindqvist"
        jobTitle="CFO"
        isHero={false}
        isPaid={false}
        look={VIKTOR}
        onPurchase={fn()}
      />
      <FigureCard
        name="Ngozi Bankole"
        jobTitle="Litigation Partner"
        isHero={false}
        isPaid
        look={NGOZI}
        onDownload={fn()}
      />
    </div>
  ),
};

/** The joke stands on the box, and the rail says plainly what happens next. */
export const Do: Story = {
  tags: ["!dev"],
  args: { tagline: "Ships on Friday. Sleeps on Saturday.", onPurchase: fn() },
};

/** A joke on the rail hides that money is asked for. */
export const Dont: Story = {
  tags: ["!dev"],
  args: { tagline: "Ships on Friday. Sleeps on Saturday.", labels: { purchase: "Unleash Maya!" }, onPurchase: fn() },
};

export const LongText: Story = {
  args: {
    name: "Dr. Anneliese Wilhelmina von und zu Hohenstein",
    jobTitle: "Deputy Assistant Vice President of Cross-Functional Alignment",
    tagline: "I have read the minutes, the footnotes to the minutes and the appendix to the footnotes.",
    accessories: [
      { kind: "briefcase", label: "Briefcase of Unanswered Correspondence" },
      { kind: "chart", label: "Chart with Fourteen Separate Axes" },
      { kind: "coffee", label: "Coffee Cup of Endurance" },
    ],
    labels: { purchase: "Purchase to Download, Print and Share with All Your Colleagues" },
    onPurchase: fn(),
  },
  play: async ({ canvasElement }) => {
    // A name is cut at 40 code points; its text alternative says the same as the box.
    const picture = within(canvasElement).getByRole("img");
    await expect(picture).not.toHaveAccessibleName(/Hohenstein,/);
    await expect(picture).toHaveAccessibleName(/Anneliese/);
  },
};

export const RightToLeft: Story = {
  args: {
    name: "مايا أوكونكو",
    jobTitle: "مهندسة برمجيات أولى",
    tagline: "تسلّم يوم الجمعة وتنام يوم السبت.",
    labels: { purchase: "اشترِ للتنزيل" },
    onPurchase: fn(),
    dir: "rtl",
    lang: "ar",
  },
};

export const Bought: Story = {
  name: "An unpaid figure can be bought from the button below it",
  tags: ["!dev"],
  args: { onPurchase: fn(), onDownload: fn() },
  play: async ({ canvasElement, args, step }) => {
    const buy = within(canvasElement).getByRole("button", { name: "Purchase to Download" });
    await step("Press it", async () => {
      await userEvent.click(buy);
      await expect(args.onPurchase).toHaveBeenCalledTimes(1);
    });
    await step("Reach it with Tab and press Enter", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onPurchase).toHaveBeenCalledTimes(2);
    });
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const Downloaded: Story = {
  name: "A paid figure can be downloaded from the button below it",
  tags: ["!dev"],
  args: { isPaid: true, onPurchase: fn(), onDownload: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Download Your Figure" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText("Purchase to Download")).not.toBeInTheDocument();
  },
};

export const NoneLeft: Story = {
  name: "Without downloads left the button below it leads to the plans",
  tags: ["!dev"],
  args: { isPaid: true, downloadRight: "none", onDownload: fn(), onSeePlans: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "No downloads left See plans" }));
    await expect(args.onSeePlans).toHaveBeenCalledTimes(1);
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const AccessibleName: Story = {
  name: "The text alternative names the figure, its accessories and PREVIEW",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = within(canvas.getByRole("figure")).getByRole("img");
    await expect(picture).toHaveAccessibleName(/hero action figure of Maya Okonkwo, Senior Software Engineer/);
    await expect(picture).toHaveAccessibleName(
      /Accessories: Debugger Tool Belt, Keyboard of Command and Coffee Cup of Endurance\. .*PREVIEW/,
    );
    await expect(canvas.getByText("Purchase to Download")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const AccessibleNamePaid: Story = {
  name: "The text alternative of a paid figure does not say PREVIEW",
  tags: ["!dev"],
  args: { isPaid: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).not.toHaveAccessibleName(/PREVIEW/);
    await expect(within(canvasElement).getByRole("figure")).not.toHaveTextContent("PREVIEW");
  },
};

export const NoSharedIds: Story = {
  ...States,
  name: "Four figures on one page share no id",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("figure")).toHaveLength(4);
    const ids = [...canvasElement.querySelectorAll("[id]")].map((element) => element.id);
    await expect(ids.length).toBeGreaterThan(0);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};
