import { GLEAM } from "../palette.ts";
import type { Look } from "./look.ts";

/** A walking cane, held on the viewer's left; its tip is on the ground. */
export function Cane({ look }: { look: Look }) {
  const { art, build } = look;
  const x = -(build.shoulder + 36);
  const stick = `M${x}-2V-118C${x}-142 ${x + 28}-142 ${x + 28}-122`;
  return (
    <>
      <path d={stick} stroke="#1f130e" strokeWidth="11" />
      <path d={stick} stroke={art.isHero ? "#b9783f" : "#4a4058"} strokeWidth="7.5" />
      <path d={`M${x - 2}-22V-110`} stroke={GLEAM} strokeWidth="2" />
      <path d={`M${x - 6}-11h12v12h-12Z`} fill="#23202c" />
      <path d={`M${x - 5}-106h10v8h-10Z`} fill={art.inks.accent} />
    </>
  );
}
