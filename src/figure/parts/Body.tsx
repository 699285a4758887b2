import { memo } from "react";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { makeArt, sameFields } from "../art.ts";
import { wearsHeadwear } from "../describe-figure.ts";
import { EmblemShape } from "../Emblem.tsx";
import { short } from "../shapes.ts";
import { Arm, ArmShapes, wristHeight } from "./Arm.tsx";
import { Cane } from "./Cane.tsx";
import { Cape, CapeFront } from "./Cape.tsx";
import { CoatBack, CoatFront } from "./Coat.tsx";
import { steeple } from "./Hand.tsx";
import { Head, headBack } from "./Head.tsx";
import { HAT_TOPS, pressesHair } from "./Headwear.tsx";
import { HAIR_ART } from "./hair-art.ts";
import { Legs, SeatedLegs } from "./Legs.tsx";
import { type Look, makeLook } from "./look.ts";
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
  const top = Math.max(pressesHair(hat) ? 0 : HAIR_ART[spec.hair].top, HAT_TOPS[hat]);
  return -HEAD_Y + headScale(spec) * top - (spec.mobility === "wheelchair" ? SEAT_DROP : 0);
}

/** The scale at which a figure fits into its bubble, hat and all. */
export const bodyScale = (spec: FigureSpec): number => Math.round(Math.min(1.03, 428 / bodyTop(spec)) * 1000) / 1000;

/** The side's sign on the chest: beside or below a long beard, crossed arms and steepled hands, so that it is always seen. */
function ChestEmblem({ look }: { look: Look }) {
  const { art, build, stance, spec } = look;
  const { inks, isHero, ink } = art;
  const hasLongBeard = spec.facialHair === "long-beard";
  const x = isHero ? (spec.pose === "guard" ? -0.58 : 0.58) : stance.hands[0] === "steeple" ? -0.72 : -0.62;
  const y = isHero
    ? hasLongBeard
      ? -238
      : -246
    : stance.hands[0] === "steeple"
      ? -178
      : stance.reach === undefined
        ? -254
        : -262;
  return (
    <g transform={`translate(${short(x * build.shoulder)},${y})scale(.33)`}>
      <EmblemShape type={art.type} tone={inks.light} detail={isHero ? inks.accent : "#fed"} outline={ink} />
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
    const art = makeArt(id, spec);
    const look = makeLook(spec, art);
    const { stance } = look;
    const isSeated = spec.mobility === "wheelchair";
    const isSteepled = stance.hands[0] === "steeple";
    const lean = isSeated ? short(stance.lean / 2) : stance.lean;
    const skull = `translate(0,${HEAD_Y})rotate(${stance.tilt - stance.lean / 2})scale(${headScale(spec)})`;
    const backHair = HAIR_ART[spec.hair].back === undefined ? null : <g transform={skull}>{headBack(look)}</g>;
    // Everything above the hips leans around them.
    const upper = `${isSeated ? `translate(0,${SEAT_DROP})` : ""}rotate(${lean} 0 -160)`;
    return (
      <g stroke={art.edge}>
        <defs>
          <ArmShapes look={look} />
          {isSeated ? (
            <clipPath id={art.id("v")}>
              <path d="M-200-460H200V-150H-200Z" />
            </clipPath>
          ) : null}
        </defs>
        <g transform={upper}>
          {art.isHero ? (
            <Cape look={look} bottom={isSeated ? -70 : -26} />
          ) : (
            <CoatBack look={look} bottom={isSeated ? -84 : -30} />
          )}
          {isSeated ? null : backHair}
          {stance.far === undefined ? null : <Arm look={look} on={stance.far} />}
        </g>
        {isSeated && !bust ? <WheelchairBack look={look} /> : null}
        {isSeated ? <g transform={upper}>{backHair}</g> : bust ? null : <Legs look={look} />}
        <g transform={upper} clipPath={isSeated ? art.url("v") : undefined}>
          <Torso look={look} />
          {art.isHero ? (
            <CapeFront look={look} hasBelt={!bust} />
          ) : (
            <CoatFront look={look} bottom={isSeated ? -128 : -70} />
          )}
          <ChestEmblem look={look} />
        </g>
        {isSeated && !bust ? (
          <>
            <SeatedLegs look={look} />
            <WheelchairFront look={look} />
          </>
        ) : null}
        <g transform={upper}>
          <g transform={skull}>
            <Head look={look} />
          </g>
          {spec.mobility === "cane" && !bust ? <Cane look={look} /> : null}
          {stance.far === "left" ? null : <Arm look={look} on="left" />}
          {stance.far === "right" ? null : <Arm look={look} on="right" />}
          {isSteepled ? <g transform={`translate(0,${wristHeight(look)})`}>{steeple(look)}</g> : null}
        </g>
      </g>
    );
  },
  // The figure itself does not change while its words are typed.
  sameFields((field) => !["name", "jobTitle", "tagline", "accessories", "number", "background"].includes(field)),
);
