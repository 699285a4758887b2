import type { FigureSpec } from "../../domain/figure-spec.ts";
import { hidesEars } from "../../domain/wearing.ts";
import { luminance, mix, translucent, withAlpha } from "../color.ts";
import { wearsHeadwear } from "../describe-figure.ts";
import * as ids from "../ids.ts";
import { SKIN_SHADE, WHITE } from "../palette.ts";
import { circle, ellipse, mirrored } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { Face } from "./Face.tsx";
import { FacialHair } from "./FacialHair.tsx";
import { Glasses } from "./Glasses.tsx";
import { hairBack, hairFront } from "./Hair.tsx";
import { Headwear, pressesHair } from "./Headwear.tsx";

import { type Layer, paths } from "./paths.tsx";

/** The right half, from the crown to the chin. */
const SHAPES: Readonly<Record<FigureSpec["face"], string>> = {
  round: "M0-60C33-60 53-42 53-6 53 34 34 60 0 60",
  oval: "M0-61C32-61 50-42 50-6 50 34 28 65 0 65",
  square: "M0-60C34-60 52-42 52-6L50 26C47 48 32 62 0 62",
  heart: "M0-60C33-60 54-44 54-8 54 24 25 64 0 64",
};

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
  const { picture, spec, skin, skinLine, stance } = context;
  const shift = Math.round(stance.headTurn * 6);
  const turned = shift === 0 ? undefined : `translate(${shift})`;
  const isDark = luminance(skin) < 0.42;
  const hasBeard = spec.facialHair === "beard" || spec.facialHair === "long-beard";
  const hat = wearsHeadwear(spec) && spec.headwear !== "none" ? spec.headwear : undefined;
  const hasEars = !hidesEars(spec.hair);
  const ear = (m: -1 | 1) => ellipse(m * 53 - shift * (m === Math.sign(shift) ? 0.7 : 0.2), 8, 10, 13);
  return (
    <>
      {isCrushed(context) ? (
        <clipPath id={picture.id(ids.hatClip)}>
          <path d="M-130-34Q0-52 130-34V150H-130Z" />
        </clipPath>
      ) : null}
      <g stroke={translucent(SKIN_SHADE)}>
        {paths(picture, [
          [skin, hasEars && ear(-1) + ear(1)],
          [skinLine, hasEars && mirrored("M55 2q4 7-1 12"), 2.2],
          [skin, mirrored(SHAPES[spec.face]), "head"],
          [isDark ? "#fff3" : "#fff6", "M-41-12c1-16 9-28 21-34-8 10-13 22-14 34Z", "flat"],
          [
            withAlpha(
              mix(skin, isDark ? "#c2402f" : "#ef5a4e", isDark ? 0.42 : 0.5),
              spec.age === "young" ? 0.6 : 0.42,
            ),
            `M${shift + 28} 24h8M${shift - 28} 24h-8`,
            15,
          ],
          ...(spec.hearingAid && hasEars ? hearingAid(picture.isHero) : []),
        ])}
      </g>
      <FacialHair context={context} shift={shift} />
      {hasBeard ? null : <path d="M49 12C48 33 37 50 22 56" stroke={translucent(picture.rim)} strokeWidth={3} />}
      <g transform={turned} stroke={skinLine} strokeWidth={1}>
        <Face context={context} />
      </g>
      {pressed(context, hairFront(context))}
      {spec.glasses === "none" ? null : (
        <g transform={turned}>
          <Glasses kind={spec.glasses} color={picture.isHero ? "#224" : "#211"} />
        </g>
      )}
      {hat ? <Headwear context={context} hat={hat} /> : null}
    </>
  );
}
