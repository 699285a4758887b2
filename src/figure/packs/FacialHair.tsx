import type { FigureSpec } from "../../domain/figure-spec.ts";
import { darken, lighten, luminance, mix } from "../color.ts";
import type { DrawContext } from "../parts/draw-context.ts";
import { paths } from "../parts/paths.tsx";
import { SKULLS } from "../parts/skulls.ts";
import { mirrored } from "../shapes.ts";

type Kind = Exclude<FigureSpec["facialHair"], "none">;

/** Right halves around the middle of the face (0,0). The mouth is drawn on top. */
interface BeardPaths {
  /** Follows the jaw of any face, at this scale. */
  readonly hug?: number;
  /** Its inner edge, from the axis up to the sideburn. @default the cheek line under a moustache */
  readonly cheekLine?: string;
  /** Hangs from the jaw. */
  readonly jaw?: string;
  /** Around the mouth: follows the face when that turns. */
  readonly lip?: string;
  /** Locks or, with a width, lines. */
  readonly strands?: string;
  readonly strandWidth?: number;
}

/** From under the nose along the cheek up to the sideburn. */
const CHEEK_LINE = "M0 29C10 25 20 29 25 36 36 32 46 14 49-14";
const MOUSTACHE = "M0 26C7 22.5 19 26 26.5 40 17 40.5 6 39 0 34.5";

const BEARDS: Readonly<Record<Kind, BeardPaths>> = {
  stubble: { hug: 1 },
  moustache: { lip: MOUSTACHE },
  goatee: { lip: "M0 27C9 24 22 28 24 42 25 56 16 75 0 76V50L4 53.5C10 55.5 18.5 52 18.5 43 18.5 37 10 33.5 0 33" },
  beard: {
    jaw: `${CHEEK_LINE}L51-14C60 20 58 44 49 58L46 56Q44 66 36 71L33 68Q29 77 19 80L17 76Q11 83 0 84`,
    lip: MOUSTACHE,
    strands: "M46 36Q45 52 34 61 41 49 46 36ZM28 54Q25 67 12 74 22 65 28 54Z",
  },
  "long-beard": {
    jaw: `${CHEEK_LINE}L51-14C60 20 58 48 51 64L48 61Q47 76 38 86L35 82Q33 96 22 104L19 99Q13 111 0 114`,
    lip: MOUSTACHE,
    strands: "M46 36Q47 56 36 74 42 56 46 36ZM30 56Q29 82 14 97 25 78 30 56ZM11 60Q11 78 3 90 8 74 11 60Z",
  },
  "short-beard": { hug: 1.05, lip: MOUSTACHE },
  "curly-beard": {
    jaw: `${CHEEK_LINE}L51-14q13 10 7 24 10 9 1 20 7 12-6 18 2 13-11 15-3 11-15 10-4 9-13 7Q7 89 0 82`,
    lip: "M0 26C6 22 12 25 15 28 20 28 26 34 26 40 20 43 15 40 13 40 8 42 4 39 0 37",
    strands: "M47 24q-8-1-7 6 2 6 8 2M38 46q-8-1-7 6 2 6 8 2M20 60q-8-1-7 6 2 6 8 2",
    strandWidth: 3,
  },
  "van-dyke": {
    lip: "M0 26C7 23 16 28 27 31 24 38 12 40 0 34.5M0 54Q9 53 13 56 11 72 0 86",
  },
  handlebar: { lip: "M0 26C8 22 16 30 24 32 31 33 35 29 34 23 41 30 37 41 26 41 16 41 8 39 0 34.5" },
  walrus: { lip: "M0 24C12 20 27 27 31 48 31 52 27 52 25 49 23 52 19 52 17 48 15 50 11 50 9 46 6 47 3 46 0 44" },
  sideburns: { jaw: "M0 0M55-8C57 10 55 24 46 38 39 34 42 18 44-8Z" },
  chinstrap: { hug: 1.05, cheekLine: "M0 55C15 55 27 49 36 38 44 26 47 8 49-14" },
};

/** Hair on the face. `turned` moves what sits around the mouth. */
export function FacialHair({ context, turned }: { context: DrawContext; turned: string | undefined }) {
  const { spec, beard, skin } = context;
  if (spec.facialHair === "none") return null;
  const { hug, jaw, lip, strands, strandWidth, cheekLine = CHEEK_LINE } = BEARDS[spec.facialHair];
  const { temple, cheek } = SKULLS[spec.face];
  const isGreying = spec.beardColor === "salt-and-pepper";
  const tone = isGreying
    ? mix(beard, "#c9c8cd", 0.6)
    : luminance(beard) < 0.2
      ? lighten(beard, 0.16)
      : darken(beard, 0.2);
  const isStubble = spec.facialHair === "stubble";
  const color = isStubble
    ? mix(skin, luminance(beard) > 0.5 ? darken(beard, 0.35) : beard, luminance(skin) < 0.35 ? 0.5 : 0.3)
    : beard;
  return (
    <g stroke={isStubble ? "none" : tone}>
      {paths([
        [color, jaw && mirrored(jaw)],
        [tone, strands && mirrored(strands), strandWidth ?? "flat"],
      ])}
      {hug ? (
        <path
          d={mirrored(`${cheekLine}L${temple.slice(1)}${cheek}`)}
          fill={color}
          transform={hug === 1 ? undefined : `scale(${hug})`}
        />
      ) : null}
      <g transform={turned}>
        {paths([
          [beard, lip && mirrored(lip), "flat"],
          [tone, lip && jaw && mirrored("M3 36.5Q14 41 24 40.5"), 2.4],
        ])}
      </g>
    </g>
  );
}
