import { darken, lighten } from "../../../engine/color.ts";
import { CONTOUR, INK } from "../../../engine/ink.ts";
import { METAL, STEEL, WHITE } from "../../../engine/palette.ts";
import { paths } from "../../../engine/paths.tsx";
import { circle, dots, path, rect, roundForSvg } from "../../../engine/shapes.ts";
import type { FigureSpec } from "../../../schema/spec.ts";
import { armLimb } from "../../body/arm-paths.ts";
import type { DrawContext } from "../../body/draw-context.ts";
import { along } from "../../body/limb.ts";
import { FABRICS } from "../../colors/options.ts";
import { earShift } from "../../face/Ears.tsx";
import type { AidProps, DrawnConditions } from "../../mobility/types.ts";

/** A hearing device's case behind the ear (PROCESSOR) and the tube from it into the ear (HOOK). */
const PROCESSOR = "M53-6C58-15 69-11 69 3 69 12 66 20 62 19Z";
const HOOK = "M56-5Q51 2 55 9";
/** The ear, in front of the case and of hair that hangs over it. */
const EAR = "M50-2C55-8 63-3 63 8S55 23 50 18";

/**
 * A hearing aid or cochlear implant on the ear that faces the viewer. If the figure has both, the hearing aid is on the
 * other ear.
 */
function hearing({ spec, skin, skinShade }: DrawContext, shift: number) {
  const color = FABRICS[spec.hearingColor];
  const edge = darken(color, 0.4);
  const device = (side: -1 | 1, isImplant: boolean) => (
    <g
      transform={`translate(${earShift(side, shift)})${side < 0 ? "scale(-1 1)" : ""}`}
      stroke={edge}
      strokeWidth={1.4}
    >
      {paths([[color, PROCESSOR]])}
      <path d={EAR} fill={side < 0 ? skin : skinShade} stroke={INK} strokeWidth={CONTOUR.head} />
      {paths([
        [edge, isImplant ? `M66-9Q71-22 54-31${HOOK}` : HOOK, 4.4],
        [lighten(color, 0.5), HOOK, 3],
        [color, isImplant ? circle(48, -33, 10.5) : circle(55, 10, 3.4)],
        [lighten(color, 0.55), isImplant && circle(48, -33, 4.4), "flat"],
      ])}
    </g>
  );
  const isTurnedRight = shift > 0;
  return (
    <>
      {spec.hearingAid ? device(spec.cochlearImplant === isTurnedRight ? 1 : -1, false) : null}
      {spec.cochlearImplant ? device(isTurnedRight ? -1 : 1, true) : null}
    </>
  );
}

/** An oxygen bottle behind the shoulder. */
function OxygenBottle({ context }: Pick<AidProps, "context">) {
  const { shoulder } = context.build;
  return paths([
    ["#5fb3a1", rect(shoulder - 4, -304, 26, 96, 12)],
    ["#3e8f80", path`M${shoulder + 11}-303q11 1 11 12v70h-11Z`, "flat"],
    [METAL, rect(shoulder + 3, -318, 12, 15, 3)],
    [STEEL, path`M${shoulder - 1}-314h20`, 5],
  ]);
}

/** The strap of the bottle and the tube to the chin, both in front of the chest. */
function OxygenTube({ context }: Pick<AidProps, "context">) {
  const { shoulder } = context.build;
  const tube = path`M-17-312Q-8-294 0-284Q8-294 17-312M0-284C2-250 ${shoulder - 16}-252 ${shoulder + 4}-306`;
  return paths([
    ["#4b8f86", tube, 4],
    ["#e6f7f3", tube, 3],
    ["#4b8f86", "M0-288v7", 5.5],
  ]);
}

const BADGED: readonly FigureSpec["outfit"][] = ["patrol", "pilot", "scrubs", "lab-coat"];

/** An insulin pump at the waist. In a portrait, it is below the collar. Its tube leads under the clothes. */
function InsulinPump({ context, bust }: Pick<AidProps, "context" | "bust">) {
  const { waist, chest } = context.build;
  /** The side of the chest that has no badge, as a ratio of the chest's half width. */
  const side = BADGED.includes(context.spec.outfit) ? 0.5 : -0.56;
  const [x, y] = bust ? [roundForSvg(chest * side), -266] : [waist * 0.46, -202];
  const tube = bust
    ? path`M${x} ${y}q2-14 16-14`
    : path`M${x + 1} ${y}C${x + 2} ${y - 16} ${x - 22} ${y - 16} ${x - 21} ${y + 6}`;
  const drawn = paths([
    ["#3c4660", tube, 6],
    [WHITE, tube, 3.4],
    [WHITE, rect(x - 14, y - 4, 28, 38, 8)],
    ["#1d7fb4", rect(x - 10.5, y - 0.5, 21, 31, 5), "flat"],
    ["#d5f8ff", rect(x - 7, y + 3, 14, 12, 2), "flat"],
    [WHITE, dots([x - 4, y + 23], [x + 4, y + 23]), 5],
  ]);
  return bust ? (
    <g transform={`translate(${roundForSvg(x * 0.36)},${roundForSvg(y * 0.36)})scale(.64)`}>{drawn}</g>
  ) : (
    drawn
  );
}

/** The pump's sensor, on a bare upper arm. */
function InsulinSensor({ context, side }: Pick<AidProps, "context" | "side">) {
  if (context.sleeveLength === "long" || side === "right") return null;
  const { root, upper } = armLimb(context, side);
  const [x, y] = along(root, upper, context.sleeveLength === "cap" ? 28 : 42);
  return paths([
    [WHITE, circle(x, y, 7.5)],
    ["#8fa0bd", circle(x, y, 2.6), "flat"],
  ]);
}

/** An oxygen tube from the nostrils across the cheeks to the edge of the turned face, and over the visible ears. */
function cannula({ stance }: DrawContext) {
  const shift = stance.headTurn * 6;
  const right = `${path`M3 21V25Q5 28 11 27 34 24 ${50 - shift} 1`}${shift > 0 ? "" : "q4-8 11-7"}`;
  const left = `${path`M-3 21V25Q-5 28-11 27-34 24 ${-50 - shift} 1`}${shift < 0 ? "" : "q-4-8-11-7"}`;
  const tube = right + left;
  return paths([
    ["#3f7f93", tube, 4.6],
    ["#e3f7fb", tube, 3],
  ]);
}

/** Hearing and medical devices. */
export const DEVICES = {
  hearing: { ears: hearing },
  oxygen: { back: OxygenBottle, chest: OxygenTube, face: cannula },
  insulinPump: { chest: InsulinPump, forearm: InsulinSensor },
} satisfies Partial<DrawnConditions>;
