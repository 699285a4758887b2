import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Downloads } from "./Downloads.tsx";
import { type Token, tokens } from "./tokens.ts";

const meta = { title: "Foundations/Tokens as files" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const TOKENS = tokens("");
/** The beginning of a token's name up to its first hyphen. */
const groupOf = ({ name }: Token) => name.split("-")[0] ?? name;

const table = () => (
  <>
    {[...new Set(TOKENS.map(groupOf))].map((group) => (
      <section key={group} aria-label={group} style={{ paddingBlockStart: "1.5rem" }}>
        <h2 className="pf:type-item">{group}</h2>
        <ul>
          {TOKENS.filter((token) => groupOf(token) === group).map(({ name, value }) => (
            <li key={name} style={{ paddingBlock: "0.25rem", overflowWrap: "anywhere" }}>
              <b>{`--pf-${name}`}</b>
              <br />
              <code style={{ fontSize: "var(--pf-text-micro)" }}>{value}</code>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);

export const All: Story = { render: table };

interface Color {
  readonly $type: string;
  readonly $value: { readonly components: readonly number[]; readonly alpha?: number };
}
type Groups = Record<string, Record<string, Color>>;

export const Downloaded: Story = {
  name: "The downloaded colors are those on the page",
  globals: { brand: "profigure" },
  render: () => (
    <>
      <Downloads />
      {table()}
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "tokens.json" }) as HTMLAnchorElement;
    const { sets, modifiers } = await (await fetch(link.href)).json();
    const probe = document.createElement("span");
    canvas.getByRole("region", { name: "color" }).append(probe);
    for (const theme of ["light", "dark"] as const) {
      const colors: Groups[string] = { ...sets.base.sources[0].color, ...modifiers.theme.contexts[theme][0].color };
      await expect(Object.keys(colors)).toHaveLength(tokens("color-").length);
      probe.style.colorScheme = theme;
      for (const { name, live } of tokens("color-")) {
        const { components = [], alpha = 1 } = colors[name.slice("color-".length)]?.$value ?? {};
        probe.style.color = live;
        const onPage = getComputedStyle(probe).color;
        probe.style.color = `oklch(${components.join(" ")} / ${alpha})`;
        await expect(getComputedStyle(probe).color, `${theme}: ${name}`).toBe(onPage);
      }
    }
    probe.remove();
  },
};
