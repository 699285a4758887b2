import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect } from "storybook/test";
import { typeRoles } from "./tokens.ts";

const meta = {
  title: "Foundations/Type",
  parameters: { alsoKnownAs: ["typography", "font", "heading", "text size"] },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const BODY = "body";

/** The use of each text style, and a sample text. */
const ROLES: Readonly<Record<string, readonly [use: string, sample: string]>> = {
  "type-poster": ["the page’s loudest words", "Your career, mint on card."],
  "type-section": ["titles of sections", "Out of the box"],
  "type-card": ["titles of cards, panels and dialogs", "Keyboard of Command"],
  "type-item": ["titles within a card", "Maya Okonkwo"],
  "type-control": ["buttons, tabs, links of a menu", "Create My Figure"],
  "type-logo": ["the wordmark", "PROFIGURE"],
  "type-label": ["badges, in capitals", "Hero"],
  "type-tag": ["tags, as they are written", "MOST POPULAR"],
  "type-price": ["prices", "$18.99"],
  "type-stat": ["large numbers", "12,345"],
  "type-step": ["the number of a step", "2"],
  "type-lead": [
    "the sentence under a title",
    "Give a LinkedIn URL, pick a pill, and see a boxed action figure you can make your own.",
  ],
  [BODY]: ["everything that people read", "Figures you create hang here, with their downloads and shares."],
};

/** Rounds a length: "20.864px" becomes "21 px". */
const rounded = (length: string) => `${Math.round(Number.parseFloat(length))} px`;

function Role({ name }: { name: string }) {
  const role = ROLES[name];
  if (!role) throw new Error(`${name} has no sample here yet.`);
  const [use, text] = role;
  const sample = useRef<HTMLParagraphElement>(null);
  const [seen, setSeen] = useState("");
  useEffect(() => {
    if (!sample.current) return;
    const { fontSize, fontWeight, fontStretch, lineHeight } = getComputedStyle(sample.current);
    const face = getComputedStyle(sample.current).fontFamily.startsWith('"Anybody') ? "Anybody" : "System font";
    setSeen(`${face}, ${rounded(fontSize)} / ${rounded(lineHeight)}, weight ${fontWeight}, width ${fontStretch}`);
  }, []);
  return (
    <li style={{ paddingBlock: "1rem", borderBlockEnd: "1px solid var(--pf-color-line)" }}>
      <p style={{ fontSize: "var(--pf-text-micro)", color: "var(--pf-color-muted)" }}>
        <b>{name === BODY ? "no class" : `pf:${name}`}</b>: {use}. {seen}
      </p>
      <p ref={sample} className={name === BODY ? undefined : `pf:${name}`} style={{ overflowWrap: "anywhere" }}>
        {text}
      </p>
    </li>
  );
}

export const Roles: Story = {
  render: () => (
    <ul>
      {[...typeRoles(), BODY].map((name) => (
        <Role key={name} name={name} />
      ))}
    </ul>
  ),
  // No text style is smaller than 13 pixels.
  play: async ({ canvas }) => {
    for (const [, text] of Object.values(ROLES)) {
      const size = Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
      await expect(size, text).toBeGreaterThanOrEqual(13);
    }
  },
};
