import { Fragment, memo } from "react";
import { equalInFields } from "../../engine/equal-in-fields.ts";
import * as ids from "../../engine/ids.ts";
import { CONTOUR, INK, INNER } from "../../engine/ink.ts";
import type { PictureContext } from "../../engine/picture-context.ts";
import { circle, radians, roundForSvg } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { pressesHair, wornHeadwear } from "../../schema/wearing.ts";
import { Accessory, gripOf } from "../accessory/Accessory.tsx";
import { Head, headBack } from "../face/Head.tsx";
import { hairPaths } from "../hair/hair-paths.ts";
import { hairTraits } from "../hair/options.ts";
import { headwearTraits } from "../headwear/options.ts";
import { aidsOf, usesWheelchair } from "../mobility/aids.ts";
import type { Aid } from "../mobility/types.ts";
import { Cape, CapeClasps } from "../outfit/Cape.tsx";
import { Cloak, CloakCollar } from "../outfit/Coat.tsx";
import { HANGING, hasRaisedHand, STANCES, type Stance, stanceOf } from "../pose/stances.ts";
import { Arm } from "./Arm.tsx";
import { handAt, type Side, wristHeight } from "./arm-paths.ts";
import { buildOf, raisedArmsOf } from "./builds.ts";
import { createDrawContext, type DrawContext } from "./draw-context.ts";
import { EmblemShape } from "./Emblem.tsx";
import { steeple } from "./Hand.tsx";
import { Legs } from "./Legs.tsx";
import { CHIN_Y, LEAN_Y, legDrop, SEAT_DROP } from "./proportions.ts";
import { Torso } from "./Torso.tsx";
import { turnedX } from "./turn.ts";

const isSeated = (spec: FigureSpec): boolean => usesWheelchair(spec) || STANCES[spec.pose].seat !== undefined;

/** Returns the scale of the head: units of the body per unit of the head. Young figures have larger heads. */
const headScale = ({ age }: Pick<FigureSpec, "age">): number =>
  age === "young" ? 1.34 : age === "mature" || age === "seventies" ? 1.28 : 1.31;

/** Returns the y of the middle of the face, in units of the upper body. The chin stays at the neck at every scale. */
const faceY = (spec: Pick<FigureSpec, "age">): number => Math.round(CHIN_Y - 62 * headScale(spec));

/** Returns how far the upper body moves down, because a toy's legs are shorter than the drawings assume. */
export const drop = (spec: FigureSpec): number => (isSeated(spec) ? SEAT_DROP : legDrop(buildOf(spec).limbs));

/** Returns the height of a figure, including its hair or hat, in units above the ground. */
export function bodyTop(spec: FigureSpec): number {
  const hat = wornHeadwear(spec);
  const top = Math.max(pressesHair(hat) ? 0 : hairPaths(spec.hair).top, headwearTraits(hat).top);
  return headScale(spec) * top - faceY(spec) - drop(spec);
}

/**
 * Enlarges the trunk in a portrait, because a toy's neck and shoulders are too small for its head. A raised hand needs
 * space next to the head.
 */
const bustTrunk = (stance: Stance): string =>
  hasRaisedHand(stance) ? "translate(0,130)scale(1.4)" : "translate(0,217)scale(1.7)";

/** Returns the scale at which a figure, including its hat, fits into its blister. */
export const bodyScale = (spec: FigureSpec): number => Math.round(Math.min(1.03, 428 / bodyTop(spec)) * 1000) / 1000;

/** Whether the figure has a scarf or beard that hangs over chest and shoulders. */
const isDraped = ({ hair, facialHair }: FigureSpec): boolean =>
  hairTraits(hair).isDraped === true || facialHair === "long-beard";

/** The y of the emblem on outfits that have a stripe, a strap or a pocket at its usual place. */
const EMBLEM_Y: Partial<Record<FigureSpec["outfit"], number>> = {
  "hi-vis": -222,
  turnout: -222,
  overalls: -218,
};

/** The emblem of the figure's type, on a part of the chest that no arm, beard or scarf covers. */
function ChestEmblem({ context }: { context: DrawContext }) {
  const { picture, build, stance, spec } = context;
  const { inks, ink } = picture;
  const isCovered = isDraped(spec);
  const hasHandsTogether = stance.hands[0] === "steeple";
  const hasArmsCrossed = stance.left[1] < -60 && !hasHandsTogether;
  /** Whether a fist covers the right side of the chest, so that the emblem goes to the left. */
  const isLeft = !hasArmsCrossed && !hasHandsTogether && stance.right[1] < -70 && stance.right[1] > -150;
  // A police badge takes the left side.
  if (isLeft && spec.outfit === "patrol") return null;
  const side = isLeft ? "left" : "right";
  /** Distance of the sleeve's inner edge from the axis, on the emblem's side. */
  const sleeve =
    stance.farArm === side
      ? build.shoulder
      : build.shoulder - build.arm * 1.66 + 20 * Math.sin(radians(stance[side][0]));
  const x = (isLeft ? -1 : 1) * Math.min(build.shoulder * (hasArmsCrossed ? 0.24 : 0.54), sleeve - 11);
  const y = hasHandsTogether ? -208 : isCovered ? -212 : hasArmsCrossed ? -262 : (EMBLEM_Y[spec.outfit] ?? -246);
  return (
    <g transform={`translate(${roundForSvg(turnedX(build, stance.turn, x, y))},${y})scale(.22)`}>
      <EmblemShape type={picture.type} tone={inks.light} detail={picture.isHero ? inks.accent : "#fed"} outline={ink} />
    </g>
  );
}

const SIDES: readonly Side[] = ["left", "right"];

/** Whether an arm is drawn over hair and beard because it is raised. Other arms are drawn under them. */
const isOverHead = (stance: Stance, side: Side): boolean =>
  stance[side][1] > 95 || stance[side][1] < -150 || stance.holds === side;

/** The scale of an accessory in a hand. */
const HELD_SCALE = 0.9;

/** Returns the transform that puts the grip of the held accessory into the hand. */
function heldTransform(context: DrawContext, side: Side): string {
  const [x, y] = handAt(context, side);
  const [gripX, gripY] = gripOf(context.spec.accessories[0].kind);
  return `translate(${roundForSvg(x - gripX * HELD_SCALE)},${roundForSvg(y - gripY * HELD_SCALE)})scale(${HELD_SCALE})`;
}

const isEqualBody = equalInFields<BodyProps>(
  (field) => !["name", "jobTitle", "tagline", "accessories", "number", "background", "packaging"].includes(field),
);

interface BodyProps {
  picture: PictureContext;
  spec: FigureSpec;
  /** Draws only a portrait: no legs, no cape, nothing that would hide the face or the clothes. @default false */
  bust?: boolean;
}

/**
 * The whole figure, {@link bodyTop} units high with its feet at 0,0, or only a portrait. The README lists the painting
 * order.
 */
export const Body = memo(
  function Body({ picture, spec, bust = false }: BodyProps) {
    const stance = stanceOf(spec, bust);
    const context = createDrawContext(spec, picture, stance, bust);
    const ground = -drop(spec);
    const isSitting = isSeated(spec);
    const hasWheels = usesWheelchair(spec);
    const seat = hasWheels || bust ? undefined : stance.seat;
    const lean = isSitting ? roundForSvg(stance.lean / 2) : stance.lean;
    // Everything above the hips leans together.
    const upperTransform = `translate(0,${drop(spec)})rotate(${lean} 0 ${LEAN_Y})`;
    const inTrunk = (drawn: React.ReactNode) =>
      bust ? (
        <g transform={bustTrunk(stance)} strokeWidth={INNER}>
          {drawn}
        </g>
      ) : (
        drawn
      );
    const headTransform = `translate(${roundForSvg(stance.turn * 4)},${faceY(spec)})rotate(${stance.headTilt - stance.lean / 2})scale(${headScale(spec)})`;
    const backHair =
      hairPaths(spec.hair).back === undefined ? null : (
        <g data-m="h" transform={headTransform}>
          {headBack(context)}
        </g>
      );
    const raised = SIDES.filter((side) => isOverHead(stance, side));
    /**
     * A scarf or beard covers the shoulder of a raised arm, but not the rest of the arm. So the arm is drawn twice:
     * below the scarf or beard, and above it except in a circle around the shoulders. In portraits, the arms do not
     * overlap it.
     */
    const drape = !bust && isDraped(spec) && raised.length > 0 ? ids.drapeClip : undefined;
    const hasNarrowHem = hasWheels || seat === "armchair";
    const hem = hasNarrowHem ? -140 : -28 - drop(spec);
    const garment = { context, bottom: hem, spread: hasNarrowHem ? -6 : undefined };
    const aids = aidsOf(spec);
    const drawAids = (
      layer: Exclude<keyof Aid, "hand" | "shin" | "skin" | "ears" | "face">,
      side: Side = "left",
      drawn = context,
    ) =>
      aids.map(
        ([name, { [layer]: draw }]) =>
          draw && <Fragment key={name}>{draw({ context: drawn, ground, bust, side })}</Fragment>,
      );
    const armContext = bust ? { ...context, build: raisedArmsOf(context.build) } : context;
    const arm = {
      context: armContext,
      hook: aids.find(([, aid]) => aid.hand)?.[1].hand,
    };
    /** Draws an arm and the object in its hand. Draws nothing for the far arm, which is drawn behind the body. */
    const armWithThings = (side: Side) =>
      stance.farArm === side ? null : (
        <Fragment key={side}>
          {drawAids("held", side, armContext)}
          {stance.holds === side ? (
            <g transform={heldTransform(armContext, side)}>
              <Accessory kind={spec.accessories[0].kind} />
            </g>
          ) : null}
          <Arm {...arm} side={side} />
          {drawAids("forearm", side, armContext)}
        </Fragment>
      );
    /** Whether an arm hangs outside the frame of a portrait. */
    const isOutside = (side: Side) => bust && stance[side] === HANGING;
    return (
      <g stroke={INK} strokeWidth={CONTOUR.body}>
        {drape ? (
          <clipPath id={picture.id(drape)}>
            <path d={`M-300-600H300V0H-300Z${circle(0, -284, 64)}`} clipRule="evenodd" />
          </clipPath>
        ) : null}
        {isSitting ? (
          <clipPath id={picture.id(ids.seatClip)}>
            <path d="M-200-500H200V-150H-200Z" />
          </clipPath>
        ) : null}
        {bust ? null : drawAids("ground")}
        <g data-m="u" transform={upperTransform}>
          {inTrunk(
            bust ? (
              drawAids("back")
            ) : (
              <>
                {drawAids("back")}
                <g data-m="c">{picture.isHero ? <Cape {...garment} /> : <Cloak {...garment} />}</g>
                {picture.isHero ? null : <CloakCollar context={context} />}
              </>
            ),
          )}
          {isSitting ? null : backHair}
          {stance.farArm === undefined ? null : inTrunk(<Arm {...arm} side={stance.farArm} />)}
        </g>
        {isSitting ? (
          <g data-m="u" transform={upperTransform}>
            {backHair}
          </g>
        ) : bust ? null : (
          <Legs context={context} prosthesis={aids.find(([, aid]) => aid.shin)?.[1].shin} />
        )}
        <g data-m="u" transform={upperTransform} clipPath={isSitting ? picture.url(ids.seatClip) : undefined}>
          {inTrunk(
            <>
              <Torso context={context} />
              {bust || !picture.isHero ? null : <CapeClasps context={context} />}
              {drawAids("chest")}
              {bust ? null : <ChestEmblem context={context} />}
            </>,
          )}
        </g>
        {bust ? null : (
          <>
            {drawAids("seat")}
            {drawAids("legs")}
            {drawAids("front")}
          </>
        )}
        <g data-m="u" transform={upperTransform}>
          {inTrunk(
            <>
              {SIDES.map((side) => (raised.includes(side) || isOutside(side) ? null : armWithThings(side)))}
              {drape ? <g id={picture.id(ids.drapedArms)}>{raised.map(armWithThings)}</g> : null}
              {stance.hands[0] === "steeple" ? (
                <g transform={`translate(0,${wristHeight(context)})`}>{steeple(context)}</g>
              ) : null}
            </>,
          )}
          <g data-m="h" transform={headTransform}>
            <Head context={context} />
          </g>
          {drape ? (
            <use href={`#${picture.id(ids.drapedArms)}`} clipPath={picture.url(drape)} />
          ) : (
            inTrunk(raised.map(armWithThings))
          )}
        </g>
        {drawAids("near")}
      </g>
    );
  },
  // Body shows neither texts nor the background, so editing them does not render it again.
  (before, after) => isEqualBody(before, after) && before.spec.accessories[0].kind === after.spec.accessories[0].kind,
);
