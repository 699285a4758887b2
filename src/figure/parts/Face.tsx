import type { FigureSpec } from "../../domain/figure-spec.ts";
import { darken, fade, lighten, luminance, mix, soft } from "../color.ts";
import { WHITE } from "../palette.ts";
import { dots, ellipse, short } from "../shapes.ts";
import { both } from "./builds.ts";
import { Layers } from "./Layers.tsx";
import type { Look } from "./look.ts";

/** Eyes sit at ±21, 3. */
const EYE_X = 21;
const EYE_SIZES: Readonly<Record<FigureSpec["eyes"], readonly [number, number]>> = {
  round: [11, 12.4],
  almond: [12, 11],
  hooded: [12, 10.5],
};

const NOSES: Readonly<Record<FigureSpec["nose"], string>> = {
  button: "M-5,21Q0,26 6,20",
  long: "M3,2Q8,18 6,22Q1,27-5,23",
  broad: "M-10,22Q-9,17-5,18M10,22Q9,17 5,18M-7,24Q0,28 7,24",
};

const FRECKLES = dots([-38, 18], [-31, 21], [-25, 17], [38, 18], [31, 21], [25, 17], [-4, 14], [5, 15]);
const LINES_OF_AGE =
  "M-41,14q-6,5-7,11M41,14q6,5 7,11M-16-28q16-5 32,0M-14-34q14-4 28,0M-23,27q-5,5-5,12M23,27q5,5 5,12";

/** A villain's lids slant inward; a hero's rest. Where an upper lid covers the eye. */
function lids(eyes: FigureSpec["eyes"], isHero: boolean): { lid: string; lash: string } {
  const [rx, ry] = EYE_SIZES[eyes];
  const x = EYE_X;
  if (isHero && eyes === "round")
    return {
      lid: "",
      lash: both((m) => `M${m * (x - rx)}-1C${m * (x - 8)}-13 ${m * (x + 8)}-13 ${m * (x + rx)}-1`),
    };
  const inner = isHero ? -4 : 3;
  const outer = isHero ? -3 : -6;
  const arch = short(3 - ry + (isHero ? 2 : 6));
  return {
    lid: both(
      (m) =>
        `M${short(m * (x + rx * 1.12))},${2 + outer}Q${m * x},${arch} ${short(m * (x - rx * 1.08))},${inner + (eyes === "almond" ? 2 : 0)}L${short(m * (x - rx * 1.1))}-13H${short(m * (x + rx * 1.1))}Z`,
    ),
    lash: both((m) => `M${short(m * (x + rx * 1.1))},${2 + outer}Q${m * x},${arch} ${m * (x - rx)},${inner}`),
  };
}

function Eyes({ look }: { look: Look }) {
  const { spec, art, skin, skinLine, eye } = look;
  const [rx, ry] = EYE_SIZES[spec.eyes];
  const { lid, lash } = lids(spec.eyes, art.isHero);
  const dark = mix("#1a1015", skin, 0.08);
  // Eyes look where the head turns.
  const gaze = short(look.stance.turn * 2);
  return (
    <>
      <g id={art.id("E")} transform={`translate(${-EYE_X} 3)`} stroke="none">
        <ellipse rx={rx} ry={ry} fill="#fdfdfb" stroke={skinLine} strokeWidth="1" />
        <circle cx={gaze} cy=".6" r="9.2" fill={darken(eye, 0.25)} />
        <circle cx={gaze} cy="1.8" r="7.2" fill={lighten(eye, 0.14)} />
        <circle cx={gaze} cy=".6" r="4.9" fill="#120c12" />
        <circle cx={short(gaze - 3.2)} cy="-4" r="3.2" fill={WHITE} />
        <circle cx={short(gaze + 3.4)} cy="4.6" r="1.4" fill={WHITE} />
      </g>
      <use href={art.href("E")} x={EYE_X * 2} />
      {lid === "" ? null : <path d={lid} fill={mix(skin, "#43140f", 0.16)} stroke="none" />}
      <path d={lash} stroke={dark} strokeWidth="3.4" />
      {spec.lashes ? (
        <path
          d={both((m) => `M${m * (EYE_X + rx)}-2l${m * 6}-5M${short(m * (EYE_X + rx * 0.72))}-7l${m * 5}-6`)}
          stroke={dark}
          strokeWidth="2.6"
        />
      ) : null}
    </>
  );
}

const BROWS = {
  hero: both((m) => `M${m * 10}-17Q${m * 23}-24 ${m * 35}-17`),
  villain: both((m) => `M${m * 8},${m < 0 ? -10 : -12}L${m * 24},${m < 0 ? -19 : -25}L${m * 36},${m < 0 ? -15 : -20}`),
};

const MOUTHS: Readonly<Record<FigureSpec["mouth"], { line?: string; open?: string; teeth?: string; tongue?: string }>> =
  {
    grin: {
      open: "M-19,34Q0,39 19,34Q16,51 0,51Q-16,51-19,34Z",
      teeth: "M-16,36Q0,40 16,36L14.5,41.5Q0,44.5-14.5,41.5Z",
    },
    open: {
      open: "M-14,34Q0,31 14,34Q14,53 0,53Q-14,53-14,34Z",
      teeth: "M-11,35Q0,33.5 11,35V39H-11Z",
      tongue: ellipse(0, 49.5, 7, 3),
    },
    smile: { line: "M-18,36Q0,49 18,36M-21,34q2,1 3,3M21,34q-2,1-3,3" },
    smirk: { line: "M-15,42Q4,46 20,34M19,31q4,2 4,6", teeth: "M7,42.6l3.6,7l3-9Z" },
    calm: { line: "M-13,41Q0,44 13,41" },
  };

function Mouth({ look }: { look: Look }) {
  const { spec, skin, skinLine, hair } = look;
  const { line, open, teeth, tongue } = MOUTHS[spec.mouth];
  const isBearded = ["beard", "long-beard", "goatee"].includes(spec.facialHair);
  // Within a beard lips are lighter than it, whatever its color.
  const lip = spec.lipstick
    ? mix(skin, "#b3123f", 0.66)
    : isBearded
      ? mix(luminance(hair) > 0.5 ? skinLine : lighten(skin, 0.1), "#a8323a", 0.35)
      : skinLine;
  return (
    <g stroke={lip} transform={spec.facialHair === "moustache" ? "translate(0 5)" : undefined}>
      {open === undefined ? null : <path d={open} fill="#5a1420" strokeWidth={spec.lipstick ? 3.4 : 2} />}
      {line === undefined ? null : <path d={line} strokeWidth={spec.lipstick || isBearded ? 4.6 : 3.2} />}
      {tongue === undefined ? null : <path d={tongue} fill="#e2646a" stroke="none" />}
      {teeth === undefined ? null : <path d={teeth} fill={WHITE} strokeWidth={open === undefined ? 1 : 0} />}
    </g>
  );
}

/** Eyes, brows, nose and mouth, around the middle of the face (0,0). */
export function Face({ look }: { look: Look }) {
  const { art, spec, skin, skinLine, hair } = look;
  const isDark = luminance(skin) < 0.42;
  const cheek = isDark ? mix(skin, "#c2402f", 0.42) : mix(skin, "#ef5a4e", 0.5);
  const isPale = luminance(hair) > 0.6;
  return (
    <>
      <path d="M-36 24h8M28 24h8" stroke={fade(cheek, spec.age === "young" ? 0.6 : 0.42)} strokeWidth="15" />
      {spec.freckles ? <path d={FRECKLES} stroke={mix(skin, "#5a2410", 0.55)} strokeWidth="3.2" /> : null}
      {spec.age === "mature" ? <path d={LINES_OF_AGE} stroke={soft(skinLine)} strokeWidth="1.8" /> : null}
      <Eyes look={look} />
      <path
        d={BROWS[art.type]}
        stroke={mix(hair, "#160c0c", isPale ? 0.25 : 0.35)}
        strokeWidth={spec.lashes ? 4 : 5.6}
      />
      <Layers
        art={art}
        name="n"
        layers={[
          [skinLine, NOSES[spec.nose], 2.8],
          [WHITE, "M-2,10V17", 4],
        ]}
      />
      <Mouth look={look} />
    </>
  );
}
