import { layers } from "./layer.tsx";
import type { Look } from "./look.ts";

/** A walking cane, held on the viewer's left; its tip is on the ground. */
export function Cane({ look }: { look: Look }) {
  const { art, build } = look;
  const x = -(build.shoulder + 36);
  const stick = `M${x}-2V-118C${x}-142 ${x + 28}-142 ${x + 28}-122`;
  return layers(art, [
    ["#211", stick, 11],
    [art.isHero ? "#b74" : "#445", stick, 7.5],
    ["#fff7", `M${x - 2}-22V-110`, 3],
    ["#223", `M${x - 6}-11h12v12h-12Z`],
    [art.inks.accent, `M${x - 5}-106h10v8h-10Z`],
  ]);
}
