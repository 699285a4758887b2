import mayaBox from "picture:maya-box";
import ngoziBox from "picture:ngozi-box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { CollectionCard, type CollectionCardProps } from "../../src/index.ts";

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

const meta = {
  title: "Components/CollectionCard",
  component: CollectionCard,
  args: { figure: maya, picture: mayaPicture },
  argTypes: { picture: { control: false } },
  decorators: [
    (Story, { parameters }) => (
      <div className="grid" style={{ maxWidth: Number(parameters.maxWidth ?? 400) }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CollectionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { date: "March 12, 2025", onDownload: fn(), onShare: fn() },
  argTypes: { date: { control: "text" } },
};

export const Hero: Story = { args: { date: "March 12, 2025" } };
export const Villain: Story = { args: { figure: ngozi, picture: ngoziPicture } };
export const LargeCounts: Story = { args: { figure: { ...maya, downloadCount: 1234567, shareCount: 98765 } } };

export const States: Story = {
  parameters: { maxWidth: 1240 },
  render: () => (
    <div
      className="grid gap-5"
      style={{ gridTemplateColumns: "repeat(auto-fill, minmax(300px, 1fr))", maxWidth: 1000 }}
    >
      <CollectionCard figure={maya} picture={mayaPicture} date="March 12, 2025" />
      <CollectionCard figure={ngozi} picture={ngoziPicture} date="May 6, 2025" />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const LongText: Story = {
  args: { figure: { ...maya, name: "Dr. Anneliese Wilhelmina von und zu Hohenstein" } },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="grid" style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: { figure: { ...maya, name: "مايا أوكونكو" }, date: "١٢ مارس ٢٠٢٥", dir: "rtl", lang: "ar" },
};

export const Used: Story = {
  name: "The figure can be downloaded and shared, each by a button that names it",
  args: { onDownload: fn(), onShare: fn() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step("Press Download", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Download Maya Okonkwo" }));
      await expect(args.onDownload).toHaveBeenCalledTimes(1);
      await expect(args.onShare).not.toHaveBeenCalled();
    });
    await step("Tab on to Share and press Enter", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Share Maya Okonkwo" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onShare).toHaveBeenCalledTimes(1);
    });
  },
};

export const Heard: Story = {
  name: "A screen reader hears the name, the side, the date and both counts",
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
