import type { Accessory, AccessoryKind } from "../figure/schema/accessory.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { cn } from "../lib/cn.ts";
import { RadioGroupFrame, type RadioGroupProps } from "../primitives/RadioGroup.tsx";
import { AccessoryPicture } from "./AccessoryPicture.tsx";
import { Option } from "./Option.tsx";

export interface AccessoryPickerProps extends Omit<RadioGroupProps<AccessoryKind>, "children" | "label"> {
  /** The group's accessible name. */
  label: string;
  /** The accessories, in order. Each kind can occur once. */
  accessories: readonly Accessory[];
  /** The figure whose type and palette color the pictures. */
  spec: FigureSpec;
}

/** A radio group of accessories, each with its picture and its label. The value is the kind. */
export function AccessoryPicker({ label, accessories, spec, className, ...rest }: AccessoryPickerProps) {
  return (
    <RadioGroupFrame
      {...rest}
      data-slot="accessory-picker"
      data-type={spec.type}
      className={cn(
        "pf:hero:rounded-lg pf:villain:rounded-xs",
        // The minimum width of a tile is that of a long word.
        "pf:tiles-3 pf:[--pf-tile-min:min(100%,5.25rem)] pf:@bench:tiles-6",
        "pf:border pf:border-line pf:bg-sunken pf:p-3 pf:[&>p]:col-span-full",
        className,
      )}
    >
      <legend className="pf:sr-only">{label}</legend>
      {accessories.map((accessory) => (
        <Option
          key={accessory.kind}
          value={accessory.kind}
          label={accessory.label}
          captioned
          type={spec.type}
          aspect="pf:aspect-square"
          tinted
        >
          <AccessoryPicture spec={spec} kind={accessory.kind} />
        </Option>
      ))}
    </RadioGroupFrame>
  );
}
