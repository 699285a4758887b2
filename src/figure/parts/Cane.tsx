import { handAt } from "./arm-paths.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";

interface CaneProps {
  context: DrawContext;
  /** In the units of the upper body. */
  ground: number;
}

/** A walking cane in the hand on the viewer's left, its tip on the ground. */
export function Cane({ context, ground }: CaneProps) {
  const [x, y] = handAt(context, "left");
  const stick = `M${x} ${ground - 4}V${y}C${x} ${y - 24} ${x + 26} ${y - 24} ${x + 25} ${y - 5}`;
  return paths(context.picture, [
    ["#2a1408", stick, 11],
    [context.picture.isHero ? "#b9783f" : "#8d4b2f", stick, 8],
    ["#23283a", `M${x} ${ground - 14}v10`, 11],
    [context.picture.inks.accent, `M${x} ${y + 24}v5`, 11],
  ]);
}
