import { memo } from "react";
import { type FigureSpec, hashText } from "../../domain/figure-spec.ts";
import { lighten } from "../color.ts";
import { equalInFields } from "../equal-in-fields.ts";
import { fitInto } from "../fit-text.ts";
import { FONTS } from "../fonts.ts";
import { Lettering } from "../Lettering.tsx";
import { LAYOUTS, TAGLINE } from "../layout.ts";
import { WHITE } from "../palette.ts";
import { createPictureContext } from "../picture-context.ts";
import { star } from "../shapes.ts";

const AGES_SEAL = { hero: "M29 750a33 33 0 1 0 66 0 33 33 0 1 0-66 0Z", villain: star(62, 750, 38, 6, 0.82, 0) };
const MINT_SEAL = star(0, 0, 37, 12, 0.88);

/**
 * Widths of a barcode's bars and gaps, 1 to 3 units each, from the number that it stands for. They begin
 * again with bars and gaps exchanged: their count is odd.
 */
const bars = (seed: number): string =>
  seed
    .toString(3)
    .slice(-17)
    .replaceAll(/\d/g, (digit) => `${+digit + 1} `)
    .trim();

/** Age seal, tagline, contents and barcode: the bottom 100 units of the card; and the MINT sticker. */
export const Footer = memo(
  function Footer({ id, spec, hasSmallPrint }: { id: string; spec: FigureSpec; hasSmallPrint: boolean }) {
    const picture = createPictureContext(id, spec);
    const { inks, ink, isHero } = picture;
    const hash = hashText(spec.name + spec.type);
    const tagline = fitInto(TAGLINE)(`“${spec.tagline}”`);
    return (
      <>
        <path d={isHero ? "M0 702H600v98H0Z" : "M0 710l24-8H576l24 8v90H0Z"} fill={ink} />
        <path d="M0 700H600v4H0Z" fill={inks.accent} />
        <path d={AGES_SEAL[spec.type]} fill={inks.accent} />
        <g fill={ink} textAnchor="middle">
          <text x={62} y={760} fontSize={19} textLength={62} lengthAdjust="spacingAndGlyphs">
            9 to 5
          </text>
          {hasSmallPrint ? (
            <g fontSize={11} {...FONTS.label}>
              <text x={62} y={740}>
                AGES
              </text>
              <text x={62} y={772} textLength={44} lengthAdjust="spacingAndGlyphs">
                &amp; overtime
              </text>
            </g>
          ) : null}
        </g>
        <Lettering fit={tagline} fill={WHITE} />
        <path
          d={isHero ? "M452 722H564q8 0 8 8v42q0 8-8 8H452q-8 0-8-8V730q0-8 8-8Z" : "M444 722H572v58H444Z"}
          fill={WHITE}
        />
        <path d="M454 745H562" stroke="#111" strokeWidth={34} strokeLinecap="butt" strokeDasharray={bars(hash)} />
        {hasSmallPrint ? (
          <g fontSize={11.5} {...FONTS.label}>
            <text x={116} y={785} fill={lighten(inks.light, 0.72)} textLength={300} lengthAdjust="spacingAndGlyphs">
              1 FIGURE · 3 ACCESSORIES · SMALL PARTS, BIG AMBITIONS
            </text>
            <text x={456} y={775} fill="#111" textLength={104} lengthAdjust="spacingAndGlyphs">
              {`0 9005 ${String(spec.number).padStart(3, "0")}${(hash % 90) + 10} 5`}
            </text>
          </g>
        ) : null}
        <g transform={`translate(${LAYOUTS[spec.type].sealX} 262) rotate(${isHero ? -12 : 12})`} textAnchor="middle">
          <path d={MINT_SEAL} fill={inks.accent} stroke={ink} strokeWidth={2} />
          <g fill={ink}>
            <text y={hasSmallPrint ? -2 : 5} fontSize={16} textLength={46} lengthAdjust="spacingAndGlyphs">
              MINT
            </text>
            {hasSmallPrint ? (
              <text y={13} fontSize={12} {...FONTS.label}>
                ON CARD
              </text>
            ) : null}
          </g>
        </g>
      </>
    );
  },
  equalInFields((field) => ["type", "palette", "name", "tagline", "number"].includes(field)),
);
