import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect } from "storybook/test";
import { typeRoles } from "./tokens.ts";

const meta = { title: "Foundations/Type" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SAMPLE: Readonly<Record<string, string>> = {
  "type-poster": "Your career, mint on card.",
  "type-section": "Out of the box",
  "type-card": "Keyboard of Command",
  "type-item": "Maya Okonkwo",
  "type-control": "Create My Figure",
  "type-logo": "PROFIGURE",
  "type-label": "Ages 9 to 5",
  "type-tag": "MOST POPULAR",
  "type-price": "$18.99",
  "type-lead": "Give a LinkedIn URL, pick a pill, and see a boxed action figure you can make your own.",
};

function Role({ name }: { name: string }) {
  const sample = useRef<HTMLParagraphElement>(null);
  const [seen, setSeen] = useState("");
  useEffect(() => {
    if (!sample.current) return;
    const { fontSize, fontWeight, fontStretch, lineHeight } = getComputedStyle(sample.current);
    const face = getComputedStyle(sample.current).fontFamily.startsWith('"Anybody') ? "Anybody" : "the reader’s face";
    setSeen(`${face}, ${fontSize} / ${lineHeight}, weight ${fontWeight}, width ${fontStretch}`);
  }, []);
  return (
    <li style={{ paddingBlock: "1rem", borderBlockEnd: "1px solid var(--pf-color-line)" }}>
      <p style={{ fontSize: "var(--pf-text-micro)", color: "var(--pf-color-muted)" }}>
        <b>{name}</b> {seen}
      </p>
      <p ref={sample} className={`pf:${name}`} style={{ overflowWrap: "anywhere" }}>
        {SAMPLE[name] ?? "Some assembly delegated."}
      </p>
    </li>
  );
}

const sheet = () => (
  <ul>
    {typeRoles().map((name) => (
      <Role key={name} name={name} />
    ))}
  </ul>
);

export const Roles: Story = { render: sheet };

export const Legible: Story = {
  name: "No role is smaller than 13 pixels",
  render: sheet,
  play: async ({ canvas }) => {
    for (const text of Object.values(SAMPLE)) {
      const size = Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
      await expect(size, text).toBeGreaterThanOrEqual(13);
    }
  },
};

export const TwiceAsLarge: Story = {
  name: "Type grows with the reader’s text size",
  globals: { text: "200", viewport: { value: "desktop" } },
  render: sheet,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText("PROFIGURE")).fontSize).toBe("40px");
  },
};
