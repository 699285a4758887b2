import { paths } from "../../../engine/paths.tsx";
import { handAt } from "../../body/arm-paths.ts";
import type { DrawContext } from "../../body/draw-context.ts";

interface CaneProps {
  context: DrawContext;
  /** The y of the ground, in units of the upper body. */
  ground: number;
  /** Draws a portrait, in which the cane is raised, so that its handle is visible. */
  bust: boolean;
}

/** A walking cane in the left hand. Its tip is on the ground. */
export function Cane({ context, ground, bust }: CaneProps) {
  const [x, y] = handAt(context, "left");
  const top = bust ? y - 24 : y;
  const out = bust ? -21 : 26;
  const stick = `M${bust ? x - 8 : x} ${bust ? y + 60 : ground - 4}L${x} ${top}C${x} ${top - 26} ${x + out} ${top - 26} ${x + out} ${top - 4}`;
  return paths([
    ["#2a1408", stick, 13],
    [context.picture.isHero ? "#c88544" : "#b9703f", stick, 9.5],
    ["#23283a", !bust && `M${x} ${ground - 14}v10`, 13],
    [context.picture.inks.accent, `M${bust ? x - 3 : x} ${y + 20}v5`, 13],
  ]);
}
