import { lighten, luminance, mix, soft } from "../color.ts";
import { GOLD } from "../palette.ts";
import { HAIR_ART } from "./hair-art.ts";
import { Layers } from "./Layers.tsx";
import type { Look } from "./look.ts";

const colorOf = ({ spec, hair, wrap }: Look): string => (HAIR_ART[spec.hair].isWrap ? wrap : hair);

/** Hair behind the head and body. */
export function HairBack({ look }: { look: Look }) {
  const { art, spec } = look;
  return (
    <Layers art={art} name="j" layers={[[mix(colorOf(look), art.shade, 0.22), HAIR_ART[spec.hair].back, "lit", 0.7]]} />
  );
}

/** Hair, hijab or turban over the head. Black hair shines blue, so that it keeps its shape in the box. */
export function HairFront({ look }: { look: Look }) {
  const { art, spec } = look;
  const { front, strands, shine, gold, hidesEars } = HAIR_ART[spec.hair];
  const color = colorOf(look);
  const isDark = luminance(color) < 0.16;
  const isBald = front === undefined || spec.hair === "receding";
  return (
    <Layers
      art={art}
      name="H"
      layers={[
        // The face looks out of a hijab; where hair overlaps hair there is no hole.
        [color, front, hidesEars ? "cut" : "lit", isDark ? 0.6 : undefined],
        [isDark ? "#4a4a63" : mix(color, art.shade, 0.7), strands, 2],
        [isBald ? "#fff6" : soft(isDark ? "#8d96c4" : lighten(color, 0.45)), shine, isBald ? 7 : 5],
        [GOLD, gold],
      ]}
    />
  );
}
