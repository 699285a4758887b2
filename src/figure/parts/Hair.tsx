import { lighten, luminance, mix, soft } from "../color.ts";
import { GOLD } from "../palette.ts";
import { HAIR_ART } from "./hair-art.ts";
import { Lit } from "./Lit.tsx";
import type { Look } from "./look.ts";

const colorOf = ({ spec, hair, wrap }: Look): string => (HAIR_ART[spec.hair].isWrap ? wrap : hair);

/** Hair behind the head and body. */
export function HairBack({ look }: { look: Look }) {
  const { back } = HAIR_ART[look.spec.hair];
  if (back === undefined) return null;
  return <Lit art={look.art} name="j" d={back} fill={mix(colorOf(look), look.art.shade, 0.22)} strength={0.7} />;
}

/** Hair, hijab or turban over the head. Black hair shines blue, so that it keeps its shape in the box. */
export function HairFront({ look }: { look: Look }) {
  const { art, spec } = look;
  const { front, strands, shine, gold } = HAIR_ART[spec.hair];
  const color = colorOf(look);
  const isDark = luminance(color) < 0.16;
  const isBald = front === undefined || spec.hair === "receding";
  return (
    <>
      {front === undefined ? null : (
        <Lit art={art} name="H" d={front} fill={color} fillRule="evenodd" strength={isDark ? 0.6 : undefined} />
      )}
      <path d={strands} stroke={soft(isDark ? "#4a4a63" : mix(color, art.shade, 0.7))} strokeWidth="2" />
      <path
        d={shine}
        stroke={isBald ? "#fff6" : soft(isDark ? "#8d96c4" : lighten(color, 0.45))}
        strokeWidth={isBald ? 7 : 5}
      />
      {gold === undefined ? null : <path d={gold} fill={GOLD} />}
    </>
  );
}
