import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { randomFigureSpec } from "../../src/figure.ts";
import { draftOf, startWith } from "../site/store.ts";
import { emptyCabinet, firstVisit, Site } from "./site.tsx";

const meta = {
  title: "Pages/Dashboard",
  component: Site,
  // Only the presets of `npm run test:all` run these, because other tests test each state of each page.
  tags: ["!test"],
  parameters: { layout: "fullscreen" },
  args: { path: "/dashboard" },
  beforeEach: firstVisit,
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for a text, because the page's code loads later. */
const shows = (text: string | RegExp) => async () => void (await screen.findByText(text));

export const Default: Story = { play: shows(/^5 figures/) };

export const Referrals: Story = { args: { path: "/dashboard?tab=referrals" }, play: shows("$120.00") };

export const Account: Story = { args: { path: "/dashboard?tab=account" }, play: shows("1 download remaining") };

export const EmptyCabinet: Story = { beforeEach: emptyCabinet, play: shows("Nothing here yet") };

export const NoFigureFound: Story = { args: { path: "/dashboard?q=zebra&state=draft" }, play: shows("No results") };

/** Many figures in addition to the samples. All of them are in the document, but only a few are drawn. */
export const FullCabinet: Story = {
  beforeEach: () => startWith(Array.from({ length: 24 }, (_, i) => draftOf(randomFigureSpec(i)))),
  play: shows(/^29 figures/),
};
