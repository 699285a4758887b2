import type { ComponentProps } from "react";
import type { LookField } from "../figure/schema/fields.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { cn } from "../lib/cn.ts";
import type { Toggle } from "./group.tsx";
import { GROUPS } from "./groups.tsx";

export interface LookPictureProps extends Omit<ComponentProps<"span">, "children"> {
  /** The figure on which the option is shown. */
  spec: FigureSpec;
  /** The field whose option is shown: with "outfit", the figure's outfit. */
  field: LookField;
}

/** A decorative picture of one option of a figure's look, as in the editor, that fills its parent. */
export function LookPicture({ spec, field, className, ...rest }: LookPictureProps) {
  return (
    <span {...rest} aria-hidden data-slot="look-picture" className={cn("pf:block pf:size-full", className)}>
      {pictureOf(field)?.(spec)}
    </span>
  );
}

function pictureOf(field: LookField) {
  const options = GROUPS.flatMap<Pick<Toggle, "field" | "picture">>((group) =>
    "toggles" in group ? group.toggles : group,
  );
  return options.find((one) => one.field === field)?.picture;
}
