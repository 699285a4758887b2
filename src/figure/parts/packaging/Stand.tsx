import { darken, lighten, withAlpha } from "../../engine/color.ts";
import { CREAM, TYPE_COLORS, WHITE } from "../../engine/palette.ts";
import type { PictureContext } from "../../engine/picture-context.ts";
import type { FigureSpec } from "../../schema/spec.ts";

interface StandProps {
  picture: PictureContext;
  /** The mobility aid. Some aids need a wider base. */
  mobility: FigureSpec["mobility"];
}

const WIDE: readonly FigureSpec["mobility"][] = ["wheelchair", "power-wheelchair", "guide-dog"];

/** The base under the figure. The center of its top is at 0,0. */
export function Stand({ picture, mobility }: StandProps) {
  const { inks, isHero, ink } = picture;
  const halfWidth = WIDE.includes(mobility) ? 138 : 116;
  return (
    <>
      <ellipse cy={11} rx={halfWidth + 12} ry={15} fill={withAlpha(ink, 0.25)} />
      {isHero ? (
        <>
          <path d={`M${-halfWidth} 0V8A${halfWidth} 15 0 0 0 ${halfWidth} 8V0Z`} fill={inks.deep} />
          <ellipse rx={halfWidth} ry={15} fill={lighten(inks.main, 0.1)} stroke={inks.accent} strokeWidth={2} />
        </>
      ) : (
        <>
          <path d={`M${-halfWidth}-2L${22 - halfWidth} 18H${halfWidth - 22}L${halfWidth}-2Z`} fill={ink} />
          <path
            d={`M${-halfWidth}-2L${34 - halfWidth}-12H${halfWidth - 34}L${halfWidth}-2L${halfWidth - 22} 10H${22 - halfWidth}Z`}
            fill={darken(inks.main, 0.1)}
            stroke={inks.accent}
            strokeWidth={2}
          />
        </>
      )}
      <ellipse cx={halfWidth * -0.3} cy={-3} rx={halfWidth * 0.45} ry={3.5} fill={WHITE} opacity=".22" />
    </>
  );
}

/**
 * The plate on the base, with a pill and the word "HERO" or "VILLAIN". It is 32 units high, with 0,0 at the center of
 * its top edge.
 */
export function StandPlate({ picture }: { picture: PictureContext }) {
  const { isHero, ink } = picture;
  return (
    <>
      <path
        d={isHero ? "M-63 0H63a16 16 0 0 1 0 32H-63A16 16 0 0 1-63 0Z" : "M-91 0H91L79 32H-79Z"}
        fill={CREAM}
        stroke={ink}
        strokeWidth={2.5}
      />
      <g transform={`translate(${isHero ? -49 : -59} 16) rotate(-28)`}>
        <rect x={-14} y={-7} width={28} height={14} rx={7} fill={TYPE_COLORS[picture.type].pill} stroke={ink} />
        <path d="M0-7V7" stroke={ink} />
        <path d="M-8.5-3H4" stroke={WHITE} strokeWidth={3} opacity=".75" />
      </g>
      <text
        x={18}
        y={24.5}
        fontSize={23}
        fill={ink}
        textAnchor="middle"
        textLength={isHero ? 78 : 96}
        lengthAdjust="spacingAndGlyphs"
      >
        {isHero ? "HERO" : "VILLAIN"}
      </text>
    </>
  );
}
