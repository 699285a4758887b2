import { memo } from "react";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { wearsHeadwear } from "../describe-figure.ts";
import { EmblemShape } from "../Emblem.tsx";
import { equalInFields } from "../equal-in-fields.ts";
import * as ids from "../ids.ts";
import { createPictureContext } from "../picture-context.ts";
import { roundForSvg } from "../shapes.ts";
import { Arm, ArmShapes, wristHeight } from "./Arm.tsx";
import { Cane } from "./Cane.tsx";
import { Cape, CapeFront } from "./Cape.tsx";
import { CoatBack, CoatFront } from "./Coat.tsx";
import { createDrawContext, type DrawContext } from "./draw-context.ts";
import { steeple } from "./Hand.tsx";
import { Head, headBack } from "./Head.tsx";
import { HAT_TOPS, pressesHair } from "./Headwear.tsx";
import { HAIR_PATHS } from "./hair-paths.ts";
import { Legs, SeatedLegs } from "./Legs.tsx";
import { FACE_Y, LEAN_Y, SEAT_DROP } from "./proportions.ts";
import { Torso } from "./Torso.tsx";
import { WheelchairBack, WheelchairFront } from "./Wheelchair.tsx";

const headScale = ({ age }: FigureSpec): number => (age === "young" ? 1.12 : age === "mature" ? 1.03 : 1.06);

/** How far a figure reaches above the ground, in units. */
export function bodyTop(spec: FigureSpec): number {
  const hat = wearsHeadwear(spec) ? spec.headwear : "none";
  const top = Math.max(pressesHair(hat) ? 0 : HAIR_PATHS[spec.hair].top, HAT_TOPS[hat]);
  return -FACE_Y + headScale(spec) * top - (spec.mobility === "wheelchair" ? SEAT_DROP : 0);
}

/** The scale at which a figure fits into its bubble, hat and all. */
export const bodyScale = (spec: FigureSpec): number => Math.round(Math.min(1.03, 428 / bodyTop(spec)) * 1000) / 1000;

/** Emblem of the type on the chest. It moves beside or below a long beard, crossed arms and steepled hands, so that nothing ever covers it. */
function ChestEmblem({ context }: { context: DrawContext }) {
  const { picture, build, stance, spec } = context;
  const { inks, isHero, ink } = picture;
  const hasLongBeard = spec.facialHair === "long-beard";
  const x = isHero ? (spec.pose === "guard" ? -0.58 : 0.58) : stance.hands[0] === "steeple" ? -0.72 : -0.62;
  const y = isHero
    ? hasLongBeard
      ? -238
      : -246
    : stance.hands[0] === "steeple"
      ? -178
      : stance.forearmLength === undefined
        ? -254
        : -262;
  return (
    <g transform={`translate(${roundForSvg(x * build.shoulder)},${y})scale(.33)`}>
      <EmblemShape type={picture.type} tone={inks.light} detail={isHero ? inks.accent : "#fed"} outline={ink} />
    </g>
  );
}

interface BodyProps {
  id: string;
  spec: FigureSpec;
  /** Leaves out what is below the chest. @default false */
  bust?: boolean;
}

/** The whole figure, standing on 0,0, {@link bodyTop} units high; or only its bust. Painted back to front: the README lists the order. */
export const Body = memo(
  function Body({ id, spec, bust = false }: BodyProps) {
    const picture = createPictureContext(id, spec);
    const context = createDrawContext(spec, picture);
    const { stance } = context;
    const isSeated = spec.mobility === "wheelchair";
    const isSteepled = stance.hands[0] === "steeple";
    const lean = isSeated ? roundForSvg(stance.lean / 2) : stance.lean;
    const headTransform = `translate(0,${FACE_Y})rotate(${stance.headTilt - stance.lean / 2})scale(${headScale(spec)})`;
    const backHair =
      HAIR_PATHS[spec.hair].back === undefined ? null : <g transform={headTransform}>{headBack(context)}</g>;
    // Everything above the hips leans as one.
    const upperTransform = `${isSeated ? `translate(0,${SEAT_DROP})` : ""}rotate(${lean} 0 ${LEAN_Y})`;
    return (
      <g stroke={picture.edge}>
        <defs>
          <ArmShapes context={context} />
          {isSeated ? (
            <clipPath id={picture.id(ids.seatClip)}>
              <path d="M-200-460H200V-150H-200Z" />
            </clipPath>
          ) : null}
        </defs>
        <g transform={upperTransform}>
          {picture.isHero ? (
            <Cape context={context} bottom={isSeated ? -70 : -26} />
          ) : (
            <CoatBack context={context} bottom={isSeated ? -84 : -30} />
          )}
          {isSeated ? null : backHair}
          {stance.farArm === undefined ? null : <Arm context={context} side={stance.farArm} />}
        </g>
        {isSeated && !bust ? <WheelchairBack context={context} /> : null}
        {isSeated ? <g transform={upperTransform}>{backHair}</g> : bust ? null : <Legs context={context} />}
        <g transform={upperTransform} clipPath={isSeated ? picture.url(ids.seatClip) : undefined}>
          <Torso context={context} />
          {picture.isHero ? (
            <CapeFront context={context} hasBelt={!bust} />
          ) : (
            <CoatFront context={context} bottom={isSeated ? -128 : -70} />
          )}
          <ChestEmblem context={context} />
        </g>
        {isSeated && !bust ? (
          <>
            <SeatedLegs context={context} />
            <WheelchairFront context={context} />
          </>
        ) : null}
        <g transform={upperTransform}>
          <g transform={headTransform}>
            <Head context={context} />
          </g>
          {spec.mobility === "cane" && !bust ? <Cane context={context} /> : null}
          {stance.farArm === "left" ? null : <Arm context={context} side="left" />}
          {stance.farArm === "right" ? null : <Arm context={context} side="right" />}
          {isSteepled ? <g transform={`translate(0,${wristHeight(context)})`}>{steeple(context)}</g> : null}
        </g>
      </g>
    );
  },
  // Texts and background are drawn elsewhere, so typing never draws the body again.
  equalInFields((field) => !["name", "jobTitle", "tagline", "accessories", "number", "background"].includes(field)),
);
