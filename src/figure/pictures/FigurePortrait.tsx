import { Boundary } from "../engine/Boundary.tsx";
import { mix } from "../engine/color.ts";
import * as ids from "../engine/ids.ts";
import { Picture } from "../engine/Picture.tsx";
import { waitForPacks } from "../engine/pack.ts";
import { type PictureContext, usePictureContext } from "../engine/picture-context.ts";
import { roundForSvg, star } from "../engine/shapes.ts";
import { Body, bodyTop, drop } from "../parts/body/Body.tsx";
import { CHIN_Y } from "../parts/body/proportions.ts";
import { describePortrait } from "../parts/describe.ts";
import { portraitPacks } from "../parts/packs.ts";
import { hasRaisedHand, stanceOf } from "../parts/pose/stances.ts";
import type { FigureSpec } from "../schema/spec.ts";
import { checkSpec } from "./check-spec.ts";
import { PictureWatermark } from "./PictureWatermark.tsx";

/** Props of {@link FigurePortrait}. All other props are passed to the `svg` element. */
export interface FigurePortraitProps extends Omit<React.ComponentProps<"svg">, "children"> {
  /** The figure to draw. */
  spec: FigureSpec;
  /** Whether the figure is paid for. If not, the picture includes the PREVIEW watermark. @default true */
  isPaid?: boolean | undefined;
  /** Hides the picture from assistive technology. Use it if adjacent text says the same. @default false */
  isDecorative?: boolean | undefined;
}

const BURSTS = { hero: star(100, 100, 150, 12, 0.5), villain: star(100, 100, 150, 9, 0.62) };

/** Least space above hair or hat. */
const MARGIN = 3;

/** Scales all faces to about the same size, or smaller if a raised hand or high hair needs space. */
function frame(spec: FigureSpec): string {
  const most = hasRaisedHand(stanceOf(spec, true)) ? 0.63 : 0.69;
  const ground = drop(spec);
  const top = bodyTop(spec) + CHIN_Y + ground;
  const y = Math.min(154, Math.max(140, 8 + top * most));
  const scale = Math.min(most, (y - MARGIN) / top);
  return `translate(100 ${roundForSvg(y - (CHIN_Y + ground) * scale)})scale(${scale.toFixed(3)})`;
}

/** Head and shoulders, for testimonials and avatars: 200 × 200 units. The picture can be cropped to a circle. */
export function FigurePortrait({ spec, isPaid = true, isDecorative = false, ...svg }: FigurePortraitProps) {
  checkSpec(spec);
  const picture = usePictureContext(spec);
  const { light, deep } = picture.inks;
  return (
    <Picture
      viewBox="0 0 200 200"
      {...svg}
      slot="figure-portrait"
      type={spec.type}
      label={isDecorative ? null : `${describePortrait(spec)}${isPaid ? "" : ". PREVIEW, watermarked."}`}
    >
      <radialGradient id={picture.id(ids.ground)} cy=".42">
        <stop stopColor={mix(light, "#ffffff", 0.74)} />
        <stop offset=".6" stopColor={mix(light, "#ffffff", 0.7)} />
        <stop offset={1} stopColor={mix(light, "#ffffff", 0.6)} />
      </radialGradient>
      <clipPath id={picture.id(ids.cardClip)}>
        <path d="M0 0H200V200H0Z" />
      </clipPath>
      <g clipPath={picture.url(ids.cardClip)}>
        <path d="M0 0H200V200H0Z" fill={picture.url(ids.ground)} />
        <path d={BURSTS[spec.type]} fill={deep} opacity=".05" />
        <Boundary>
          <Bust picture={picture} spec={spec} />
          {isPaid ? null : <Ribbon spec={spec} />}
        </Boundary>
      </g>
    </Picture>
  );
}

/** The watermark, below the chin. Its context is separate, because it has the same ids as the portrait. */
function Ribbon({ spec }: { spec: FigureSpec }) {
  return <PictureWatermark picture={usePictureContext(spec)} x={100} y={173} scale={0.45} />;
}

function Bust({ picture, spec }: { picture: PictureContext; spec: FigureSpec }) {
  waitForPacks(portraitPacks(spec));
  return (
    <g transform={frame(spec)}>
      <Body picture={picture} spec={spec} bust />
    </g>
  );
}
