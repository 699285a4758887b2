import { mix } from "../../../engine/color.ts";
import { circle, ellipse, mirrored, path, rect } from "../../../engine/shapes.ts";
import type { FigureSpec } from "../../../schema/spec.ts";
import { isDarkSkin } from "../../face/tones.ts";

type Kind = Exclude<FigureSpec["glasses"], "none">;

interface Frame {
  /** The right lens. */
  readonly lens: string;
  /** The right half of the bridge over the nose. */
  readonly bridge: string;
  /** Where the right temple joins the lens. */
  readonly hinge: readonly [x: number, y: number];
  /** Width of the frame's lines. @default 3.2 */
  readonly width?: number;
  readonly isMetal?: boolean;
  readonly tint?: string;
  /** Path of the reflections. @default reflections at the upper edge of each lens */
  readonly gleam?: string;
}

const INK = "#2a2334";
const BRONZE = "#6b4a22";
/** A gold light enough to be visible on dark skin. */
const PALE_GOLD = "#c79a4b";
const BRIDGE = "M0-2Q2.5-2 5 1";
const LOW_GLEAM = "M-32 12l-2.5 4.5M13 12l-2.5 4.5";

/** Paths of the right half of each frame. The middle of the face is at 0,0, the eyes are at ±21, 4. */
const FRAMES: Readonly<Record<Kind, Frame>> = {
  round: { lens: circle(22, 4, 18), bridge: BRIDGE, hinge: [40, -2] },
  square: { lens: rect(4.5, -11, 36, 29, 7), bridge: BRIDGE, hinge: [40, -2] },
  oval: { lens: ellipse(22.5, 5, 18, 13.5), bridge: BRIDGE, hinge: [40, -2], width: 2.6 },
  "cat-eye": {
    lens: "M5-6Q22-12 46-14 45 19 24 19 7 19 5-6Z",
    bridge: "M0-2Q2.5-2 5 1",
    hinge: [45, -8],
    width: 3.8,
  },
  aviator: {
    lens: "M5-8Q22-13 41-9 45 22 25 24 8 24 5-8Z",
    bridge: "M0-8H6M0-1Q3-1 6 1",
    hinge: [41, -5],
    width: 2.8,
    isMetal: true,
  },
  // Half-moon and reading glasses are low on the nose, so that the eyes look over them.
  "half-moon": {
    lens: "M7 8.5H38Q38 23 22.5 23T7 8.5Z",
    bridge: "M0 6.5Q4.5 6.5 7 9.5",
    hinge: [38, 9],
    width: 2.8,
    isMetal: true,
    gleam: LOW_GLEAM,
  },
  reading: { lens: rect(6, 6.5, 33, 16, 6), bridge: "M0 8.5Q3.5 8.5 6 11.5", hinge: [39, 9.5], gleam: LOW_GLEAM },
  shades: {
    lens: "M3-10Q23-14 44-10 45 19 25 19 6 19 3-10Z",
    bridge: "M0-8H4",
    hinge: [43, -7],
    tint: "#17141c",
    gleam: "M-33-5l-6 9M13-5l-6 9",
  },
};

/** Dark skin needs paler metal. Behind the lenses it is paler itself, so that dark frames are visible on it. */
const colorOn = (skin: string, isMetal = false): string => (!isMetal ? INK : isDarkSkin(skin) ? PALE_GOLD : BRONZE);

/** The y at which temples rest on the ears. */
const EAR_Y = 0;

interface TemplesProps {
  kind: Kind;
  skin: string;
  /** How far the face turns, and its width relative to that of a face ahead. */
  shift: number;
  scale: number;
}

/**
 * The part of the glasses behind the eyes: the temples, from the lenses of the turned face to both ears, and panes.
 * Hair may hang over the temples.
 */
export function Temples({ kind, skin, shift, scale }: TemplesProps) {
  const { hinge, lens, width = 3.2, isMetal } = FRAMES[kind];
  const [x, y] = hinge;
  const left = shift - x * scale;
  const right = shift + x * scale;
  return (
    <>
      {isDarkSkin(skin) ? (
        <path
          d={mirrored(lens)}
          transform={`translate(${shift})scale(${scale},1)`}
          fill={mix(skin, "#ffd9b8", 0.22)}
          stroke="none"
        />
      ) : null}
      <path
        d={path`M${left} ${y}L${Math.min(left, -52)} ${EAR_Y}M${right} ${y}L${Math.max(right, 52)} ${EAR_Y}`}
        stroke={colorOn(skin, isMetal)}
        strokeWidth={width}
      />
    </>
  );
}

export function Glasses({ kind, skin }: { kind: Kind; skin: string }) {
  const { lens, bridge, width = 3.2, isMetal, tint, gleam = "M-33-3.5l-3.5 6.5M11-3.5l-3.5 6.5" } = FRAMES[kind];
  return (
    <g stroke={colorOn(skin, isMetal)} strokeWidth={width}>
      <path d={mirrored(lens)} fill={tint} />
      <path d={mirrored(bridge)} />
      <path d={gleam} stroke="#fffb" strokeWidth={2.4} />
    </g>
  );
}
