import { src as mayaBox } from "picture:maya-box";
import { src as ngoziBox } from "picture:ngozi-box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FigureBox } from "../../src/figure.ts";
import { Button, CollectionCard, type CollectionCardProps } from "../../src/index.ts";
import { HANA } from "../people.ts";

type Figure = CollectionCardProps["figure"];
const maya: Figure = { name: "Maya Okonkwo", type: "hero", downloadCount: 24, shareCount: 9, createdAt: "2025-03-12" };
const ngozi: Figure = {
  name: "Ngozi Bankole",
  type: "villain",
  downloadCount: 1,
  shareCount: 0,
  createdAt: "2025-05-06",
};
const hana: Figure = { name: HANA.name, type: "villain", downloadCount: 0, shareCount: 0, createdAt: "2025-06-02" };
const mayaPicture = (
  <img src={mayaBox} alt="Boxed hero figure of Maya Okonkwo, Senior Software Engineer" width={600} height={800} />
);
const ngoziPicture = (
  <img src={ngoziBox} alt="Boxed villain figure of Ngozi Bankole, Litigation Partner" width={600} height={800} />
);
const actionsOf = (name: string, ...actions: string[]) => (
  <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
    {actions.map((action) => (
      <Button key={action} size="sm" aria-label={`${action} ${name}`}>
        {action}
      </Button>
    ))}
  </div>
);
const mayaActions = actionsOf(maya.name, "Download", "Share");
const draft = {
  figure: hana,
  picture: <FigureBox spec={HANA} isPaid={false} />,
  isDraft: true,
  date: "June 2, 2025",
  actions: actionsOf(hana.name, "Resume", "Delete"),
} as const;

const meta = {
  title: "Cards/CollectionCard",
  component: CollectionCard,
  parameters: { alsoKnownAs: ["product card", "tile"] },
  args: { figure: maya, picture: mayaPicture, actions: mayaActions },
  decorators: [
    (Story, { parameters }) => (
      <div className="pf:grid" style={{ maxWidth: Number(parameters.maxWidth ?? 400) }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CollectionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const WALL = {
  className: "pf:grid pf:gap-5",
  style: { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 380px), 1fr))" },
};

export const Playground: Story = { args: { date: "March 12, 2025", isDraft: false, headingLevel: 3 } };

export const Narrow: Story = { args: { tag: "Sample" }, parameters: { maxWidth: 176 } };

export const States: Story = {
  parameters: { maxWidth: 1240 },
  render: () => (
    <div {...WALL}>
      <CollectionCard figure={maya} picture={mayaPicture} date="March 12, 2025" actions={mayaActions} />
      <CollectionCard {...draft} />
      <CollectionCard figure={ngozi} picture={ngoziPicture} date="May 6, 2025" />
      <CollectionCard
        figure={{ name: maya.name, type: maya.type, createdAt: maya.createdAt }}
        picture={mayaPicture}
        date="Without counts or actions"
      />
    </div>
  ),
  // Screen readers read the name, type, date and counts.
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article");
    const read = cards.map((card) =>
      within(card)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    );
    await expect(read.slice(1)).toEqual([
      ["Draft", "Saved June 2, 2025"],
      ["Created May 6, 2025", "1 download", "0 shares"],
      ["Created Without counts or actions"],
    ]);
    await expect(cards[1]).toHaveAccessibleName("Hana Kobayashi, Draft");
    await expect(canvas.getByRole("heading", { level: 3, name: "Ngozi Bankole" })).toBeVisible();
    await expect(canvas.getByText("May 6, 2025")).toHaveAttribute("datetime", "2025-05-06");
  },
};

/** The picture has the watermark, so nobody mistakes the draft for a purchased figure. */
export const Do: Story = { tags: ["!dev", "!test"], args: draft };

/** Without the watermark, a draft looks purchased until someone tries to download it. */
export const Dont: Story = { tags: ["!dev", "!test"], args: { ...Do.args, picture: <FigureBox spec={HANA} isPaid /> } };

const long = "Dr. Anneliese Wilhelmina von und zu Hohenstein";
export const LongText: Story = {
  parameters: { maxWidth: 820 },
  render: () => (
    <div {...WALL}>
      <CollectionCard
        figure={{ ...maya, name: long, downloadCount: 1234567, shareCount: 98765 }}
        picture={mayaPicture}
        date="Wednesday, March 12, 2025"
        actions={mayaActions}
      />
      <CollectionCard {...draft} figure={{ ...hana, name: long }} />
    </div>
  ),
};

const arabic: NonNullable<CollectionCardProps["labels"]> = {
  created: "أُنشئ في",
  saved: "حُفظ في",
  draft: "مسودة",
  downloads: () => "تنزيلات",
  shares: () => "مشاركات",
  types: { hero: "بطل", villain: "شرير" },
};

export const RightToLeft: Story = {
  parameters: { maxWidth: 820 },
  render: () => (
    <div dir="rtl" lang="ar" {...WALL}>
      <CollectionCard
        figure={{ ...maya, name: "مايا أوكونكو" }}
        picture={mayaPicture}
        date="١٢ مارس ٢٠٢٥"
        actions={actionsOf("مايا أوكونكو", "تنزيل", "مشاركة")}
        labels={arabic}
      />
      <CollectionCard {...draft} date="٢ يونيو ٢٠٢٥" actions={actionsOf(hana.name, "متابعة", "حذف")} labels={arabic} />
    </div>
  ),
};
