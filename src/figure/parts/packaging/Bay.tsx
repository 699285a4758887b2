import { memo } from "react";
import { equalInFields } from "../../engine/equal-in-fields.ts";
import { capitals, fitInto } from "../../engine/fit-text.ts";
import { FONTS } from "../../engine/fonts.ts";
import * as ids from "../../engine/ids.ts";
import { Lettering } from "../../engine/Lettering.tsx";
import { createPictureContext } from "../../engine/picture-context.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { Accessory } from "../accessory/Accessory.tsx";
import type { AccessoryKind } from "../accessory/options.ts";
import type { BayPlace, PackagingLayout } from "./layout.ts";

interface BayProps {
  id: string;
  /** Only its type and inks are used. */
  spec: Pick<FigureSpec, "type" | "palette">;
  kind: AccessoryKind;
  /** Its name. */
  label: string;
  place: BayPlace;
  /** Without it the accessory has no name. */
  hasLabel: boolean;
  /** @default the card's ink */
  color?: string | undefined;
}

/** One accessory between the back and the front of its bay, over its name. */
export const Bay = memo(
  function Bay({ id, spec, kind, label, place: { x, y, scale, label: frame }, hasLabel, color }: BayProps) {
    const picture = createPictureContext(id, spec);
    return (
      <>
        <use href={picture.href(ids.bayBack)} x={x} y={y} />
        <g data-slot="accessory" transform={`translate(${x},${y})scale(${scale})`} stroke={picture.edge}>
          <Accessory kind={kind} />
        </g>
        <use href={picture.href(ids.bayFront)} x={x} y={y} />
        {hasLabel ? (
          <Lettering
            fit={fitInto(frame)(capitals(label))}
            fill={color ?? picture.ink}
            inherits={frame.align === "middle"}
          />
        ) : null}
      </>
    );
  },
  equalInFields((field) => field === "type" || field === "palette"),
);

interface BaysProps extends Pick<BayProps, "id" | "color"> {
  spec: FigureSpec;
  layout: PackagingLayout;
  hasLabels: boolean;
  /** What lies behind an accessory and over it, around 0,0. */
  back: React.ReactNode;
  front?: React.ReactNode;
}

/** The three accessories, each in the same bay. */
export function Bays({ id, spec, layout, hasLabels, color, back, front }: BaysProps) {
  const picture = createPictureContext(id, spec);
  const [first, second, third] = spec.accessories;
  const [a, b, c] = layout.bays;
  const bay = ({ kind, label }: (typeof spec)["accessories"][number], place: BayPlace) => (
    <Bay id={id} spec={spec} kind={kind} label={label} place={place} hasLabel={hasLabels} color={color} />
  );
  return (
    <>
      <defs>
        <g id={picture.id(ids.bayBack)}>{back}</g>
        <g id={picture.id(ids.bayFront)}>{front}</g>
      </defs>
      <g textAnchor={a.label.align === "middle" ? "middle" : undefined} {...FONTS.label}>
        {bay(first, a)}
        {bay(second, b)}
        {bay(third, c)}
      </g>
    </>
  );
}
