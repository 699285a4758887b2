import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";

/** A walking cane, held on the viewer's left; its tip is on the ground. */
export function Cane({ context }: { context: DrawContext }) {
  const { picture, build } = context;
  const x = -(build.shoulder + 36);
  const stick = `M${x}-2V-118C${x}-142 ${x + 28}-142 ${x + 28}-122`;
  return paths(picture, [
    ["#211", stick, 11],
    [picture.isHero ? "#b74" : "#445", stick, 7.5],
    ["#fff7", `M${x - 2}-22V-110`, 3],
    ["#223", `M${x - 6}-11h12v12h-12Z`],
    [picture.inks.accent, `M${x - 5}-106h10v8h-10Z`],
  ]);
}
