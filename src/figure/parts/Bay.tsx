import { memo } from "react";
import type { Accessory as AccessoryInBox, FigureSpec } from "../../domain/figure-spec.ts";
import { type Art, makeArt } from "../art.ts";
import { capitals, fitText } from "../fit-text.ts";
import { Lettering } from "../Lettering.tsx";
import { BAY_TOPS, LAYOUTS, labelBox } from "../layout.ts";
import { CREAM, WHITE } from "../palette.ts";
import { Accessory } from "./Accessory.tsx";

/** What the three bays share: `y` the back and `z` the front of a bubble. */
export function BayShapes({ art }: { art: Art }) {
  const { bay, baySheen } = LAYOUTS[art.type];
  return (
    <>
      <path id={art.id("y")} d={bay} />
      <g id={art.id("z")} stroke={WHITE}>
        <use href={art.href("y")} fill={art.url("b")} strokeOpacity=".75" strokeWidth="2.5" />
        <path d={baySheen} strokeOpacity=".75" strokeWidth="4.5" />
      </g>
    </>
  );
}

interface BayProps {
  id: string;
  /** Only its side and inks are used. */
  spec: Pick<FigureSpec, "type" | "palette">;
  accessory: AccessoryInBox;
  /** Which bay, from the top. */
  place: 0 | 1 | 2;
  /** Without it the bay has no name plate, and the accessory more room. */
  hasLabel: boolean;
}

/** One accessory in its bubble, over its name. */
export const Bay = memo(
  function Bay({ id, spec, accessory, place, hasLabel }: BayProps) {
    const art = makeArt(id, spec);
    const layout = LAYOUTS[spec.type];
    const top = BAY_TOPS[place] + (hasLabel ? 0 : 18);
    const middle = layout.bayX + 80;
    return (
      <>
        <use href={art.href("y")} y={top} fill={art.inks.deep} fillOpacity=".5" />
        <circle cx={middle} cy={top + 56} r="62" fill={art.url("g")} opacity=".55" />
        <g transform={`translate(${middle} ${top + 57}) scale(1.14)`} stroke={art.shade} strokeOpacity=".6">
          <Accessory art={art} kind={accessory.kind} name={`A${place}`} />
        </g>
        <use href={art.href("z")} y={top} />
        {hasLabel ? (
          <>
            <path d={layout.plate} fill={CREAM} transform={`translate(0 ${top})`} />
            <Lettering
              fit={fitText(capitals(accessory.label), labelBox(layout, top), {
                face: "label",
                size: 17,
                maxLines: 2,
                lead: 0.94,
                align: "middle",
              })}
              fill={art.ink}
            />
          </>
        ) : null}
      </>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.hasLabel === after.hasLabel &&
    before.accessory.kind === after.accessory.kind &&
    before.accessory.label === after.accessory.label &&
    before.spec.type === after.spec.type &&
    before.spec.palette === after.spec.palette,
);
