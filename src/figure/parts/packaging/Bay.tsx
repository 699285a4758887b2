import { memo } from "react";
import { capitals, fitInto } from "../../engine/fit-text.ts";
import { FONTS } from "../../engine/fonts.ts";
import * as ids from "../../engine/ids.ts";
import { INK } from "../../engine/ink.ts";
import { Lettering } from "../../engine/Lettering.tsx";
import type { PictureContext } from "../../engine/picture-context.ts";
import type { Accessory, AccessoryTrio } from "../../schema/accessory.ts";
import { Accessory as AccessoryPicture } from "../accessory/Accessory.tsx";
import type { AccessoryKind } from "../accessory/options.ts";
import type { BayPosition, PackagingLayout } from "./layout.ts";

interface BayProps {
  picture: PictureContext;
  kind: AccessoryKind;
  /** Id of the accessory's drawing, so that the emblem can reuse it. */
  id?: string | undefined;
  label: string;
  position: BayPosition;
  /** Draws the label. */
  hasLabel: boolean;
  /** Color of the label. @default the picture's ink */
  color?: string | undefined;
}

/** One accessory, between the back and the front of its bay, with its label. */
const Bay = memo(function Bay({
  picture,
  kind,
  id,
  label,
  position: { x, y, scale, label: frame },
  hasLabel,
  color,
}: BayProps) {
  const drawing = <AccessoryPicture kind={kind} />;
  return (
    <>
      <use href={picture.href(ids.bayBack)} x={x} y={y} />
      <g data-slot="accessory" transform={`translate(${x},${y})scale(${scale})`} stroke={INK}>
        {id ? (
          <g id={id} stroke={INK}>
            {drawing}
          </g>
        ) : (
          drawing
        )}
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
});

interface BaysProps extends Pick<BayProps, "picture" | "color"> {
  accessories: AccessoryTrio;
  layout: PackagingLayout;
  hasLabels: boolean;
  /** Gives the drawing of the first accessory an id, so that the emblem can reuse it. @default false */
  hasSign?: boolean;
  /** The back and front of a bay, centered on 0,0. They are drawn below and above each accessory. */
  back: React.ReactNode;
  front?: React.ReactNode;
}

/** The three accessories in their bays, all with the same back and front. */
export function Bays({ picture, accessories, layout, hasLabels, hasSign = false, color, back, front }: BaysProps) {
  const [first, second, third] = accessories;
  const [a, b, c] = layout.bays;
  const bay = ({ kind, label }: Accessory, position: BayPosition, id?: string) => (
    <Bay picture={picture} kind={kind} id={id} label={label} position={position} hasLabel={hasLabels} color={color} />
  );
  return (
    <>
      <defs>
        <g id={picture.id(ids.bayBack)}>{back}</g>
        <g id={picture.id(ids.bayFront)}>{front}</g>
      </defs>
      <g textAnchor={a.label.align === "middle" ? "middle" : undefined} {...FONTS.label}>
        {bay(first, a, hasSign ? picture.id(ids.tradeSign) : undefined)}
        {bay(second, b)}
        {bay(third, c)}
      </g>
    </>
  );
}
