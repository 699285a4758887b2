import { fade, mix } from "../color.ts";
import { dots, short } from "../shapes.ts";
import { both } from "./builds.ts";
import { Lit } from "./Lit.tsx";
import type { Look } from "./look.ts";

/** A villain's long coat behind the body, and its standing collar: two blades beside the head. */
export function CoatBack({ look, bottom }: { look: Look; bottom: number }) {
  const { art, build, coat, lining } = look;
  const w = build.shoulder;
  const y = bottom;
  const hem = `L${-w - 2},${y - 12}L${16 - w},${y + 10}L-16,${y - 16}L4,${y + 10}L24,${y - 16}L${w - 10},${y + 10}L${w + 6},${y - 12}L${w + 26},${y + 6}`;
  return (
    <>
      <path
        d={`M${-w}-284C${-w - 10}-190 ${-w - 18}-110 ${-w - 24},${y + 4}${hem}C${w + 20}-110 ${w + 10}-190 ${w}-284Z`}
        fill={mix(coat, art.shade, 0.55)}
      />
      <path
        d={`M${10 - w}-276H${w - 10}L${w},${y - 4}L24,${y - 16}L4,${y + 10}L-16,${y - 16}L${-w},${y - 4}Z`}
        fill={fade(lining, 0.5)}
        stroke="none"
      />
      <path
        d={both(
          (m) =>
            `M${m * 20}-286C${m * 46}-296 ${m * (w + 4)}-300 ${m * (w - 2)}-284L${m * (w + 22)}-372C${m * (w + 6)}-352 ${m * 48}-334 ${m * 26}-318Z`,
        )}
        fill={coat}
      />
      <path
        d={both((m) => `M${m * 20}-290L${m * (w + 13)}-356C${m * w}-340 ${m * 48}-326 ${m * 26}-314Z`)}
        fill={lining}
      />
    </>
  );
}

/** The coat's open front, its lapels and buttons. */
export function CoatFront({ look, bottom }: { look: Look; bottom: number }) {
  const { art, build, coat, lining } = look;
  const { shoulder: w, chest: c, waist, hip } = build;
  /** How far from the middle the coat's edges hang. */
  const gap = Math.min(26, Math.round(c * 0.52));
  const front = both(
    (m) =>
      `M${m * 16}-300C${short(m * w * 0.6)}-296 ${m * w}-294 ${m * w}-276C${m * w}-262 ${m * (c + 3)}-256 ${m * (c + 3)}-240C${m * (c + 3)}-216 ${m * (waist + 5)}-210 ${m * (waist + 5)}-194C${m * (waist + 7)}-160 ${m * (hip + 16)}-130 ${m * (hip + 20)},${bottom - 8}L${m * (hip - 2)},${bottom + 6}L${m * (gap + 4)}-190V-230Z`,
  );
  return (
    <>
      <Lit art={art} name="m" d={front} fill={coat} />
      <path
        d={both(
          (m) =>
            `M${m * 16}-300L${short(m * w * 0.62)}-286L${short(m * w * 0.66)}-262L${m * (gap + 12)}-256L${m * (gap + 3)}-212L${m * (gap - 4)}-250Z`,
        )}
        fill={lining}
      />
      <path d={dots([gap + 12, -204], [gap + 12, -178])} stroke={art.inks.accent} strokeWidth="7" />
    </>
  );
}
