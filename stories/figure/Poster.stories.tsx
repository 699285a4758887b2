import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Poster } from "../../src/index.ts";
import { MAYA, TOMAS, VIKTOR } from "../people.ts";
import { expectUniqueIds } from "./ids.ts";

const meta = {
  title: "Figure/Poster",
  component: Poster,
  parameters: { alsoKnownAs: ["Open Graph image", "link preview"] },
  args: { lines: ["Your work,", "boxed."], specs: [MAYA, VIKTOR], width: "100%" },
} satisfies Meta<typeof Poster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { lines: ["Pick a pill.", "Get boxed."] } };

/** Fourteen letters to a line is all that the paper holds. */
export const LongText: Story = { args: { lines: ["Fourteen signs", "on every line", "and no more!!!"] } };

/** As small as messengers show it. */
export const AsSmallAsInAMessenger: Story = { args: { width: 288 } };

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", maxInlineSize: "40rem" }}>
      <Poster {...args} />
      <Poster {...args} lines={["Turn a job", "into a figure", "in a box."]} specs={[TOMAS, MAYA]} />
    </div>
  ),
};

/** The headline is shortened to lines of at most fourteen letters. */
export const Do: Story = { tags: ["!dev"] };

/** Lines are not made smaller, so a longer headline runs off the paper and behind the boxes. */
export const Dont: Story = { tags: ["!dev"], args: { lines: ["Your professional", "life, boxed."] } };

export const Decorative: Story = {
  name: "A poster is hidden from assistive technology",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("[data-slot=poster]")).toHaveAttribute("aria-hidden", "true");
  },
};

export const NoWatermark: Story = {
  name: "The boxes of a poster never carry the PREVIEW mark",
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-slot=figure-box]")).toHaveLength(2);
    await expect(canvasElement.querySelector("[data-slot=watermark]")).toBeNull();
  },
};

export const UniqueIds: Story = {
  ...States,
  name: "Two posters on one page share no id",
  play: async ({ canvasElement }) => expectUniqueIds(canvasElement),
};
