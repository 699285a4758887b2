import type { FigureSpec } from "../../domain/figure-spec.ts";
import { luminance, soft } from "../color.ts";
import { wearsHeadwear } from "../describe-figure.ts";
import { SKIN_SHADE, WHITE } from "../palette.ts";
import { circle, ellipse } from "../shapes.ts";
import { both } from "./builds.ts";
import { Face } from "./Face.tsx";
import { FacialHair } from "./FacialHair.tsx";
import { Glasses } from "./Glasses.tsx";
import { HairBack, HairFront } from "./Hair.tsx";
import { Headwear, pressesHair } from "./Headwear.tsx";
import { HAIR_ART } from "./hair-art.ts";
import { Lit } from "./Lit.tsx";
import type { Look } from "./look.ts";

const SHAPES: Readonly<Record<FigureSpec["face"], string>> = {
  round: "M-53-6C-53-42-33-60 0-60C33-60 53-42 53-6C53,34 34,60 0,60C-34,60-53,34-53-6Z",
  oval: "M-50-6C-50-42-32-61 0-61C32-61 50-42 50-6C50,34 28,65 0,65C-28,65-50,34-50-6Z",
  square: "M-52-6C-52-42-34-60 0-60C34-60 52-42 52-6L50,26C47,48 32,62 0,62C-32,62-47,48-50,26Z",
  heart: "M-54-8C-54-44-33-60 0-60C33-60 54-44 54-8C54,24 25,64 0,64C-25,64-54,24-54-8Z",
};

const crushed = ({ spec }: Look): boolean => wearsHeadwear(spec) && pressesHair(spec.headwear);

/** Hair under a hat is only seen below its rim. */
function Pressed({ look, children }: { look: Look; children: React.ReactNode }) {
  return crushed(look) ? <g clipPath={look.art.url("q")}>{children}</g> : children;
}

/** Hair that hangs behind the body, in the head's own units. */
export function HeadBack({ look }: { look: Look }) {
  return (
    <Pressed look={look}>
      <HairBack look={look} />
    </Pressed>
  );
}

function HearingAid({ isHero }: { isHero: boolean }) {
  return (
    <>
      <path d="M48-14C57-25 71-12 68,5C67,15 58,15 58,7C59-2 56-6 50-8Z" fill={isHero ? "#35d6c8" : "#c9f04e"} />
      <path d="M53-9Q46,0 52,9" stroke="#eef3fb" strokeWidth="2.5" />
      <path d={circle(52, 10, 3.5) + circle(63, -6, 2)} fill={WHITE} />
    </>
  );
}

/** The head around the middle of the face (0,0), turned a little to one side. */
export function Head({ look }: { look: Look }) {
  const { art, spec, skin, skinLine, stance } = look;
  const shift = Math.round(stance.turn * 6);
  const shape = SHAPES[spec.face];
  const isDark = luminance(skin) < 0.42;
  const hasBeard = spec.facialHair === "beard" || spec.facialHair === "long-beard";
  const hat = wearsHeadwear(spec) && spec.headwear !== "none" ? spec.headwear : undefined;
  return (
    <>
      {crushed(look) ? (
        <clipPath id={art.id("q")}>
          <path d="M-130-34Q0-52 130-34V150H-130Z" />
        </clipPath>
      ) : null}
      <g stroke={soft(SKIN_SHADE)}>
        {HAIR_ART[spec.hair].hidesEars ? null : (
          <>
            <path
              d={both((m) => ellipse(m * 53 - shift * (m === Math.sign(shift) ? 0.7 : 0.2), 8, 10, 13))}
              fill={skin}
            />
            <path d={both((m) => `M${m * 55},2q${m * 4},7 ${-m},12`)} stroke={soft(skinLine)} strokeWidth="2.2" />
          </>
        )}
        <Lit art={art} name="Q" d={shape} fill={skin} light="h" />
        <path d="M-41-12C-40-28-32-40-20-46C-28-36-33-24-34-12Z" fill={isDark ? "#fff3" : "#fff6"} stroke="none" />
        {spec.hearingAid && !HAIR_ART[spec.hair].hidesEars ? <HearingAid isHero={art.isHero} /> : null}
      </g>
      <FacialHair look={look} shift={shift} />
      {hasBeard ? null : <path d="M49,12C48,33 37,50 22,56" stroke={soft(art.rim)} strokeWidth="3" />}
      <g transform={shift === 0 ? undefined : `translate(${shift})`}>
        <Face look={look} />
      </g>
      <Pressed look={look}>
        <HairFront look={look} />
      </Pressed>
      {spec.glasses === "none" ? null : (
        <g transform={shift === 0 ? undefined : `translate(${shift})`}>
          <Glasses kind={spec.glasses} color={art.isHero ? "#20284a" : "#2a1016"} />
        </g>
      )}
      {hat ? <Headwear look={look} hat={hat} /> : null}
    </>
  );
}
