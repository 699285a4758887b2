import type { Meta, StoryObj } from "@storybook/react-vite";
import { Capsule, Emblem, type EmblemProps } from "../../src/figure.ts";

/** The pills and emblems of hero and villain. They load without the drawing engine. */
const meta = {
  title: "Figure/Capsule and Emblem",
  component: Emblem,
  subcomponents: { Capsule },
  parameters: { alsoKnownAs: ["icon", "pill", "emblem"] },
  args: { type: "hero", width: 96 },
} satisfies Meta<typeof Emblem>;
export default meta;
type Story = StoryObj<typeof meta>;

const SIDES = [
  { type: "hero", person: "Maya Okonkwo", word: "Hero" },
  { type: "villain", person: "Viktor Lindqvist", word: "Villain" },
] as const;

export const Playground: Story = {
  args: { type: "villain", tone: "#d4213a", detail: "#fff6e6" },
  argTypes: { tone: { control: "color" }, detail: { control: "color" } },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "2rem", alignItems: "center" }}>
      <Emblem type="hero" width={64} />
      <Emblem type="villain" width={64} />
      <Capsule type="hero" width={220} />
      <Capsule type="villain" width={220} />
      <Capsule type="hero" width={110} isFloating />
      <Capsule type="villain" width={110} isFloating />
    </div>
  ),
};

const people = (args: EmblemProps, hasWords: boolean) => (
  <ul className="pf:grid pf:gap-3">
    {SIDES.map(({ type, person, word }) => (
      <li key={type} className="pf:flex pf:items-center pf:gap-2">
        {person} <Emblem {...args} type={type} width={24} detail="var(--pf-color-background)" /> {hasWords && word}
      </li>
    ))}
  </ul>
);

/** The word says the type, and the emblem makes it quick to recognize. */
export const Do: Story = { tags: ["!dev", "!test"], render: (args) => people(args, true) };

/** People do not know yet what an emblem means, and screen readers skip it. */
export const Dont: Story = { tags: ["!dev", "!test"], render: (args) => people(args, false) };
