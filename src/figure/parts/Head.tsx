import { wearsHeadwear } from "../describe-figure.ts";
import * as ids from "../ids.ts";
import { WHITE } from "../palette.ts";
import { circle, ellipse, mirrored } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { Face } from "./Face.tsx";
import { FacialHair } from "./FacialHair.tsx";
import { Glasses } from "./Glasses.tsx";
import { hairBack, hairFront } from "./Hair.tsx";
import { Headwear, pressesHair } from "./Headwear.tsx";
import { HAIR_PATHS } from "./hair-paths.ts";
import { type Layer, paths } from "./paths.tsx";
import { SKULLS } from "./skulls.ts";

const isCrushed = ({ spec }: DrawContext): boolean => wearsHeadwear(spec) && pressesHair(spec.headwear);

/** Under a hat, hair is only seen below its rim. */
const pressed = (context: DrawContext, hair: React.ReactNode) =>
  isCrushed(context) ? <g clipPath={context.picture.url(ids.hatClip)}>{hair}</g> : hair;

/** Hair that hangs behind the body, in the head's own units. */
export const headBack = (context: DrawContext) => pressed(context, hairBack(context));

/** On the ear on the right. */
const hearingAid = (isHero: boolean): readonly Layer[] => [
  [isHero ? "#3dc" : "#ce5", "M48-14c9-11 23 2 20 19C67 15 58 15 58 7c1-9-2-13-8-15Z"],
  ["#eef", "M53-9Q46 0 52 9", 3],
  [WHITE, circle(52, 10, 3.5) + circle(63, -6, 2)],
];

/** The head around the middle of the face (0,0), turned a little to one side. */
export function Head({ context }: { context: DrawContext }) {
  const { picture, spec, skin, skinShade, stance } = context;
  const shift = Math.round(stance.headTurn * 6);
  const turned = shift === 0 ? undefined : `translate(${shift})`;
  const hat = wearsHeadwear(spec) && spec.headwear !== "none" ? spec.headwear : undefined;
  const hasEars = !HAIR_PATHS[spec.hair].hidesEars;
  const { top, temple, cheek, chin } = SKULLS[spec.face];
  const ear = (m: -1 | 1) => ellipse(m * 53 - shift * (m === Math.sign(shift) ? 0.7 : 0.2), 8, 10, 13);
  return (
    <>
      {isCrushed(context) ? (
        <clipPath id={picture.id(ids.hatClip)}>
          <path d="M-130-34Q0-52 130-34V150H-130Z" />
        </clipPath>
      ) : null}
      <g stroke={skinShade}>
        {paths(picture, [
          [skin, hasEars && ear(-1)],
          [skinShade, hasEars && ear(1)],
          [skinShade, hasEars && "M-59 2q-3 7 2 13", 4],
          [skin, mirrored(top + cheek)],
          [skinShade, `${temple}${cheek}C22 ${chin - 2} 40 44 42 18Q43 2 ${temple.slice(1)}Z`, "flat"],
          ...(spec.hearingAid && hasEars ? hearingAid(picture.isHero) : []),
        ])}
      </g>
      <FacialHair context={context} turned={turned} />
      <g transform={turned}>
        <Face context={context} />
      </g>
      {pressed(context, hairFront(context))}
      {spec.glasses === "none" ? null : (
        <g transform={turned}>
          <Glasses kind={spec.glasses} color="#2a2334" />
        </g>
      )}
      {hat ? <Headwear context={context} hat={hat} /> : null}
    </>
  );
}
