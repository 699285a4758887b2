import { memo } from "react";
import type { AccessoryKind } from "../../domain/accessories.ts";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { withAlpha } from "../color.ts";
import { equalInFields } from "../equal-in-fields.ts";
import { capitals, fitInto } from "../fit-text.ts";
import * as ids from "../ids.ts";
import { Lettering } from "../Lettering.tsx";
import { BAY_Y, LAYOUTS, labelFrame } from "../layout.ts";
import { CREAM } from "../palette.ts";
import { createPictureContext, type PictureContext } from "../picture-context.ts";
import { Accessory } from "./Accessory.tsx";

/** Definitions that the three bays share: back and front of a bubble, the front with its name plate. */
export function BayShapes({ picture, hasLabels }: { picture: PictureContext; hasLabels: boolean }) {
  const { bay, baySheen, bayX, plate } = LAYOUTS[picture.type];
  return (
    <>
      <g id={picture.id(ids.bayBack)}>
        <path d={bay} fill={withAlpha(picture.inks.deep, 0.5)} />
        <circle cx={bayX + 80} cy={56} r={56} fill={picture.url(ids.glow)} opacity=".55" />
      </g>
      <g id={picture.id(ids.bayFront)} stroke="#fffb">
        <path d={bay} fill={picture.url(ids.clearPlastic)} strokeWidth={2.5} />
        <path d={baySheen} strokeWidth={4.5} />
        {hasLabels ? <path d={plate} fill={CREAM} stroke="none" /> : null}
      </g>
    </>
  );
}

interface BayProps {
  id: string;
  /** Only its type and inks are used. */
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
    const picture = createPictureContext(id, spec);
    const layout = LAYOUTS[spec.type];
    const top = BAY_Y[place] + (hasLabel ? 0 : 18);
    return (
      <>
        <use href={picture.href(ids.bayBack)} y={top} />
        <g
          data-slot="accessory"
          transform={`translate(${layout.bayX + 80},${top + 57})scale(1.14)`}
          stroke={picture.edge}
        >
          <Accessory picture={picture} kind={kind} />
        </g>
        <use href={picture.href(ids.bayFront)} y={top} />
        {hasLabel ? (
          <Lettering fit={fitInto(labelFrame(layout)(top))(capitals(label))} fill={picture.ink} inherits />
        ) : null}
      </>
    );
  },
  equalInFields((field) => field === "type" || field === "palette"),
);
