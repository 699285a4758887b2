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
import { Torso } from "./Torso.tsx";
import { WheelchairBack, WheelchairFront } from "./Wheelchair.tsx";

/** Middle of the face, above the ground. */
const HEAD_Y = -352;
/** How much lower a seated body is. */
const SEAT_DROP = 44;

const headScale = ({ age }: FigureSpec): number => (age === "young" ? 1.12 : age === "mature" ? 1.03 : 1.06);

/** How far a figure reaches above the ground, in units. */
export function bodyTop(spec: FigureSpec): number {
  const hat = wearsHeadwear(spec) ? spec.headwear : "none";
  const top = Math.max(pressesHair(hat) ? 0 : HAIR_PATHS[spec.hair].top, HAT_TOPS[hat]);
  return -HEAD_Y + headScale(spec) * top - (spec.mobility === "wheelchair" ? SEAT_DROP : 0);
}

/** The scale at which a figure fits into its bubble, hat and all. */
export const bodyScale = (spec: FigureSpec): number => Math.round(Math.min(1.03, 428 / bodyTop(spec)) * 1000) / 1000;

/** The side's sign on the chest: beside or below a long beard, crossed arms and steepled hands, so that it is always seen. */
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

/** The whole figure, standing on 0,0, up to {@link bodyTop} units high; or only its bust. */
export const Body = memo(
  function Body({ id, spec, bust = false }: BodyProps) {
    const picture = createPictureContext(id, spec);
    const context = createDrawContext(spec, picture);
    const { stance } = context;
    const isSeated = spec.mobility === "wheelchair";
    const isSteepled = stance.hands[0] === "steeple";
    const lean = isSeated ? roundForSvg(stance.lean / 2) : stance.lean;
    const skull = `translate(0,${HEAD_Y})rotate(${stance.headTilt - stance.lean / 2})scale(${headScale(spec)})`;
    const backHair = HAIR_PATHS[spec.hair].back === undefined ? null : <g transform={skull}>{headBack(context)}</g>;
    // Everything above the hips leans around them.
    const upper = `${isSeated ? `translate(0,${SEAT_DROP})` : ""}rotate(${lean} 0 -160)`;
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
        <g transform={upper}>
          {picture.isHero ? (
            <Cape context={context} bottom={isSeated ? -70 : -26} />
          ) : (
            <CoatBack context={context} bottom={isSeated ? -84 : -30} />
          )}
          {isSeated ? null : backHair}
          {stance.farArm === undefined ? null : <Arm context={context} on={stance.farArm} />}
        </g>
        {isSeated && !bust ? <WheelchairBack context={context} /> : null}
        {isSeated ? <g transform={upper}>{backHair}</g> : bust ? null : <Legs context={context} />}
        <g transform={upper} clipPath={isSeated ? picture.url(ids.seatClip) : undefined}>
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
        <g transform={upper}>
          <g transform={skull}>
            <Head context={context} />
          </g>
          {spec.mobility === "cane" && !bust ? <Cane context={context} /> : null}
          {stance.farArm === "left" ? null : <Arm context={context} on="left" />}
          {stance.farArm === "right" ? null : <Arm context={context} on="right" />}
          {isSteepled ? <g transform={`translate(0,${wristHeight(context)})`}>{steeple(context)}</g> : null}
        </g>
      </g>
    );
  },
  // The figure itself does not change while its words are typed.
  equalInFields((field) => !["name", "jobTitle", "tagline", "accessories", "number", "background"].includes(field)),
);
