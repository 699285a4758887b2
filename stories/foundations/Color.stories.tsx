import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { CONTRAST_PAIRS } from "../../src/styles/contrast-pairs.ts";
import { tokens } from "./tokens.ts";

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const meta = {
  title: "Foundations/Color",
  parameters: { alsoKnownAs: ["palette", "contrast", "dark mode", "theme", "background"] },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const COLORS = tokens("color-");
const live = (name: string) => COLORS.find((token) => token.name === `color-${name}`)?.live ?? "transparent";

/** Returns the red, green and blue values, from 0 to 255, that the browser paints for a color. */
function painted(color: string): readonly number[] {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  if (!context) return [0, 0, 0];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** Returns the relative luminance of a color (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = painted(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, ground: string): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const hex = (color: string) =>
  `#${painted(color)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;

const ground = {
  padding: "min(1.25rem, 3vw)",
  background: "var(--pf-color-background)",
  color: "var(--pf-color-ink)",
} as const;
const inTwo = { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))" } as const;

/** Returns the text colors that components use on a background. The story Contrast measures each of them. */
const textsOn = (ground: string) =>
  CONTRAST_PAIRS.filter(([, back, needs]) => back === ground && needs > 3).map(([front]) => front);

/** What each color is for. Colors without a use here belong to drawings and shadows. */
const USES: Readonly<Record<string, string>> = {
  background: "the page",
  surface: "cards, panels, dialogs",
  sunken: "areas that are set back",
  peg: "pegboards",
  ink: "text, icons",
  muted: "secondary text",
  line: "borders of cards, dividers",
  "line-strong": "borders of fields",
  frame: "frames of panels and dialogs",
  hero: "heroes: badges, pills, buttons",
  "hero-strong": "hero, if people ask for more contrast",
  "hero-soft": "background for a hero",
  "on-hero": "text on hero",
  villain: "villains: badges, pills, buttons",
  "villain-strong": "villain, if people ask for more contrast",
  "villain-soft": "background for a villain",
  "on-villain": "text on villain",
  accent: "the primary action, the current step",
  "accent-soft": "notices",
  "on-accent": "text on accent",
  "accent-frame": "the border of the primary button",
  "plan-popular": "the border of the popular plan",
  danger: "errors",
  "danger-soft": "background of errors",
  success: "completed steps, check marks",
  focus: "the focus ring",
  night: "areas that are dark in both themes",
  "on-night": "text on night",
  "on-night-muted": "secondary text on night",
  backdrop: "behind a dialog",
};

/** Shows a color token as a square, with its use, its value in this theme and the text colors allowed on it. */
function Swatch({ name, live }: { name: string; live: string }) {
  const square = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState("");
  const short = name.replace("color-", "");
  const texts = textsOn(short);
  useEffect(() => {
    if (square.current) setSeen(getComputedStyle(square.current).backgroundColor);
  }, []);
  return (
    <li style={{ display: "flex", gap: "0.75rem", alignItems: "center", paddingBlock: "0.25rem" }}>
      <span
        ref={square}
        aria-hidden
        style={{
          inlineSize: "2.75rem",
          blockSize: "2.75rem",
          flex: "none",
          borderRadius: "var(--pf-radius-sm)",
          border: "1px solid var(--pf-color-line-strong)",
          background: live,
        }}
      />
      <span style={{ minInlineSize: 0, overflowWrap: "anywhere" }}>
        <b>--pf-{name}</b>
        {USES[short] ? `: ${USES[short]}` : null}
        <br />
        <code style={{ fontSize: "var(--pf-text-micro)", overflowWrap: "anywhere" }}>
          {seen} {/\/ 0?\./.test(seen) || !seen ? "" : hex(seen)}
        </code>
        {texts.length > 0 ? <small style={{ display: "block" }}>Text on it: {texts.join(", ")}</small> : null}
      </span>
    </li>
  );
}

const Swatches = ({ of }: { of: typeof COLORS }) => (
  <ul>
    {of.map((token) => (
      <Swatch key={token.name} {...token} />
    ))}
  </ul>
);

export const Tokens: Story = {
  render: () => (
    <div style={inTwo}>
      {THEMES.map((theme) => (
        <section key={theme} data-theme={theme} aria-label={`${theme} theme`} style={ground}>
          <h2 className="pf:type-card">{theme === "light" ? "Light" : "Dark"}</h2>
          <Swatches of={COLORS.filter(({ name }) => name.replace("color-", "") in USES)} />
          <details>
            <summary>Colors of drawings and shadows</summary>
            <Swatches of={COLORS.filter(({ name }) => !(name.replace("color-", "") in USES))} />
          </details>
        </section>
      ))}
    </div>
  ),
};

function Pairs({ theme }: { theme: Theme }) {
  const table = useRef<HTMLTableElement>(null);
  const [ratios, setRatios] = useState<readonly number[]>([]);
  useEffect(() => {
    const samples = table.current?.querySelectorAll("[data-pair]") ?? [];
    setRatios(
      [...samples].map((sample) => {
        const { color, backgroundColor } = getComputedStyle(sample);
        return contrast(color, backgroundColor);
      }),
    );
  }, []);
  return (
    <table ref={table} style={{ inlineSize: "100%", borderCollapse: "collapse" }}>
      <caption className="pf:type-card" style={{ textAlign: "start", paddingBlockEnd: "0.75rem" }}>
        {theme === "light" ? "Light" : "Dark"}
      </caption>
      <thead>
        <tr style={{ textAlign: "start" }}>
          <th scope="col" style={{ textAlign: "start" }}>
            Pair
          </th>
          <th scope="col">Needs</th>
          <th scope="col">Has</th>
        </tr>
      </thead>
      <tbody>
        {CONTRAST_PAIRS.map(([front, back, needs], index) => (
          <tr key={`${front} ${back}`}>
            <th scope="row" style={{ textAlign: "start", paddingBlock: "0.25rem" }}>
              <span
                data-pair=""
                style={{
                  color: live(front),
                  background: live(back),
                  display: "block",
                  padding: "0.375rem min(0.75rem, 2vw)",
                  overflowWrap: "anywhere",
                  borderRadius: "var(--pf-radius-xs)",
                  fontWeight: 600,
                }}
              >
                {needs > 3 ? `${front} on ${back}` : <Line front={front} back={back} />}
              </span>
            </th>
            <td style={{ textAlign: "center" }}>{needs}</td>
            <td style={{ textAlign: "center" }}>{ratios[index]?.toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sample of a line. It needs a contrast of only 3, too little for text, so the text next to it has other colors. */
function Line({ front, back }: { front: string; back: string }) {
  return (
    <span style={{ display: "flex", alignItems: "center", gap: "0.75rem" }}>
      <span aria-hidden style={{ inlineSize: "1.5rem", flex: "none", borderBlockStart: "3px solid currentColor" }} />
      <span
        style={{ background: "var(--pf-color-background)", color: "var(--pf-color-ink)", paddingInline: "0.375rem" }}
      >
        {front} on {back}
      </span>
    </span>
  );
}

export const Contrast: Story = {
  render: () => (
    <div style={inTwo}>
      {THEMES.map((theme) => (
        <section key={theme} data-theme={theme} aria-label={`${theme} theme`} style={ground}>
          <Pairs theme={theme} />
        </section>
      ))}
    </div>
  ),
};
