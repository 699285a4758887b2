import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { FigureAlone, FigureBox, type FigureMotionTrigger, LOOP_MS, useFigureMotion } from "../../src/figure.ts";
import { Button } from "../../src/index.ts";
import { MAYA, TOMAS, VIKTOR } from "../people.ts";

function Shelf({ trigger }: { trigger: FigureMotionTrigger }) {
  const shelf = useRef<HTMLDivElement>(null);
  useFigureMotion(shelf, { trigger });
  return (
    <div ref={shelf} style={{ display: "flex", flexWrap: "wrap", gap: "1rem", inlineSize: "fit-content" }}>
      <FigureBox spec={MAYA} isPaid width={280} />
      <FigureAlone spec={VIKTOR} width={240} />
      <FigureAlone spec={TOMAS} width={240} />
    </div>
  );
}

const meta = {
  title: "Figure/useFigureMotion",
  component: Shelf,
  parameters: { alsoKnownAs: ["animation", "idle"] },
  args: { trigger: "attention" },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code to copy from the docs page. */
const CODE = `import { useRef } from "react";
import { FigureBox, toFigureSpec, useFigureMotion } from "profigure/figure";

export function Example() {
  const place = useRef<HTMLDivElement>(null);
  useFigureMotion(place, { trigger: "attention" });
  return (
    <div ref={place}>
      <FigureBox spec={toFigureSpec({ name: "Maya Okonkwo" })} isPaid />
    </div>
  );
}`;

/** Point at the figures to make them move. */
export const Playground: Story = { parameters: { docs: { source: { code: CODE } } } };

function Changing() {
  const place = useRef<HTMLDivElement>(null);
  const [pose, setPose] = useState<"wave" | "proud">("wave");
  useFigureMotion(place, { trigger: "change" });
  return (
    <div style={{ display: "grid", gap: "1rem", justifyItems: "start" }}>
      <Button size="sm" onClick={() => setPose(pose === "wave" ? "proud" : "wave")}>
        Change the pose
      </Button>
      <div ref={place}>
        <FigureBox spec={{ ...MAYA, pose }} isPaid width={280} />
      </div>
    </div>
  );
}

export const Change: Story = {
  name: "A figure moves for one loop when it appears or changes",
  tags: ["!dev"],
  globals: { motion: "full" },
  render: () => <Changing />,
  play: async ({ canvas }) => {
    const parts = () =>
      canvas
        .getByRole("img", { name: /^Boxed/ })
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState === "running");
    const lengths = () => parts().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    const expectOneLoop = () => waitFor(() => expect(Math.max(...lengths())).toBe(LOOP_MS));
    await expectOneLoop();
    await waitFor(() => expect(parts()).toHaveLength(0), { timeout: 2 * LOOP_MS });
    await userEvent.click(canvas.getByRole("button", { name: "Change the pose" }));
    await expectOneLoop();
  },
};
