import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigurePortrait, randomFigureSpec } from "../../src/figure.ts";
import { MAYA, PERSON, VIKTOR } from "../people.ts";
import { Sheet } from "./sheet.tsx";

const meta = {
  title: "Figure/FigurePortrait",
  component: FigurePortrait,
  parameters: { alsoKnownAs: ["avatar", "profile picture"] },
  args: { spec: MAYA, width: 200 },
  argTypes: { spec: PERSON },
} satisfies Meta<typeof FigurePortrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { isDecorative: false } };

export const DifferentPeople: Story = {
  render: () => (
    <Sheet options={["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]}>
      {(seed) => <FigurePortrait spec={randomFigureSpec(seed)} isDecorative />}
    </Sheet>
  ),
};

export const States: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem", alignItems: "center" }}>
      <FigurePortrait spec={MAYA} width={160} />
      <FigurePortrait spec={VIKTOR} width={160} />
      <FigurePortrait spec={MAYA} isPaid={false} width={160} />
      <FigurePortrait spec={VIKTOR} isPaid={false} width={160} />
      <FigurePortrait spec={MAYA} width={48} />
      <FigurePortrait spec={VIKTOR} width={96} style={{ borderRadius: "50%" }} />
    </div>
  ),
};

const team = (hasNames: boolean) => (
  <ul className="pf:flex pf:flex-wrap pf:gap-4">
    {[MAYA, VIKTOR].map((spec) => (
      <li key={spec.name} className="pf:flex pf:items-center pf:gap-3">
        <FigurePortrait spec={spec} width={64} isDecorative={hasNames} /> {hasNames ? spec.name : null}
      </li>
    ))}
  </ul>
);

/** The name is next to the portrait. The portrait is decorative, so screen readers read the name once. */
export const Do: Story = { tags: ["!dev", "!test"], render: () => team(true) };

/** Without names, only screen reader users learn who these people are. */
export const Dont: Story = { tags: ["!dev", "!test"], render: () => team(false) };
