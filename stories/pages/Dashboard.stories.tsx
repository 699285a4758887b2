import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { randomFigureSpec } from "../../src/figure.ts";
import { store } from "../../src/site/store/store.ts";
import { emptyCabinet, firstVisit, Site } from "./site.tsx";

const meta = {
  title: "Pages/Dashboard",
  component: Site,
  parameters: { layout: "fullscreen" },
  args: { path: "/dashboard" },
  beforeEach: firstVisit,
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: string) => screen.findByRole("tab", { name });

export const Default: Story = {
  play: async () => {
    await expect(await tab("Collection")).toHaveAttribute("aria-selected", "true");
    await expect(screen.getAllByRole("article")).toHaveLength(5);
  },
};

export const Referrals: Story = {
  args: { path: "/dashboard?tab=referrals" },
  play: async () => {
    await expect(await tab("Referrals")).toHaveAttribute("aria-selected", "true");
    await expect(await screen.findByText("$120.00")).toBeVisible();
  },
};

export const Account: Story = {
  args: { path: "/dashboard?tab=account" },
  play: async () => {
    await expect(await tab("Account")).toHaveAttribute("aria-selected", "true");
    await expect(await screen.findByText("1 download remaining")).toBeVisible();
  },
};

export const EmptyCabinet: Story = {
  beforeEach: emptyCabinet,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  },
};

export const NoFigureFound: Story = {
  args: { path: "/dashboard?q=zebra&state=draft" },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "No results" })).toBeVisible();
  },
};

/** Many figures in addition to the samples. All of them are in the document, but only a few are drawn. */
export const FullCabinet: Story = {
  beforeEach: async () => {
    await store.reset();
    const ids = Array.from({ length: 24 }, (_, i) => `seeded-${i}`);
    await store.change(ids, ({ figures }) => {
      for (const [i, id] of ids.entries()) {
        const spec = randomFigureSpec(id);
        const moment = new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString();
        figures.set(id, {
          id,
          design: { spec, industry: "", skills: [] },
          payment: i % 3 === 0 ? "unpaid" : "bought",
          createdAt: moment,
          updatedAt: moment,
          downloadCount: i,
          shareCount: 0,
        });
      }
    });
  },
  play: async () => {
    await expect(await screen.findByText(/^29 figures/)).toBeVisible();
  },
};
