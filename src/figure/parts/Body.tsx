import { Fragment, memo } from "react";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { wearsHeadwear } from "../describe-figure.ts";
import { EmblemShape } from "../Emblem.tsx";
import { equalInFields } from "../equal-in-fields.ts";
import * as ids from "../ids.ts";
import { createPictureContext } from "../picture-context.ts";
import { roundForSvg } from "../shapes.ts";
import { Accessory, gripOf } from "./Accessory.tsx";
import { Arm } from "./Arm.tsx";
import { aidsOf } from "./aids.ts";
import { handAt, type Side, wristHeight } from "./arm-paths.ts";
import { buildOf } from "./builds.ts";
import { Cane } from "./Cane.tsx";
import { Cape } from "./Cape.tsx";
import { Cloak, CloakCollar } from "./Coat.tsx";
import { createDrawContext, type DrawContext } from "./draw-context.ts";
import { steeple } from "./Hand.tsx";
import { Head, headBack } from "./Head.tsx";
import { HAT_TOPS, pressesHair } from "./Headwear.tsx";
import { hairPaths } from "./hair-paths.ts";
import { Legs, SeatedLegs } from "./Legs.tsx";
import { CHIN_Y, LEAN_Y, legDrop, SEAT_DROP } from "./proportions.ts";
import { STANCES, type Stance, stanceOf } from "./stances.ts";
import { Torso } from "./Torso.tsx";
import { WheelchairBack, WheelchairFront } from "./Wheelchair.tsx";

const usesWheelchair = ({ mobility }: FigureSpec): boolean =>
  mobility === "wheelchair" || mobility === "power-wheelchair";
const isSeated = (spec: FigureSpec): boolean => usesWheelchair(spec) || STANCES[spec.pose].seat !== undefined;

/** How many times as large as its own units the head is drawn: a little larger on the young. */
export const headScale = ({ age }: Pick<FigureSpec, "age">): number =>
  age === "young" ? 1.34 : age === "mature" || age === "seventies" ? 1.28 : 1.31;

/** Middle of the face, in the units of the upper body: the chin stays where the neck is. */
export const faceY = (spec: Pick<FigureSpec, "age">): number => Math.round(CHIN_Y - 62 * headScale(spec));

/** How much lower than its units say the upper body is. */
export const drop = (spec: FigureSpec): number => (isSeated(spec) ? SEAT_DROP : legDrop(buildOf(spec).limbs));

/** How far a figure reaches above the ground, in units. */
export function bodyTop(spec: FigureSpec): number {
  const hat = wearsHeadwear(spec) ? spec.headwear : "none";
  const top = Math.max(pressesHair(hat) ? 0 : hairPaths(spec.hair).top, HAT_TOPS[hat]);
  return headScale(spec) * top - faceY(spec) - drop(spec);
}

/** The scale at which a figure fits into its bubble, hat and all. */
export const bodyScale = (spec: FigureSpec): number => Math.round(Math.min(1.03, 428 / bodyTop(spec)) * 1000) / 1000;

/** They hang over the chest. */
const LONG_HAIR: readonly FigureSpec["hair"][] = ["hijab", "shayla"];

/** Emblem of the type on the chest, where no arm, beard or scarf covers it. */
function ChestEmblem({ context, bust }: { context: DrawContext; bust: boolean }) {
  const { picture, build, stance, spec } = context;
  const { inks, ink } = picture;
  // A forearm that crosses the chest comes from one side: the emblem is on the other.
  const isRightFree = stance.right[1] > -70 && stance.hands[0] !== "steeple";
  const x = (isRightFree ? 0.56 : -0.6) * build.shoulder;
  const isCovered = LONG_HAIR.includes(spec.hair) || spec.facialHair === "long-beard";
  if (isCovered && bust) return null;
  const y = isCovered ? -212 : bust || stance.left[1] < -60 ? -257 : -246;
  return (
    <g transform={`translate(${roundForSvg(x)},${y})scale(.22)`}>
      <EmblemShape type={picture.type} tone={inks.light} detail={picture.isHero ? inks.accent : "#fed"} outline={ink} />
    </g>
  );
}

/** A guide dog beside the left leg, in a portrait beside the shoulder. */
function Dog({ context, ground, bust }: { context: DrawContext; ground: number; bust: boolean }) {
  const [x, y] = handAt(context, "left");
  const [dogX, dogY] = bust ? [-92, -154] : [x - 34, ground];
  const aids = aidsOf(context.spec);
  return aids ? (
    <g transform={`translate(${dogX},${dogY})${bust ? "scale(1.15)" : ""}`}>
      <aids.GuideDog context={context} handle={bust ? undefined : [x - dogX, y - dogY]} />
    </g>
  ) : null;
}

/** A raised arm lies over hair and beard; one that hangs or is bent lies under them. */
const isOverHead = (stance: Stance, side: Side): boolean =>
  stance[side][1] > 95 || stance[side][1] < -150 || stance.holds === side;

/** A held thing has its grip in the hand. */
function heldTransform(context: DrawContext, side: Side): string {
  const [x, y] = handAt(context, side);
  const [gripX, gripY] = gripOf(context.spec.accessories[0].kind);
  return `translate(${roundForSvg(x - gripX * 0.66)},${roundForSvg(y - gripY * 0.66)})scale(.66)`;
}

const isEqualBody = equalInFields<BodyProps>(
  (field) => !["name", "jobTitle", "tagline", "accessories", "number", "background", "packaging"].includes(field),
);

interface BodyProps {
  id: string;
  spec: FigureSpec;
  /** Leaves out what is below the chest, and whatever hides a face or the clothes. @default false */
  bust?: boolean;
}

/** The whole figure, standing on 0,0, {@link bodyTop} units high; or only its bust. Painted back to front: the README lists the order. */
export const Body = memo(
  function Body({ id, spec, bust = false }: BodyProps) {
    const picture = createPictureContext(id, spec);
    const stance = stanceOf(spec, bust);
    const context = { ...createDrawContext(spec, picture), stance };
    const ground = -drop(spec);

    const held = { context, ground, bust };
    const isSitting = isSeated(spec);
    const hasWheels = usesWheelchair(spec);
    const aids = aidsOf(spec);
    const hasDog = spec.mobility === "guide-dog";
    const hasCrutches = spec.mobility === "crutches";
    const isPowered = spec.mobility === "power-wheelchair";
    const seat = hasWheels || bust ? undefined : stance.seat;
    const lean = isSitting ? roundForSvg(stance.lean / 2) : stance.lean;
    const headTransform = `translate(0,${faceY(spec)})rotate(${stance.headTilt - stance.lean / 2})scale(${headScale(spec)})`;
    const backHair =
      hairPaths(spec.hair).back === undefined ? null : <g transform={headTransform}>{headBack(context)}</g>;
    // Everything above the hips leans as one.
    const upperTransform = `translate(0,${drop(spec)})rotate(${lean} 0 ${LEAN_Y})`;
    const hasNarrowHem = hasWheels || seat === "armchair";
    const hem = hasNarrowHem ? -140 : -28 - drop(spec);
    const garment = { context, bottom: hem, spread: hasNarrowHem ? -6 : undefined };
    /** An arm that is not behind the body, with what its hand holds. */
    const armWithThings = (side: Side) =>
      stance.farArm === side ? null : (
        <Fragment key={side}>
          {side === "left" && spec.mobility === "cane" ? <Cane {...held} /> : null}
          {side === "left" && aids && spec.mobility === "white-cane" ? <aids.WhiteCane {...held} /> : null}
          {side === "left" && hasDog && !bust ? <Dog {...held} /> : null}
          {aids && hasCrutches && !(bust && side === "right") ? <aids.Crutch {...held} side={side} /> : null}
          {stance.holds === side ? (
            <g transform={heldTransform(context, side)}>
              <Accessory picture={picture} kind={spec.accessories[0].kind} />
            </g>
          ) : null}
          <Arm context={context} side={side} />
          {aids && hasCrutches && !bust ? <aids.CrutchCuff context={context} side={side} /> : null}
        </Fragment>
      );
    return (
      <g stroke={picture.edge}>
        {isSitting ? (
          <clipPath id={picture.id(ids.seatClip)}>
            <path d="M-200-500H200V-150H-200Z" />
          </clipPath>
        ) : null}
        {aids && seat === "armchair" ? <aids.ArmchairBack context={context} /> : null}
        <g transform={upperTransform}>
          {hasWheels ? (
            // In a portrait they stand higher, so that they are seen beside the shoulders.
            <g transform={bust ? "translate(0,-26)" : undefined}>
              {aids && isPowered ? (
                <aids.PowerWheelchairBack context={context} />
              ) : (
                <WheelchairBack context={context} />
              )}
            </g>
          ) : null}
          {aids && spec.oxygen ? <aids.OxygenBottle context={context} /> : null}
          {picture.isHero ? (
            <Cape {...garment} />
          ) : (
            <>
              {bust ? null : <Cloak {...garment} />}
              <CloakCollar context={context} />
            </>
          )}
          {isSitting ? null : backHair}
          {stance.farArm === undefined ? null : <Arm context={context} side={stance.farArm} />}
        </g>
        {isSitting ? <g transform={upperTransform}>{backHair}</g> : bust ? null : <Legs context={context} />}
        <g transform={upperTransform} clipPath={isSitting ? picture.url(ids.seatClip) : undefined}>
          <Torso context={context} />
          {aids && spec.pregnant ? <aids.Belly context={context} /> : null}
          {aids && spec.insulinPump ? <aids.InsulinPump context={context} /> : null}
          <ChestEmblem context={context} bust={bust} />
          {aids && spec.oxygen ? <aids.OxygenTube context={context} /> : null}
        </g>
        {!aids ? null : seat === "stool" ? (
          <aids.Stool context={context} />
        ) : seat === "armchair" ? (
          <aids.ArmchairFront context={context} />
        ) : null}
        {aids && isPowered && !bust ? <aids.PowerWheelchairSeat context={context} /> : null}
        {isSitting && !bust ? <SeatedLegs context={context} /> : null}
        {bust ? null : aids && isPowered ? (
          <aids.PowerWheelchairFront context={context} />
        ) : hasWheels ? (
          <WheelchairFront context={context} />
        ) : null}
        <g transform={upperTransform}>
          {(["left", "right"] as const).map((side) => (isOverHead(stance, side) ? null : armWithThings(side)))}
          {stance.hands[0] === "steeple" ? (
            <g transform={`translate(0,${wristHeight(context)})`}>{steeple(context)}</g>
          ) : null}
          <g transform={headTransform}>
            <Head context={context} />
          </g>
          {(["left", "right"] as const).map((side) => (isOverHead(stance, side) ? armWithThings(side) : null))}
          {hasDog && bust ? <Dog {...held} /> : null}
        </g>
        {aids && isPowered && !bust ? <aids.Joystick context={context} /> : null}
      </g>
    );
  },
  // Texts and background are drawn elsewhere, so typing never draws the body again.
  (before, after) => isEqualBody(before, after) && before.spec.accessories[0].kind === after.spec.accessories[0].kind,
);
