import { memo } from "react";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { withAlpha } from "../color.ts";
import { equalInFields } from "../equal-in-fields.ts";
import * as ids from "../ids.ts";
import { FIGURE_MIDDLE_Y, LAYOUTS } from "../layout.ts";
import { TYPE_COLORS } from "../palette.ts";
import { createPictureContext } from "../picture-context.ts";
import { Background } from "./Background.tsx";

/** Lower edge of the band behind the name, curved or torn, from the right to the left of 600 units. */
const EDGES = { hero: "600 154C470 218 150 180 0 218", villain: "600 216L470 182l-50 36L300 184 180 210l-50-30L0 204" };

/** The printed cardboard: ink, pattern, header band and the gleam behind the figure. */
export const CardPrint = memo(
  function CardPrint({ id, spec }: { id: string; spec: FigureSpec }) {
    const picture = createPictureContext(id, spec);
    const { inks } = picture;
    const { figureX } = LAYOUTS[spec.type];
    const { glow, halo } = TYPE_COLORS[spec.type];
    return (
      <>
        <defs>
          <linearGradient id={picture.id(ids.ground)} x2=".25" y2={1}>
            <stop stopColor={inks.light} />
            <stop offset=".55" stopColor={inks.main} />
            <stop offset={1} stopColor={inks.deep} />
          </linearGradient>
          <radialGradient id={picture.id(ids.glow)}>
            <stop stopColor={glow} />
            <stop offset=".5" stopColor={withAlpha(halo, 0.58)} />
            <stop offset={1} stopColor={withAlpha(inks.main, 0)} />
          </radialGradient>
        </defs>
        <path d="M0 0H600V800H0Z" fill={picture.url(ids.ground)} />
        <Background name={spec.background} x={figureX} color={TYPE_COLORS[spec.type].pattern || inks.light} />
        <path d={`M0 0H600L${EDGES[spec.type]}`} fill={picture.isHero ? inks.deep : picture.ink} opacity=".92" />
        <path d={`M${EDGES[spec.type]}`} stroke={inks.accent} strokeWidth={9} strokeLinejoin="miter" />
        <path d={LAYOUTS[spec.type].flange} fill="#fff2" stroke="#fff9" strokeWidth={2} />
        <path d={LAYOUTS[spec.type].bubble} fill={inks.deep} opacity={picture.isHero ? 0.3 : 0.5} />
        <circle cx={figureX} cy={FIGURE_MIDDLE_Y} r={240} fill={picture.url(ids.glow)} />
      </>
    );
  },
  equalInFields((field) => field === "type" || field === "palette" || field === "background"),
);
