import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { tokens } from "./tokens.ts";

const meta = {
  title: "Foundations/Space and shape",
  parameters: {
    alsoKnownAs: ["gap", "padding", "margin", "grid", "radius", "corner", "shadow", "elevation", "breakpoint"],
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const step = (count: number) => `calc(var(--pf-spacing) * ${count})`;

/** Converts a token's length in rem to pixels at the default text size. Returns undefined for other units. */
function inPixels(name: string) {
  const [, rem] = /^([\d.]+)rem$/.exec(tokens(name.replace("--pf-", ""))[0]?.value ?? "") ?? [];
  return rem && `${Number(rem) * 16} px`;
}

/** The name, value and use of a token. */
type Row = readonly [name: string, value: string, use: string];
const token = (name: string, use: string): Row => [`--pf-${name}`, `var(--pf-${name})`, use];

const STEPS: readonly Row[] = [
  ["0.5", step(0.5), "hairlines between cells"],
  ["1", step(1), "parts of one mark"],
  ["1.5", step(1.5), "inside a small control"],
  ["2", step(2), "an icon and its word, a label and its field"],
  ["3", step(3), "inside a control"],
  ["4", step(4), "between controls of one group"],
  ["5", step(5), "inside a card"],
  ["6", step(6), "between groups"],
  ["8", step(8), "around a box on its pegboard"],
  ["10", step(10), "between blocks of a page"],
  ["14", step(14), "above and below the content of a page"],
];
const NAMED: readonly Row[] = [
  token("spacing-frame", "frames made of padding"),
  token("spacing-pad-sm", "edge of a dialog to the window"),
  token("spacing-pad", "edge of a button, dialog or notice"),
  token("spacing-pad-lg", "edge of a large button or plan"),
  token("spacing-bench", "edge of the editor"),
  token("spacing-panel", "inside a panel"),
  token("spacing-gutter", "edge of the page"),
  token("spacing-section", "between sections"),
  token("spacing-target", "minimum touch target, not a space"),
];
const RADII: readonly Row[] = [
  token("radius-xs", "the corners of a villain"),
  token("radius-sm", "small marks and labels"),
  token("radius-md", "fields"),
  token("radius-lg", "cards"),
  token("radius-xl", "panels, dialogs"),
  token("radius-pill", "buttons: round at any height"),
];
const SHADOWS: readonly Row[] = [
  token("shadow-card", "cards at rest"),
  token("shadow-lift", "panels, dialogs"),
  token("shadow-shelf", "the back of a shelf"),
  token("shadow-slot", "the hanger slot of a card"),
  token("shadow-press", "buttons: a hard edge that disappears on a press"),
  token("shadow-press-hover", "buttons on hover"),
];

/** Shows a spacing token as a bar, with its name, its use and its size in pixels at the current viewport width. */
function Space({ of: [name, value, use] }: { of: Row }) {
  const bar = useRef<HTMLSpanElement>(null);
  const [pixels, setPixels] = useState("");
  useEffect(() => {
    if (bar.current) setPixels(`${Math.round(bar.current.getBoundingClientRect().width)} px`);
  }, []);
  return (
    <li style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.25rem 1rem" }}>
      <span style={{ inlineSize: "8.5rem" }}>
        <span
          ref={bar}
          aria-hidden
          style={{ display: "block", inlineSize: value, blockSize: "1.25rem", background: "var(--pf-color-ink)" }}
        />
      </span>
      <span style={{ flex: "1 1 12rem", overflowWrap: "anywhere" }}>
        <b>{name}</b> {pixels}: {use}
      </span>
    </li>
  );
}

const scale = (of: readonly Row[]) => (
  <ul style={{ display: "grid", gap: "0.75rem" }}>
    {of.map((row) => (
      <Space key={row[0]} of={row} />
    ))}
  </ul>
);

/** Each step is a multiple of 4 px. */
export const Spacing: Story = { render: () => scale(STEPS) };

/** Spaces that grow with the viewport, and spaces for a special purpose. */
export const NamedSpaces: Story = { render: () => scale(NAMED) };

function Shape({ of: [name, , use], style, size }: { of: Row; style: CSSProperties; size?: string | undefined }) {
  return (
    <li style={{ inlineSize: "13rem", maxInlineSize: "100%" }}>
      <span
        aria-hidden
        style={{ display: "block", blockSize: "6rem", background: "var(--pf-color-surface)", ...style }}
      />
      <p style={{ paddingBlockStart: "0.75rem", overflowWrap: "anywhere" }}>
        <b>{name}</b> {size}
        <br />
        <small>{use}</small>
      </p>
    </li>
  );
}

const row = { display: "flex", flexWrap: "wrap", gap: "2rem" } as const;

export const Radii: Story = {
  render: () => (
    <ul style={row}>
      {RADII.map((radius) => (
        <Shape
          key={radius[0]}
          of={radius}
          size={inPixels(radius[0])}
          style={{ borderRadius: radius[1], border: "2px solid var(--pf-color-frame)" }}
        />
      ))}
    </ul>
  ),
};

export const Shadows: Story = {
  render: () => (
    <ul style={row}>
      {SHADOWS.map((shadow) => (
        <Shape key={shadow[0]} of={shadow} style={{ boxShadow: shadow[1], borderRadius: "var(--pf-radius-lg)" }} />
      ))}
    </ul>
  ),
};
