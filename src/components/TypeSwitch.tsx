import type { ComponentProps } from "react";
import { Emblem } from "../figure/parts/body/Emblem.tsx";
import { CHARACTER_TYPES, type CharacterType } from "../figure/schema/field.ts";
import { cn } from "../lib/cn.ts";
import { mergeLabels } from "../lib/merge-labels.ts";
import { RadioGroupFrame, RadioGroupIndicator, RadioGroupItem } from "../primitives/RadioGroup.tsx";

const LABELS = { legend: "Character Type", hero: "Hero", villain: "Villain" };
/** The texts of the switch. */
export type TypeSwitchLabels = Readonly<typeof LABELS>;

export interface TypeSwitchProps extends Omit<ComponentProps<"fieldset">, "children" | "onChange" | "defaultValue"> {
  /** The figure's current type. */
  value: CharacterType;
  /** Called with the selected type. */
  onValueChange: (type: CharacterType) => void;
  /** The switch's translated texts. Missing texts are in English. @default English */
  labels?: Partial<TypeSwitchLabels> | undefined;
}

/** Switches a figure between hero and villain. The hero's button is round, the villain's has cut corners. */
export function TypeSwitch({ labels, className, ...rest }: TypeSwitchProps) {
  const text = mergeLabels(LABELS, labels);
  return (
    <RadioGroupFrame
      {...rest}
      data-slot="type-switch"
      className={cn("pf:flex pf:gap-1 pf:rounded-pill pf:border pf:border-line-strong pf:bg-sunken pf:p-1", className)}
    >
      <legend className="pf:sr-only">{text.legend}</legend>
      {CHARACTER_TYPES.map((type) => (
        <RadioGroupItem key={type} value={type} data-type={type} className="pf:hero:rounded-pill pf:villain:rounded-xs">
          {/* A separate layer, so that cut corners do not clip the focus ring. */}
          <RadioGroupIndicator
            className={cn(
              "pf:type-label pf:flex pf:min-h-target pf:min-w-target pf:items-center pf:justify-center pf:gap-1 pf:px-2 pf:transition-colors",
              "pf:group-hero/radio:rounded-pill pf:group-hero/radio:group-has-checked/radio:bg-hero pf:group-hero/radio:group-has-checked/radio:text-on-hero",
              "pf:group-villain/radio:cut-2 pf:group-villain/radio:group-has-checked/radio:bg-villain pf:group-villain/radio:group-has-checked/radio:text-on-villain",
            )}
          >
            <Emblem type={type} detail={`var(--pf-color-${type})`} className="pf:size-4.5 pf:@max-[21rem]:hidden" />
            <span>{text[type]}</span>
          </RadioGroupIndicator>
        </RadioGroupItem>
      ))}
    </RadioGroupFrame>
  );
}
