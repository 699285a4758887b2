import { METAL, RUBBER, STEEL, WHITE } from "../../../engine/palette.ts";
import { paths } from "../../../engine/paths.tsx";
import { circle, ellipse, mirrored, path, roundForSvg } from "../../../engine/shapes.ts";
import { armLimb, handAt } from "../../body/arm-paths.ts";
import type { DrawContext } from "../../body/draw-context.ts";
import { along } from "../../body/limb.ts";
import type { AidProps, DrawnAids } from "../types.ts";
import { Cane } from "./Cane.tsx";

/**
 * A white cane with a red tip, from the hand to the ground. A portrait shows only its upper part, so a red band
 * replaces the tip.
 */
function WhiteCane({ context, ground, bust }: Pick<AidProps, "context" | "ground" | "bust">) {
  const [x, y] = handAt(context, "left");
  // In a portrait, the hand holds the cane farther down, so that the grip is visible.
  const top = bust ? y - 104 : y - 34;
  const foot = bust ? x - 22 : x - 38;
  const at = (ratio: number) => path`${x + (foot - x) * ratio} ${y + (ground - y) * ratio}`;
  const shaft = `${path`M${x} ${top + 14}`}L${at(0)}L${at(1)}`;
  const [edge, width] = bust ? [15, 11] : [12, 8.5];
  return paths([
    ["#2b3350", shaft, edge],
    [WHITE, shaft, width],
    ["#d8232f", bust ? path`M${x} ${y - 60}v24` : `M${at(0.62)}L${at(0.84)}`, width],
    [RUBBER, path`M${x} ${top}v${bust ? 28 : 44}`, edge],
    ["#7d8aa5", path`M${x - 2} ${top}v${bust ? 24 : 14}`, 3],
    [RUBBER, path`M${x + 3} ${top + 2}q15 10 4 30`, 3],
    [RUBBER, bust ? undefined : path`M${foot} ${ground - 4}h0`, 13],
  ]);
}

/** A forearm crutch. The hand holds its handle. */
function Crutch({ context, ground, bust, side }: AidProps) {
  const [x, y] = handAt(context, side);
  if (bust) return raisedCrutch(context, x, y);
  const sign = side === "left" ? -1 : 1;
  const { bend, lower } = armLimb(context, side);
  const [top, elbow] = along(bend, lower, 9);
  const shaft = path`M${top + sign * 4} ${elbow}L${x} ${y}L${x + sign * 16} ${ground - 6}`;
  return paths([
    ["#3c4660", shaft, 9],
    [METAL, shaft, 6],
    [RUBBER, path`M${x - 11} ${y}h22`, 9],
    [RUBBER, path`M${x + sign * 15} ${ground - 16}l1 12`, 12],
  ]);
}

/** Returns the color of a crutch's cuff. A villain's is gray, because the accent color may look like skin. */
const cuffColor = ({ isHero, inks }: DrawContext["picture"]): string => (isHero ? inks.accent : "#e9edf5");

/** A crutch in a portrait. The hand holds it below the handle, so that handle and cuff are visible. */
function raisedCrutch({ picture }: DrawContext, x: number, y: number) {
  const shaft = path`M${x - 6} ${y + 90}L${x} ${y - 34}L${x + 9} ${y - 70}`;
  const cuff = path`M${x - 13} ${y - 92}C${x + 17} ${y - 98} ${x + 20} ${y - 64} ${x - 10} ${y - 66}`;
  return paths([
    ["#3c4660", shaft, 9.5],
    [METAL, shaft, 6.5],
    ["#3c4660", cuff, 11],
    [cuffColor(picture), cuff, 8],
    [RUBBER, path`M${x} ${y - 36}h-27`, 10],
    ["#7d8aa5", path`M${x - 6} ${y - 38}h-18`, 3],
  ]);
}

/** The cuff of a crutch, around the forearm. */
function CrutchCuff({ context, side }: Pick<AidProps, "context" | "side">) {
  const { bend, lower } = armLimb(context, side);
  const [x, y] = along(bend, lower, 9).map(roundForSvg);
  const angle = Math.round((Math.atan2(-lower[0], lower[1]) * 180) / Math.PI);
  const radius = context.build.arm + 2;
  return (
    <g transform={`translate(${x},${y})rotate(${angle})`}>
      {paths([
        [cuffColor(context.picture), path`M${-radius}-7Q0-1 ${radius}-7V7Q0 13 ${-radius} 7Z`],
        ["#fff8", path`M${3 - radius}-3V5`, 3],
      ])}
    </g>
  );
}

const COAT = "#e9bd74";
const COAT_SHADE = "#c48f48";
const NIGHT = "#2b2226";

/** A guide dog in its harness, sitting at 0,0. The grip of the harness's handle is at x, y. */
function dog([x, y]: readonly [number, number]) {
  const handle = path`M6-60L${x - 17} ${y + 3}H${x + 17}L27-56`;
  return paths([
    [COAT_SHADE, "M20-12Q44-8 48-24 54-32 58-22 56-2 20-1Z"],
    [COAT, "M-24-1C-36-28-30-66-16-82H18C34-64 40-28 28-1Z"],
    [COAT_SHADE, "M18-82C34-64 40-28 28-1H14C26-24 24-54 10-76Z", "flat"],
    [COAT, "M-21 1Q-28-9-18-11L-16-44H-1L-2 1ZM5 1 4-44H18L20-11Q28-9 23 1Z"],
    // The harness: girth and breast strap, with a reflective band.
    ["#d6301f", "M-29-55Q2-38 35-55L35-40Q2-22-29-40Z"],
    ["#fff6c9", "M-29-49Q2-32 35-49V-45Q2-28-29-45Z", "flat"],
    ["#d6301f", "M-6-70H10L8-36H-4Z"],
    [NIGHT, handle, 8],
    ["#eef2f8", handle, 4.6],
    [NIGHT, path`M${x - 16} ${y + 3}h32`, 10.5],
    ["#a8703f", path`M${x - 15} ${y + 3}h30`, 7],
    [COAT, mirrored("M0-134C25-134 33-118 31-102 29-82 17-72 0-72")],
    ["#fbeccb", mirrored("M0-128Q5-116 5-107 17-103 17-91 14-75 0-75"), "flat"],
    [COAT_SHADE, mirrored("M20-130C38-136 46-108 38-88 28-84 24-104 20-130Z")],
    ["#e8798a", mirrored("M0-84H5V-79Q5-72 0-72")],
    [NIGHT, `${ellipse(0, -98, 7.5, 5.5)}${circle(-14, -108, 5)}${circle(14, -108, 5)}`, "flat"],
    [WHITE, "M-15.500-110h0M12.500-110h0M-2-100h0", 3.2],
    [NIGHT, "M0-93v5M-10-90Q-5-83 0-88 5-83 10-90", 3],
  ]);
}

/** A guide dog next to the left leg. In a portrait, it is next to the shoulder. */
function GuideDog({ context, ground, bust }: Pick<AidProps, "context" | "ground" | "bust">) {
  const [x, y] = handAt(context, "left");
  return bust ? (
    <g transform={`translate(-108,${-190 - ground})scale(1.06)`}>{dog([50, -76])}</g>
  ) : (
    <g transform={`translate(${x - 42},${ground})`}>{dog([42, y - ground])}</g>
  );
}

/** A split hook in place of the hand, in the hand's units. */
const hook = () =>
  paths([
    [STEEL, "M-7-5H7L5 7H-5Z"],
    [METAL, "M-5 5H5C15 10 16 28 3 36L-6 38C-11 38-10 31-5 30 4 28 6 20 0 14Z"],
    [WHITE, "M7 12q4 9-2 17", 2.2],
  ]);

const onLeft =
  (draw: (props: AidProps) => React.ReactNode) =>
  (props: AidProps): React.ReactNode =>
    props.side === "left" ? draw(props) : null;

/** Canes, crutches, the guide dog and prosthetic hands. */
export const HAND_AIDS = {
  cane: { held: Cane },
  crutches: {
    held: (props) => (props.bust ? onLeft(Crutch)(props) : Crutch(props)),
    forearm: (props) => (props.bust ? null : CrutchCuff(props)),
  },
  "white-cane": { held: onLeft(WhiteCane) },
  "guide-dog": {
    held: (props) => (props.bust ? null : onLeft(GuideDog)(props)),
    near: (props) => (props.bust ? GuideDog(props) : null),
  },
  "prosthetic-hook": { hand: hook },
} satisfies Partial<DrawnAids>;
