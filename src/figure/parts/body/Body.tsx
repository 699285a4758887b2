import { Fragment, memo } from "react";
import { equalInFields } from "../../engine/equal-in-fields.ts";
import * as ids from "../../engine/ids.ts";
import type { PictureContext } from "../../engine/picture-context.ts";
import { circle, radians, roundForSvg } from "../../engine/shapes.ts";
import { EmblemShape } from "../../pictures/Emblem.tsx";
import type { FigureSpec } from "../../schema/spec.ts";
import { pressesHair, wornHeadwear } from "../../schema/wearing.ts";
import { Accessory, gripOf } from "../accessory/Accessory.tsx";
import { expressionOf } from "../face/features.ts";
import { Head, headBack } from "../face/Head.tsx";
import { hairPaths } from "../hair/hair-paths.ts";
import { hairTraits } from "../hair/options.ts";
import { headwearTraits } from "../headwear/options.ts";
import { aidsOf, usesWheelchair } from "../mobility/aids.ts";
import type { Aid } from "../mobility/types.ts";
import { Cape } from "../outfit/Cape.tsx";
import { Cloak, CloakCollar } from "../outfit/Coat.tsx";
import { HANGING, STANCES, type Stance, stanceOf } from "../pose/stances.ts";
import { Arm } from "./Arm.tsx";
import { handAt, type Side, wristHeight } from "./arm-paths.ts";
import { buildOf, bustOf } from "./builds.ts";
import { createDrawContext, type DrawContext } from "./draw-context.ts";
import { steeple } from "./Hand.tsx";
import { Legs } from "./Legs.tsx";
import { CHIN_Y, LEAN_Y, legDrop, SEAT_DROP } from "./proportions.ts";
import { Torso } from "./Torso.tsx";
import { turnedX } from "./turn.ts";

const isSeated = (spec: FigureSpec): boolean => usesWheelchair(spec) || STANCES[spec.pose].seat !== undefined;

/** How many times as large as its own units the head is drawn: a little larger on the young. */
const headScale = ({ age }: Pick<FigureSpec, "age">): number =>
  age === "young" ? 1.34 : age === "mature" || age === "seventies" ? 1.28 : 1.31;

/** Middle of the face, in the units of the upper body: the chin stays where the neck is. */
const faceY = (spec: Pick<FigureSpec, "age">): number => Math.round(CHIN_Y - 62 * headScale(spec));

/** How much lower than its units say the upper body is. */
export const drop = (spec: FigureSpec): number => (isSeated(spec) ? SEAT_DROP : legDrop(buildOf(spec).limbs));

/** How far a figure reaches above the ground, in units. */
export function bodyTop(spec: FigureSpec): number {
  const hat = wornHeadwear(spec);
  const top = Math.max(pressesHair(hat) ? 0 : hairPaths(spec.hair).top, headwearTraits(hat).top);
  return headScale(spec) * top - faceY(spec) - drop(spec);
}

/** In a portrait neck and shoulders are as large as a grown person's: a toy's would be lost under its head. */
const BUST_TRUNK = "translate(0,136)scale(1.4)";

/** The scale at which a figure fits into its bubble, hat and all. */
export const bodyScale = (spec: FigureSpec): number => Math.round(Math.min(1.03, 428 / bodyTop(spec)) * 1000) / 1000;

/** Whether a scarf or a beard hangs over the chest and shoulders. */
const isDraped = ({ hair, facialHair }: FigureSpec): boolean =>
  hairTraits(hair).isDraped === true || facialHair === "long-beard";

/** Emblem of the type on the chest, where no arm, beard or scarf covers it. */
function ChestEmblem({ context }: { context: DrawContext }) {
  const { picture, build, stance, spec } = context;
  const { inks, ink } = picture;
  const isCovered = isDraped(spec);
  const hasHandsTogether = stance.hands[0] === "steeple";
  const hasArmsCrossed = stance.left[1] < -60 && !hasHandsTogether;
  /** A fist lies on the right of the chest. */
  const isLeft = !hasArmsCrossed && !hasHandsTogether && stance.right[1] < -70 && stance.right[1] > -150;
  // A police badge is there already.
  if (isLeft && spec.outfit === "patrol") return null;
  const side = isLeft ? "left" : "right";
  /** Where the sleeve of that side begins. */
  const sleeve =
    stance.farArm === side
      ? build.shoulder
      : build.shoulder - build.arm * 1.66 + 20 * Math.sin(radians(stance[side][0]));
  const x = (isLeft ? -1 : 1) * Math.min(build.shoulder * (hasArmsCrossed ? 0.24 : 0.54), sleeve - 11);
  const y = hasHandsTogether ? -208 : isCovered ? -212 : hasArmsCrossed ? -262 : -246;
  return (
    <g transform={`translate(${roundForSvg(turnedX(build, stance.turn, x, y))},${y})scale(.22)`}>
      <EmblemShape type={picture.type} tone={inks.light} detail={picture.isHero ? inks.accent : "#fed"} outline={ink} />
    </g>
  );
}

/** What the expression adds to the head's tilt, where the pose does not tilt it far already. */
const nod = ({ mouth }: FigureSpec, { headTilt }: Stance): number =>
  Math.abs(headTilt) < 5 ? Math.sign(headTilt || 1) * (expressionOf(mouth).lean ?? 0) : 0;

const SIDES: readonly Side[] = ["left", "right"];

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
  picture: PictureContext;
  spec: FigureSpec;
  /** Leaves out what is below the chest, and whatever hides a face or the clothes. @default false */
  bust?: boolean;
}

/** The whole figure, standing on 0,0, {@link bodyTop} units high; or only its bust. Painted back to front: the README lists the order. */
export const Body = memo(
  function Body({ picture, spec, bust = false }: BodyProps) {
    const stance = stanceOf(spec, bust);
    const whole = createDrawContext(spec, picture, stance);
    const context = bust ? { ...whole, build: bustOf(whole.build) } : whole;
    const ground = -drop(spec);
    const isSitting = isSeated(spec);
    const hasWheels = usesWheelchair(spec);
    const seat = hasWheels || bust ? undefined : stance.seat;
    const lean = isSitting ? roundForSvg(stance.lean / 2) : stance.lean;
    // Everything above the hips leans as one.
    const upperTransform = `translate(0,${drop(spec)})rotate(${lean} 0 ${LEAN_Y})`;
    const inTrunk = (drawn: React.ReactNode) => (bust ? <g transform={BUST_TRUNK}>{drawn}</g> : drawn);
    const headTransform = `translate(${roundForSvg(stance.turn * 4)},${faceY(spec)})rotate(${stance.headTilt + nod(spec, stance) - stance.lean / 2})scale(${headScale(spec)})`;
    const backHair =
      hairPaths(spec.hair).back === undefined ? null : (
        <g data-m="h" transform={headTransform}>
          {headBack(context)}
        </g>
      );
    const raised = SIDES.filter((side) => isOverHead(stance, side));
    /** Its raised arm is drawn under it, and once more over it beside it. A portrait's is beside it anyway. */
    const drape = !bust && isDraped(spec) && raised.length > 0 ? ids.drapeClip : undefined;
    const hasNarrowHem = hasWheels || seat === "armchair";
    const hem = hasNarrowHem ? -140 : -28 - drop(spec);
    const garment = { context, bottom: hem, spread: hasNarrowHem ? -6 : undefined };
    const aids = aidsOf(spec);
    const drawAids = (
      layer: Exclude<keyof Aid, "hand" | "shin" | "skin" | "ears" | "face" | "hidesLight">,
      side: Side = "left",
    ) =>
      aids.map(
        ([name, { [layer]: draw }]) => draw && <Fragment key={name}>{draw({ context, ground, bust, side })}</Fragment>,
      );
    const arm = {
      context,
      hook: aids.find(([, aid]) => aid.hand)?.[1].hand,
    };
    /** An arm that is not behind the body, with what its hand holds. */
    const armWithThings = (side: Side) =>
      stance.farArm === side ? null : (
        <Fragment key={side}>
          {drawAids("held", side)}
          {stance.holds === side ? (
            <g transform={heldTransform(context, side)}>
              <Accessory kind={spec.accessories[0].kind} />
            </g>
          ) : null}
          <Arm {...arm} side={side} />
          {drawAids("forearm", side)}
        </Fragment>
      );
    /** A portrait cuts an arm that hangs: the clothes over it show more of themselves. */
    const isBehindTrunk = (side: Side) => bust && stance[side] === HANGING;
    return (
      <g stroke={picture.edge}>
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
              {SIDES.map((side) => (isBehindTrunk(side) ? armWithThings(side) : null))}
              <Torso context={context} />
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
              {SIDES.map((side) => (raised.includes(side) || isBehindTrunk(side) ? null : armWithThings(side)))}
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
  // Texts and background are drawn elsewhere, so typing never draws the body again.
  (before, after) => isEqualBody(before, after) && before.spec.accessories[0].kind === after.spec.accessories[0].kind,
);
