import { withAlpha } from "../engine/color.ts";
import * as ids from "../engine/ids.ts";
import { CREAM, TYPE_COLORS } from "../engine/palette.ts";
import type { PictureContext } from "../engine/picture-context.ts";
import { star } from "../engine/shapes.ts";

const STARS = star(-131, 0, 11) + star(131, 0, 11);
/** Where the quiet repeats stand, around the ribbon's middle; none of them on the face. */
const REPEATS = [
  [-330, -175],
  [165, -58],
  [150, 98],
  [-290, 98],
] as const;

/**
 * The PREVIEW ribbon that nobody can miss, and quiet repeats; the face stays clear. It is part of
 * the picture for as long as the figure is not paid for. `y` is the ribbon's middle.
 */
export function Watermark({ picture, y }: { picture: PictureContext; y: number }) {
  const { id, href, url, ink } = picture;
  return (
    <g data-slot="watermark" clipPath={url(ids.cardClip)}>
      <g transform={`translate(300 ${y}) rotate(-16)`}>
        <defs>
          <text id={id(ids.previewWord)} textLength={216} lengthAdjust="spacingAndGlyphs">
            PREVIEW
          </text>
        </defs>
        <g fontSize={44} fill="#fff4">
          {REPEATS.map(([x, y]) => (
            <use key={`${x} ${y}`} href={href(ids.previewWord)} transform={`translate(${x} ${y}) scale(.65)`} />
          ))}
        </g>
        <path d="M-500-34H500V34H-500Z" fill={withAlpha(CREAM, 0.93)} />
        <path d="M-500-28H500M-500 28H500" stroke={ink} strokeWidth={2.5} strokeDasharray="10 7" />
        <g fontSize={44} fill={TYPE_COLORS[picture.type].ribbon}>
          <use href={href(ids.previewWord)} x={-108} y={15} />
          <use href={href(ids.previewWord)} x={-370} y={15} />
          <use href={href(ids.previewWord)} x={154} y={15} />
        </g>
        <path d={STARS} fill={ink} />
      </g>
    </g>
  );
}
