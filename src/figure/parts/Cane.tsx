import { Layers } from "./Layers.tsx";
import type { Look } from "./look.ts";

/** A walking cane, held on the viewer's left; its tip is on the ground. */
export function Cane({ look }: { look: Look }) {
  const { art, build } = look;
  const x = -(build.shoulder + 36);
  const stick = `M${x}-2V-118C${x}-142 ${x + 28}-142 ${x + 28}-122`;
  return (
    <Layers
      art={art}
      name="C"
      layers={[
        ["#1f130e", stick, 11],
        [art.isHero ? "#b9783f" : "#4a4058", stick, 7.5],
        ["#fff7", `M${x - 2}-22V-110`, 3],
        ["#23202c", `M${x - 6}-11h12v12h-12Z`],
        [art.inks.accent, `M${x - 5}-106h10v8h-10Z`],
      ]}
    />
  );
}
