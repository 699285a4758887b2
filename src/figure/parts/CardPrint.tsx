import { memo } from "react";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { makeArt, sameFields } from "../art.ts";
import { fade } from "../color.ts";
import { LAYOUTS } from "../layout.ts";
import { SIDES } from "../palette.ts";
import { Background } from "./Background.tsx";

/** Lower edge of the band behind the name, curved or torn, from the right to the left of 600 units. */
const EDGES = { hero: "600 154C470 218 150 180 0 218", villain: "600 216L470 182l-50 36L300 184 180 210l-50-30L0 204" };

/** The printed cardboard: ink, pattern, header band and the gleam behind the figure. */
export const CardPrint = memo(
  function CardPrint({ id, spec }: { id: string; spec: FigureSpec }) {
    const art = makeArt(id, spec);
    const { inks } = art;
    const { figureX } = LAYOUTS[spec.type];
    const { glow, halo } = SIDES[spec.type];
    return (
      <>
        <defs>
          <linearGradient id={art.id("c")} x2=".25" y2={1}>
            <stop stopColor={inks.light} />
            <stop offset=".55" stopColor={inks.main} />
            <stop offset={1} stopColor={inks.deep} />
          </linearGradient>
          <radialGradient id={art.id("g")}>
            <stop stopColor={glow} />
            <stop offset=".5" stopColor={fade(halo, 0.58)} />
            <stop offset={1} stopColor={fade(inks.main, 0)} />
          </radialGradient>
        </defs>
        <path d="M0 0H600V800H0Z" fill={art.url("c")} />
        <Background name={spec.background} x={figureX} color={SIDES[spec.type].pattern || inks.light} />
        <path d={`M0 0H600L${EDGES[spec.type]}`} fill={art.isHero ? inks.deep : art.ink} opacity=".92" />
        <path d={`M${EDGES[spec.type]}`} stroke={inks.accent} strokeWidth={9} strokeLinejoin="miter" />
        <path d={LAYOUTS[spec.type].flange} fill="#fff2" stroke="#fff9" strokeWidth={2} />
        <path d={LAYOUTS[spec.type].bubble} fill={inks.deep} opacity={art.isHero ? 0.3 : 0.5} />
        <circle cx={figureX} cy={420} r={240} fill={art.url("g")} />
      </>
    );
  },
  sameFields((field) => field === "type" || field === "palette" || field === "background"),
);
