import { src as mayaBox } from "picture:maya-box";
import { src as ngoziBox } from "picture:ngozi-box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FigureBox } from "../../src/figure.ts";
import { CollectionCard, type CollectionCardProps } from "../../src/index.ts";
import { HANA } from "../people.ts";
import { ForceState } from "../pseudo-states.tsx";

const maya: CollectionCardProps["figure"] = {
  name: "Maya Okonkwo",
  type: "hero",
  downloadCount: 24,
  shareCount: 9,
  createdAt: "2025-03-12",
};
const ngozi: CollectionCardProps["figure"] = {
  name: "Ngozi Bankole",
  type: "villain",
  downloadCount: 1,
  shareCount: 0,
  createdAt: "2025-05-06",
};
const mayaPicture = (
  <img src={mayaBox} alt="Boxed hero figure of Maya Okonkwo, Senior Software Engineer" width={600} height={800} />
);
const ngoziPicture = (
  <img src={ngoziBox} alt="Boxed villain figure of Ngozi Bankole, Litigation Partner" width={600} height={800} />
);
const hana: CollectionCardProps["figure"] = {
  name: "Hana Kobayashi",
  type: "villain",
  downloadCount: 0,
  shareCount: 0,
  createdAt: "2025-06-02",
};
const hanaPicture = <FigureBox spec={HANA} isPaid={false} />;
const draft = { figure: hana, picture: hanaPicture, state: "draft", date: "June 2, 2025" } as const;
const callbacks = () => ({
  onDownload: fn(),
  onShare: fn(),
  onSeePlans: fn(),
  onPurchase: fn(),
  onEdit: fn(),
  onDelete: fn(),
});

const meta = {
  title: "Cards/CollectionCard",
  component: CollectionCard,
  parameters: { alsoKnownAs: ["product card", "tile"] },
  args: { figure: maya, picture: mayaPicture },
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

export const Playground: Story = {
  args: { date: "March 12, 2025", state: "paid", downloadRight: "free", priceCents: 1899, ...callbacks() },
};

export const Draft: Story = { args: { ...draft, downloadRight: "none", onDelete: fn() } };
export const Sharing: Story = {
  name: "Share keeps focus and ignores clicks while it is at work",
  tags: ["!dev"],
  args: { sharing: true, ...callbacks() },
  play: async ({ args, canvas }) => {
    const share = canvas.getByRole("button", { name: "Share Maya Okonkwo" });
    await userEvent.click(share);
    await expect(share).toHaveFocus();
    await expect(share).toHaveAttribute("aria-busy", "true");
    await expect(args.onShare).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  parameters: { maxWidth: 1240 },
  render: () => (
    <div
      className="pf:grid pf:gap-5"
      style={{ gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 380px), 1fr))" }}
    >
      <CollectionCard figure={maya} picture={mayaPicture} date="March 12, 2025" />
      <CollectionCard figure={ngozi} picture={ngoziPicture} date="May 6, 2025" onDelete={fn()} />
      <CollectionCard figure={maya} picture={mayaPicture} date="March 12, 2025" downloadRight="none" onDelete={fn()} />
      <CollectionCard {...draft} downloadRight="none" onDelete={fn()} />
      <CollectionCard {...draft} downloadRight="uses-one" onDelete={fn()} />
      <div className="pf:grid pf:content-start pf:gap-2">
        <p className="pf:text-muted pf:text-small">Download focused, Share under the pointer, More pressed</p>
        <ForceState focus="button:has(.lucide-download)" hover="button:has(.lucide-share)" pressed="[data-act=more]">
          <CollectionCard figure={maya} picture={mayaPicture} date="March 12, 2025" onDelete={fn()} />
        </ForceState>
      </div>
    </div>
  ),
};

/** The picture of a draft carries the watermark, so nobody takes it for a bought figure. */
export const Do: Story = { tags: ["!dev"], args: { ...draft, downloadRight: "none", onDelete: fn() } };

/** Without the watermark a draft looks bought, until the person wants to download it. */
export const Dont: Story = {
  tags: ["!dev"],
  args: {
    ...Do.args,
    picture: <FigureBox spec={HANA} isPaid />,
  },
};

const long = "Dr. Anneliese Wilhelmina von und zu Hohenstein";
export const LongText: Story = {
  parameters: { maxWidth: 820 },
  render: () => (
    <div
      className="pf:grid pf:gap-5"
      style={{ gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 380px), 1fr))" }}
    >
      <CollectionCard
        figure={{ ...maya, name: long, downloadCount: 1234567, shareCount: 98765 }}
        picture={mayaPicture}
        date="Wednesday, March 12, 2025"
        downloadRight="none"
        onDelete={fn()}
      />
      <CollectionCard {...draft} figure={{ ...hana, name: long }} priceCents={99999999} onDelete={fn()} />
    </div>
  ),
};

const arabic: NonNullable<CollectionCardProps["labels"]> = {
  created: "أُنشئ في",
  saved: "حُفظ في",
  draft: "مسودة",
  downloads: () => "تنزيلات",
  shares: () => "مشاركات",
  download: "تنزيل",
  downloadWithPlan: "تنزيل ضمن خطتك",
  noneLeft: "لا تنزيلات متبقية",
  seePlans: "عرض الخطط",
  share: "مشاركة",
  purchase: (price) => `شراء مقابل ${price}`,
  resume: "متابعة",
  edit: "تعديل",
  more: "المزيد",
  remove: "حذف",
};

export const RightToLeft: Story = {
  parameters: { maxWidth: 820 },
  render: () => (
    <div
      dir="rtl"
      lang="ar"
      className="pf:grid pf:gap-5"
      style={{ gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 380px), 1fr))" }}
    >
      <CollectionCard
        figure={{ ...maya, name: "مايا أوكونكو" }}
        picture={mayaPicture}
        date="١٢ مارس ٢٠٢٥"
        downloadRight="none"
        onDelete={fn()}
        labels={arabic}
      />
      <CollectionCard {...draft} date="٢ يونيو ٢٠٢٥" onDelete={fn()} labels={arabic} />
    </div>
  ),
};

export const Used: Story = {
  name: "Download, Edit and Share name their figure",
  tags: ["!dev"],
  args: { onDownload: fn(), onEdit: fn(), onShare: fn() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step("Click Download", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Download Maya Okonkwo" }));
      await expect(args.onDownload).toHaveBeenCalledTimes(1);
      await expect(args.onShare).not.toHaveBeenCalled();
    });
    await step("Tab on to Edit and press Enter", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Edit Maya Okonkwo" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onEdit).toHaveBeenCalledTimes(1);
    });
    await step("Tab on to Share and press Enter", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Share Maya Okonkwo" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onShare).toHaveBeenCalledTimes(1);
    });
  },
};

export const AccessibleText: Story = {
  name: "Assistive technology gets the name, the type, the date and both counts",
  tags: ["!dev"],
  args: { figure: ngozi, picture: ngoziPicture, date: "May 6, 2025" },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole("article"));
    await expect(card.getByRole("img", { name: /^Boxed villain figure of Ngozi Bankole/ })).toBeInTheDocument();
    await expect(card.getByRole("heading", { level: 3, name: "Ngozi Bankole" })).toBeVisible();
    await expect(card.getByText("Villain")).toBeVisible();
    const facts = card.getAllByRole("listitem").map((item) => item.textContent);
    await expect(facts).toEqual(["Created May 6, 2025", "1 download", "0 shares"]);
    await expect(card.getByText("May 6, 2025")).toHaveAttribute("datetime", "2025-05-06");
  },
};

export const SeesPlans: Story = {
  name: "With no downloads left the button says so and leads to the plans",
  tags: ["!dev"],
  args: { downloadRight: "none", ...callbacks() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("button", { name: "Download Maya Okonkwo" })).not.toBeInTheDocument();
    const button = canvas.getByRole("button", { name: "No downloads left. See plans: Maya Okonkwo" });
    await expect(button).toBeEnabled();
    await userEvent.click(button);
    await expect(args.onSeePlans).toHaveBeenCalledTimes(1);
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const DraftUsed: Story = {
  name: "A draft can be bought, resumed, deleted and downloaded with the plan",
  tags: ["!dev"],
  args: { ...draft, downloadRight: "uses-one", ...callbacks() },
  play: async ({ canvas, args, step }) => {
    const click = async (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await step("It is a draft with a date and without counts", async () => {
      const facts = canvas.getAllByRole("listitem").map((item) => item.textContent);
      await expect(facts).toEqual(["Draft", "Saved June 2, 2025"]);
      await expect(canvas.queryByRole("button", { name: /^Share/ })).not.toBeInTheDocument();
    });
    await step("Click each of its buttons", async () => {
      await click("Purchase for $18.99: Hana Kobayashi");
      await expect(args.onPurchase).toHaveBeenCalledTimes(1);
      await click("Resume Hana Kobayashi");
      await expect(args.onEdit).toHaveBeenCalledTimes(1);
      await click("More: Hana Kobayashi");
      await click("Delete Hana Kobayashi");
      await expect(args.onDelete).toHaveBeenCalledTimes(1);
      await click("Download with your plan: Hana Kobayashi");
      await expect(args.onDownload).toHaveBeenCalledTimes(1);
    });
  },
};

export const DraftWithoutDownload: Story = {
  name: "A draft offers no download where the plan has none left",
  tags: ["!dev"],
  args: { ...draft, downloadRight: "none" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /[Dd]ownload/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /^More/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: /^Purchase for/ })).toBeVisible();
  },
};

export const Deleted: Story = {
  name: "Delete is in the menu named More, the last in the row",
  tags: ["!dev"],
  args: { ...callbacks() },
  play: async ({ canvas, args }) => {
    for (const name of ["Download Maya Okonkwo", "Edit Maya Okonkwo", "Share Maya Okonkwo", "More: Maya Okonkwo"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name })).toHaveFocus();
    }
    const more = canvas.getByRole("button", { name: "More: Maya Okonkwo" });
    const remove = () => canvas.getByRole("button", { name: "Delete Maya Okonkwo", hidden: true });
    await expect(remove()).not.toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(remove()).toBeVisible();
    await userEvent.click(more);
    await expect(remove()).not.toBeVisible();
    await userEvent.click(more);
    await userEvent.click(remove());
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};
