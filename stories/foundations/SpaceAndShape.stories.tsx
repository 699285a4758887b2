import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { type Token, tokens } from "./tokens.ts";

const meta = { title: "Foundations/Space and shape" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function List({ of, style }: { of: readonly Token[]; style: (token: Token) => CSSProperties }) {
  return (
    <ul style={{ display: "flex", flexWrap: "wrap", gap: "2rem" }}>
      {of.map((token) => (
        <li key={token.name} style={{ maxInlineSize: "100%" }}>
          <span aria-hidden style={{ display: "block", ...style(token) }} />
          <p style={{ paddingBlockStart: "0.75rem" }}>
            <b>{token.name}</b>
            <br />
            <code style={{ fontSize: "var(--pf-text-micro)", overflowWrap: "anywhere" }}>{token.value}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}

const box = { inlineSize: "11rem", blockSize: "6rem", background: "var(--pf-color-surface)" } as const;

export const Spacing: Story = {
  render: () => (
    <List
      of={tokens("spacing")}
      style={({ live }) => ({
        inlineSize: live,
        maxInlineSize: "100%",
        blockSize: "1.5rem",
        background: "var(--pf-color-ink)",
      })}
    />
  ),
};

export const Radii: Story = {
  render: () => (
    <List
      of={tokens("radius-")}
      style={({ live }) => ({ ...box, borderRadius: live, border: "2px solid var(--pf-color-frame)" })}
    />
  ),
};

export const Shadows: Story = {
  render: () => (
    <List
      of={tokens("shadow-")}
      style={({ live }) => ({ ...box, boxShadow: live, borderRadius: "var(--pf-radius-lg)" })}
    />
  ),
};
