import { Fragment } from "react";
import * as ids from "../../engine/ids.ts";
import { CONTOUR, INK } from "../../engine/ink.ts";
import { paths } from "../../engine/paths.tsx";
import { mirrored } from "../../engine/shapes.ts";
import { hidesEars, pressesHair, wornHeadwear } from "../../schema/wearing.ts";
import type { DrawContext } from "../body/draw-context.ts";
import { facialHair } from "../facial-hair/facial-hair-pack.ts";
import { glasses } from "../glasses/glasses-pack.ts";
import { hairBack, hairFront } from "../hair/Hair.tsx";
import { hairTraits } from "../hair/options.ts";
import { Headwear, hatRim } from "../headwear/Headwear.tsx";
import { aidsOf } from "../mobility/aids.ts";
import { Earrings, ears } from "./Ears.tsx";
import { Face } from "./Face.tsx";
import { Markings, Painted } from "./Markings.tsx";
import { skullOf, turnedJaw } from "./skulls.ts";

const isCrushed = ({ spec }: DrawContext): boolean => pressesHair(wornHeadwear(spec));

/** Clips hair at the rim of a hat. */
const pressed = (context: DrawContext, hair: React.ReactNode) =>
  isCrushed(context) ? <g clipPath={context.picture.url(ids.hatClip)}>{hair}</g> : hair;

/** Draws the hair that hangs behind the body, in the head's units. Under a hat, hair is tied lower. */
export const headBack = (context: DrawContext) =>
  pressed(
    context,
    isCrushed(context) && hairTraits(context.spec.hair).kind === "tied" ? (
      <g transform="translate(0 38)">{hairBack(context)}</g>
    ) : (
      hairBack(context)
    ),
  );

/** The head. The middle of the face is at 0,0. */
export function Head({ context }: { context: DrawContext }) {
  const { picture, spec, skin, skinShade, stance } = context;
  const shift = Math.round(stance.headTurn * 5.4);
  /** If the face turns far, its features are narrower, as in perspective. */
  const scale = Math.abs(shift) > 5 ? 0.93 : 1;
  const turned = shift === 0 ? undefined : `translate(${shift})${scale < 1 ? `scale(${scale},1)` : ""}`;
  const hat = wornHeadwear(spec);
  const isVeiled = hidesEars(spec.hair);
  const hasEars = !isVeiled;
  /** Hair covers studs. */
  const isUnderHair = spec.earrings === "studs";
  const worn = spec.glasses === "none" ? undefined : { ...glasses.get(), kind: spec.glasses };
  const lenses = worn && (
    <g transform={turned}>
      <worn.Glasses kind={worn.kind} skin={skin} />
    </g>
  );
  const { top, temple, cheek, chin } = skullOf(spec);
  const jaw = turnedJaw(stance.headTurn);
  const outline = jaw(mirrored(top + cheek));
  const Beard = spec.facialHair === "none" ? undefined : facialHair.get().FacialHair;
  return (
    <>
      {isCrushed(context) ? (
        <clipPath id={picture.id(ids.hatClip)}>
          <path d={hatRim(spec.hair)} />
        </clipPath>
      ) : null}
      <g stroke={INK} strokeWidth={CONTOUR.head}>
        {hasEars ? ears(context, shift) : null}
        {paths([
          [skin, outline, "flat"],
          [skinShade, jaw(`${temple}${cheek}C18 ${chin - 6} 38 40 41 16Q42 0 ${temple.slice(1)}Z`), "flat"],
          ["none", outline],
        ])}
      </g>
      <Painted context={context} isUnderRim={isCrushed(context)} />
      <g transform={turned}>
        <Markings context={context} />
      </g>
      {Beard ? <Beard context={context} turned={turned} /> : null}
      {worn && <worn.Temples kind={worn.kind} skin={skin} shift={shift} scale={scale} />}
      <g transform={turned}>
        <Face context={context} />
      </g>
      {isVeiled ? lenses : null}
      {hasEars && isUnderHair ? <Earrings context={context} shift={shift} /> : null}
      {pressed(context, hairFront(context))}
      {hasEars ? (
        <>
          {isUnderHair ? null : <Earrings context={context} shift={shift} />}
          {aidsOf(spec).map(([name, aid]) => (
            <Fragment key={name}>{aid.ears?.(context, shift)}</Fragment>
          ))}
        </>
      ) : null}
      {isVeiled ? null : lenses}
      {hat === "none" ? null : <Headwear context={context} hat={hat} />}
    </>
  );
}
