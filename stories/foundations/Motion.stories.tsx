import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../../src/index.ts";
import { tokens } from "./tokens.ts";

const meta = {
  title: "Foundations/Motion",
  parameters: { alsoKnownAs: ["animation", "transition", "easing", "duration"] },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const TIMES = tokens("transition-duration-");
const EASES = tokens("ease-");

/** A dot that moves along a track. Its class makes it follow the preference for reduced motion. */
function Track({ name, duration, ease }: { name: string; duration: string; ease: string }) {
  const [shift, setShift] = useState(0);
  return (
    <li style={{ display: "grid", gap: "0.5rem" }}>
      <Button
        size="sm"
        onClick={({ currentTarget }) => setShift(shift ? 0 : currentTarget.matches(":dir(rtl)") ? -100 : 100)}
        aria-pressed={shift !== 0}
        style={{ justifySelf: "start" }}
      >
        {name}
      </Button>
      <span
        aria-hidden
        style={{
          background: "var(--pf-color-sunken)",
          borderRadius: "var(--pf-radius-pill)",
          paddingInlineEnd: "2rem",
        }}
      >
        <span
          data-thumb=""
          className="pf:block"
          style={{
            translate: `${shift}%`,
            transitionProperty: "translate",
            transitionDuration: duration,
            transitionTimingFunction: ease,
          }}
        >
          <span
            style={{
              display: "block",
              inlineSize: "2rem",
              blockSize: "2rem",
              borderRadius: "50%",
              background: "var(--pf-color-ink)",
            }}
          />
        </span>
      </span>
    </li>
  );
}

const tracks = (all: readonly { name: string; duration: string; ease: string }[]) => (
  <ul style={{ display: "grid", gap: "1.25rem", maxInlineSize: "35rem" }}>
    {all.map((track) => (
      <Track key={track.name} {...track} />
    ))}
  </ul>
);

export const Durations: Story = {
  render: () =>
    tracks(
      TIMES.map(({ name, value, live }) => ({
        name: `--pf-${name}, ${value}`,
        duration: live,
        ease: "var(--pf-ease-out)",
      })),
    ),
};

export const Eases: Story = {
  render: () => tracks(EASES.map(({ name, live }) => ({ name: `--pf-${name}`, duration: "420ms", ease: live }))),
};
