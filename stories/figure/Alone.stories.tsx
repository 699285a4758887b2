import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigureAlone } from "../../src/figure.ts";
import { MAYA, PERSON, TOMAS, VIKTOR } from "../people.ts";

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
export const Do: Story = { tags: ["!dev", "!test"], args: { className: "pf:rounded-lg pf:bg-accent" } };

/** Black hair is hard to see on a nearly black background. */
export const Dont: Story = { tags: ["!dev", "!test"], args: { className: "pf:rounded-lg pf:bg-night" } };
