import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FigureAlone } from "../../src/figure.ts";
import { MAYA, PERSON, TOMAS, VIKTOR } from "../people.ts";
import { expectUniqueIds } from "./ids.ts";

const meta = {
  title: "Figure/FigureAlone",
  component: FigureAlone,
  parameters: { alsoKnownAs: ["cut-out", "sticker"] },
  args: { spec: MAYA, width: 280 },
  argTypes: { spec: PERSON },
} satisfies Meta<typeof FigureAlone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { isDecorative: false } };

export const States: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem" }}>
      {[MAYA, VIKTOR, TOMAS].map((spec) => (
        <FigureAlone key={spec.name} spec={spec} width={240} />
      ))}
    </div>
  ),
};

/** Hair, coat and shoes are easy to see on the bright background. */
export const Do: Story = { tags: ["!dev"], args: { className: "pf:rounded-lg pf:bg-accent" } };

/** Black hair is hard to see on a nearly black background. */
export const Dont: Story = { tags: ["!dev"], args: { className: "pf:rounded-lg pf:bg-night" } };

export const AccessibleName: Story = {
  name: "A figure without its box is one image, named after the person",
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).toHaveAccessibleName(
      "Maya Okonkwo, Senior Software Engineer, as a hero action figure",
    );
  },
};

export const Decorative: Story = {
  name: "A decorative figure is hidden from assistive technology",
  tags: ["!dev"],
  args: { isDecorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

export const UniqueIds: Story = {
  ...States,
  name: "Several figures on one page have no ids in common",
  tags: ["!dev"],
  play: async ({ canvasElement }) => expectUniqueIds(canvasElement),
};
