import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, type within } from "storybook/test";
import { FigureBox } from "../../src/figure.ts";
import { Button } from "../../src/index.ts";
import { MAYA } from "../people.ts";
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

const durations = () => (
  <ul style={{ display: "grid", gap: "1.25rem", maxInlineSize: "35rem" }}>
    {TIMES.map(({ name, value, live }) => (
      <Track key={name} name={`--pf-${name}, ${value}`} duration={live} ease="var(--pf-ease-out)" />
    ))}
  </ul>
);

export const Durations: Story = { render: durations };

export const Eases: Story = {
  render: () => (
    <ul style={{ display: "grid", gap: "1.25rem", maxInlineSize: "35rem" }}>
      {EASES.map(({ name, live }) => (
        <Track key={name} name={`--pf-${name}`} duration="420ms" ease={live} />
      ))}
    </ul>
  ),
};

export const DotsReduced: Story = {
  name: "With reduced motion, the dots move at once",
  tags: ["!dev"],
  globals: { motion: "reduced" },
  render: durations,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole("button")[0] as HTMLElement);
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  },
};

function Closing() {
  const [isClosing, setClosing] = useState(false);
  return (
    <div style={{ display: "grid", gap: "1.25rem", maxInlineSize: "20rem", justifyItems: "start" }}>
      <Button size="sm" onClick={() => setClosing(true)}>
        Close the box
      </Button>
      <div
        className={isClosing ? "pf:animate-close" : undefined}
        style={{ inlineSize: "100%" }}
        onAnimationEnd={({ animationName }) => {
          if (animationName === "pf-close-unroll") setClosing(false);
        }}
      >
        <FigureBox isPaid={false} spec={MAYA} />
      </div>
    </div>
  );
}

export const BoxCloses: Story = {
  name: "The box closes once on a click",
  tags: ["!dev"],
  globals: { motion: "full" },
  render: () => <Closing />,
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("img", { name: /Maya Okonkwo/ });
    await expect(box.getAnimations({ subtree: true })).toHaveLength(0);
    await userEvent.click(canvas.getByRole("button", { name: "Close the box" }));
    await waitFor(() => expect(box.getAnimations({ subtree: true })).toHaveLength(0));
    await waitFor(() => expect(canvasElement.querySelector(".pf\\:animate-close")).toBeNull());
  },
};

const moving = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole("img", { name: /Maya Okonkwo/ }).getAnimations({ subtree: true });
const isReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export const Still: Story = {
  name: "With reduced motion, the box closes at once",
  tags: ["!dev"],
  globals: { motion: "reduced" },
  render: () => <Closing />,
  play: async ({ canvas }) => {
    await expect(isReduced()).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "Close the box" }));
    await expect(moving(canvas)).toHaveLength(0);
  },
};
