import { withAlpha } from "../engine/color.ts";
import * as ids from "../engine/ids.ts";
import { CREAM, TYPE_COLORS } from "../engine/palette.ts";
import type { PictureContext } from "../engine/picture-context.ts";
import { star } from "../engine/shapes.ts";

const STARS = star(-99, 0, 8) + star(99, 0, 8);
/** Positions of the faint repeats of the word, relative to the middle of the ribbon. None covers the face. */
const REPEATS = [
  [-330, -175],
  [165, -58],
  [150, 98],
  [-290, 98],
] as const;

/**
 * The PREVIEW watermark of an unpaid figure: a prominent ribbon and faint repeats of the word. They do not cover the
 * face. `y` is the middle of the ribbon.
 */
export function Watermark({ picture, y }: { picture: PictureContext; y: number }) {
  const { id, href, url, ink } = picture;
  return (
    <g data-slot="watermark" clipPath={url(ids.cardClip)}>
      <g transform={`translate(300 ${y}) rotate(-10)`}>
        <defs>
          <text id={id(ids.previewWord)} textLength={160} lengthAdjust="spacingAndGlyphs">
            PREVIEW
          </text>
        </defs>
        <g fontSize={33} fill="#fff4">
          {REPEATS.map(([x, y]) => (
            <use key={`${x} ${y}`} href={href(ids.previewWord)} transform={`translate(${x} ${y}) scale(.88)`} />
          ))}
        </g>
        <path d="M-500-24H500V24H-500Z" fill={withAlpha(CREAM, 0.93)} />
        <path d="M-500-19H500M-500 19H500" stroke={ink} strokeWidth={2.5} strokeDasharray="10 7" />
        <g fontSize={33} fill={TYPE_COLORS[picture.type].ribbon}>
          <use href={href(ids.previewWord)} x={-80} y={11} />
          <use href={href(ids.previewWord)} x={-280} y={11} />
          <use href={href(ids.previewWord)} x={120} y={11} />
        </g>
        <path d={STARS} fill={ink} />
      </g>
    </g>
  );
}
