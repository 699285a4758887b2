import { Suspense, useId } from "react";
import type { FigureSpec } from "../domain/figure-spec.ts";
import { describePortrait } from "./describe-figure.ts";
import * as ids from "./ids.ts";
import { Picture } from "./Picture.tsx";
import { waitForPacks } from "./pack.ts";
import { TYPE_COLORS } from "./palette.ts";
import { Body, bodyTop, drop, faceY } from "./parts/Body.tsx";
import { bodyPacks, useDrawnSpec } from "./parts/body-packs.ts";
import { createPictureContext } from "./picture-context.ts";
import { roundForSvg, star } from "./shapes.ts";

/** Props of {@link FigurePortrait}; all others go to the `svg` element. */
export interface FigurePortraitProps extends Omit<React.ComponentProps<"svg">, "children"> {
  /** Everything that is drawn. */
  spec: FigureSpec;
  /** Hides the picture from assistive technology, where text beside it says the same. @default false */
  decorative?: boolean;
}

const BURSTS = { hero: star(100, 100, 150, 12, 0.5), villain: star(100, 100, 150, 9, 0.62) };

/** Places the head well in the square, whatever is on it. */
function frame(spec: FigureSpec): string {
  const faceHeight = -faceY(spec) - drop(spec);
  const headTop = bodyTop(spec) - faceHeight;
  const scale = Math.min(0.72, 102 / headTop);
  const y = Math.min(106, Math.max(91, 7 + headTop * scale));
  return `translate(100 ${roundForSvg(y + faceHeight * scale)})scale(${scale.toFixed(3)})`;
}

/** Head and shoulders on a square of 200 × 200 units that also fits a disc: for testimonials and avatars. */
export function FigurePortrait({ spec: given, decorative = false, ...svg }: FigurePortraitProps) {
  const id = useId();
  const spec = useDrawnSpec(given, bodyPacks);
  const picture = createPictureContext(id, spec);
  const { light, main, deep } = picture.inks;
  return (
    <Picture
      viewBox="0 0 200 200"
      {...svg}
      slot="figure-portrait"
      type={spec.type}
      label={decorative ? null : describePortrait(given)}
    >
      <radialGradient id={picture.id(ids.ground)} cy=".42">
        <stop stopColor={picture.isHero ? TYPE_COLORS.hero.pattern : "#ff9d84"} />
        <stop offset=".55" stopColor={light} />
        <stop offset={1} stopColor={main} />
      </radialGradient>
      <clipPath id={picture.id(ids.cardClip)}>
        <path d="M0 0H200V200H0Z" />
      </clipPath>
      <g clipPath={picture.url(ids.cardClip)}>
        <path d="M0 0H200V200H0Z" fill={picture.url(ids.ground)} />
        <path d={BURSTS[spec.type]} fill={deep} opacity=".2" />
        <Suspense>
          <Bust id={id} spec={spec} />
        </Suspense>
      </g>
    </Picture>
  );
}

function Bust({ id, spec }: { id: string; spec: FigureSpec }) {
  waitForPacks(bodyPacks(spec));
  return (
    <g transform={frame(spec)}>
      <Body id={id} spec={spec} bust />
    </g>
  );
}
