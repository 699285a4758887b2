import { type ComponentProps, memo } from "react";
import { equalInFields } from "../figure/engine/equal-in-fields.ts";
import type { AccessoryKind } from "../figure/schema/accessory.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { cn } from "../lib/cn.ts";
import { AccessoryThumb } from "./thumbs.tsx";

export interface AccessoryPictureProps extends Omit<ComponentProps<"span">, "children"> {
  /** The figure whose type and palette color the picture. */
  spec: FigureSpec;
  /** The accessory. */
  kind: AccessoryKind;
}

/** A decorative picture of one accessory that fills its parent. */
export function AccessoryPicture({ spec, kind, className, ...rest }: AccessoryPictureProps) {
  return (
    <span {...rest} aria-hidden data-slot="accessory-picture" className={cn("pf:block pf:size-full", className)}>
      <Drawn spec={spec} kind={kind} />
    </span>
  );
}

/** Memoized, so that typing a text does not draw it again. */
const Drawn = memo(
  AccessoryThumb,
  equalInFields<{ spec: FigureSpec; kind: AccessoryKind }>((field) => field === "type" || field === "palette"),
);
