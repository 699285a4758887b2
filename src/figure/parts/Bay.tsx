import { memo } from "react";
import type { AccessoryKind, FigureSpec } from "../../domain/figure-spec.ts";
import { type Art, makeArt, sameFields } from "../art.ts";
import { fade } from "../color.ts";
import { capitals, fitInto } from "../fit-text.ts";
import { Lettering } from "../Lettering.tsx";
import { BAY_TOPS, LAYOUTS, labelPlace } from "../layout.ts";
import { CREAM } from "../palette.ts";
import { Accessory } from "./Accessory.tsx";

/** What the three bays share: `y` the back, `z` the front of a bubble with its name plate. */
export function BayShapes({ art, hasLabels }: { art: Art; hasLabels: boolean }) {
  const { bay, baySheen, bayX, plate } = LAYOUTS[art.type];
  return (
    <>
      <g id={art.id("y")}>
        <path d={bay} fill={fade(art.inks.deep, 0.5)} />
        <circle cx={bayX + 80} cy={56} r={56} fill={art.url("g")} opacity=".55" />
      </g>
      <g id={art.id("z")} stroke="#fffb">
        <path d={bay} fill={art.url("b")} strokeWidth={2.5} />
        <path d={baySheen} strokeWidth={4.5} />
        {hasLabels ? <path d={plate} fill={CREAM} stroke="none" /> : null}
      </g>
    </>
  );
}

interface BayProps {
  id: string;
  /** Only its side and inks are used. */
  spec: Pick<FigureSpec, "type" | "palette">;
  kind: AccessoryKind;
  /** Its name. */
  label: string;
  /** Which bay, from the top. */
  place: 0 | 1 | 2;
  /** Without it the bay has no name plate, and the accessory more room. */
  hasLabel: boolean;
}

/** One accessory in its bubble, over its name. */
export const Bay = memo(
  function Bay({ id, spec, kind, label, place, hasLabel }: BayProps) {
    const art = makeArt(id, spec);
    const layout = LAYOUTS[spec.type];
    const top = BAY_TOPS[place] + (hasLabel ? 0 : 18);
    return (
      <>
        <use href={art.href("y")} y={top} />
        <g data-slot="accessory" transform={`translate(${layout.bayX + 80},${top + 57})scale(1.14)`} stroke={art.edge}>
          <Accessory art={art} kind={kind} />
        </g>
        <use href={art.href("z")} y={top} />
        {hasLabel ? (
          <Lettering fit={fitInto(labelPlace(layout)(top))(capitals(label))} fill={art.ink} inherits />
        ) : null}
      </>
    );
  },
  sameFields((field) => field === "type" || field === "palette"),
);
