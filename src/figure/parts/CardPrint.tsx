import { memo } from "react";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { makeArt, sameFields } from "../art.ts";
import { fade } from "../color.ts";
import { LAYOUTS } from "../layout.ts";
import { SIDES } from "../palette.ts";
import { Background } from "./Background.tsx";

/** The band behind the name, and its torn or curved edge, on 600 units. */
const BANDS = {
  hero: {
    band: "M0 0H600V150C470 214 150 176 0 214Z",
    edge: "M0 214c150-38 470 0 600-64v8C470 224 150 184 0 224Z",
  },
  villain: {
    band: "M0 0H600V212L470 178l-50 36L300 180 180 206l-50-30L0 200Z",
    edge: "M0 200l130-24 50 30 120-26 120 34 50-36 130 34v9L470 187l-50 37L300 189 180 215l-50-30L0 209Z",
  },
} as const;

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
          <linearGradient id={art.id("c")} x2=".25" y2="1">
            <stop stopColor={inks.light} />
            <stop offset=".55" stopColor={inks.main} />
            <stop offset="1" stopColor={inks.deep} />
          </linearGradient>
          <radialGradient id={art.id("g")}>
            <stop stopColor={glow} />
            <stop offset=".5" stopColor={fade(halo, 0.58)} />
            <stop offset="1" stopColor={fade(inks.main, 0)} />
          </radialGradient>
        </defs>
        <path d="M0 0H600V800H0Z" fill={art.url("c")} />
        <Background name={spec.background} x={figureX} color={SIDES[spec.type].pattern || inks.light} />
        <path d={BANDS[spec.type].band} fill={art.isHero ? inks.deep : art.ink} opacity=".92" />
        <path d={BANDS[spec.type].edge} fill={inks.accent} />
        <path d={LAYOUTS[spec.type].flange} fill="#fff2" stroke="#fff9" strokeWidth="2" />
        <path d={LAYOUTS[spec.type].bubble} fill={inks.deep} opacity={art.isHero ? 0.3 : 0.5} />
        <circle cx={figureX} cy="420" r="240" fill={art.url("g")} />
      </>
    );
  },
  sameFields((field) => field === "type" || field === "palette" || field === "background"),
);
