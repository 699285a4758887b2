import type { ComponentProps } from "react";
import { Emblem } from "../figure/parts/body/Emblem.tsx";
import { CHARACTER_TYPES, type CharacterType } from "../figure/schema/field.ts";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
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
  labels?: Translations<TypeSwitchLabels> | undefined;
}

/** Switches a figure between hero and villain. The thumb slides from one half to the other: round, or with cut corners. */
export function TypeSwitch({ labels, className, ...rest }: TypeSwitchProps) {
  const text = mergeLabels(LABELS, labels);
  return (
    <RadioGroupFrame
      {...rest}
      data-slot="type-switch"
      className={cn(
        "pf:group/switch pf:relative pf:grid pf:grid-cols-[1fr_1fr] pf:border pf:border-line-strong pf:bg-sunken pf:p-1 pf:transition-[border-radius]",
        "pf:rounded-xl pf:has-[[value=villain]:checked]:rounded-sm",
        className,
      )}
    >
      <legend className="pf:sr-only">{text.legend}</legend>
      {/* In forced colors, the selected half itself is highlighted. */}
      <span aria-hidden data-slot="type-switch-thumb" className={THUMB} />
      {CHARACTER_TYPES.map((type) => (
        <RadioGroupItem key={type} value={type} data-type={type} className="pf:hero:rounded-pill pf:villain:rounded-xs">
          <RadioGroupIndicator
            className={cn(
              "pf:type-label pf:cap-center pf:flex pf:min-h-target pf:min-w-target pf:items-center pf:justify-center pf:gap-1 pf:px-2 pf:transition-colors pf:duration-base",
              "pf:group-hero/radio:rounded-pill pf:group-hero/radio:group-has-checked/radio:text-on-hero",
              "pf:group-villain/radio:rounded-xs pf:group-villain/radio:group-has-checked/radio:text-on-villain",
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

const THUMB = cn(
  "pf:absolute pf:inset-y-1 pf:start-1 pf:w-[calc(50%-var(--pf-spacing))] pf:rounded-xl pf:bg-hero pf:cut-0 pf:forced-colors:hidden",
  "pf:transition-[translate,border-radius,clip-path,background-color] pf:duration-base",
  "pf:group-has-[[value=villain]:checked]/switch:translate-x-full pf:rtl:group-has-[[value=villain]:checked]/switch:-translate-x-full",
  "pf:group-has-[[value=villain]:checked]/switch:rounded-xs pf:group-has-[[value=villain]:checked]/switch:bg-villain pf:group-has-[[value=villain]:checked]/switch:cut-2",
);
