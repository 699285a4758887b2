import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { AccessoryPicker, AccessoryPicture } from "../../editor.ts";
import { type Accessory, replaceAccessory } from "../../figure/schema/accessory.ts";
import { type FigureSpec, TEXT_LIMITS } from "../../figure/schema/spec.ts";
import { type ProfileReview, swapAccessory, swapOptions } from "../../import/index.ts";
import { CountedField } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { ReviewPicture } from "./ReviewPicture.tsx";
import { ReviewRow } from "./ReviewRow.tsx";
import { NAMES } from "./review-names.ts";

type Accessories = NonNullable<ProfileReview["accessories"]>;

interface AccessoriesRowProps {
  accessories: Accessories;
  onAccessoriesChange: (accessories: Accessories) => void;
  spec: FigureSpec;
}

/** The review's row for three accessories: edits their labels and swaps them for alternatives. */
export function AccessoriesRow({ accessories, onAccessoriesChange, spec }: AccessoriesRowProps) {
  const id = useId();
  /** Index of the accessory whose alternatives are shown. */
  const [open, setOpen] = useState<number>();
  const rename = (slot: number, accessory: Accessory, label: string) =>
    onAccessoriesChange({
      ...accessories,
      isUsed: true,
      value: replaceAccessory(accessories.value, slot, { ...accessory, label }),
    });

  return (
    <ReviewRow
      label={NAMES.accessories}
      field={accessories}
      onUsedChange={(isUsed) => onAccessoriesChange({ ...accessories, isUsed })}
      below={
        <div className="pf:grid pf:grid-cols-1 pf:gap-4">
          {[...accessories.value.entries()].map(([slot, accessory]) => {
            const options = swapOptions(accessories, slot);
            const isOpen = open === slot;
            const picture = (
              <ReviewPicture type={spec.type}>
                <AccessoryPicture spec={spec} kind={accessory.kind} />
              </ReviewPicture>
            );
            return (
              <div
                // The index is the key, so that the element keeps focus when its accessory is swapped.
                key={slot}
                className="pf:grid pf:grid-cols-1 pf:items-start pf:gap-x-3 pf:gap-y-2 pf:@min-[14rem]:grid-cols-[auto_minmax(0,1fr)]"
              >
                {options.length > 1 ? (
                  <button
                    type="button"
                    aria-label={`Swap accessory ${slot + 1}`}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? `${id}-${slot}` : undefined}
                    onClick={() => setOpen(isOpen ? undefined : slot)}
                    className="pf:group/swap pf:grid pf:justify-items-center pf:gap-1 pf:rounded-md pf:forced-colors:border-none"
                  >
                    {picture}
                    <span className="pf:flex pf:items-center pf:gap-1 pf:font-semibold pf:text-small pf:leading-snug pf:group-hover/swap:underline">
                      <span>Swap</span>
                      <ChevronDown
                        aria-hidden
                        className={cn("pf:size-4 pf:transition-transform pf:duration-base", isOpen && "pf:rotate-180")}
                      />
                    </span>
                  </button>
                ) : (
                  picture
                )}
                <CountedField
                  label={`Accessory ${slot + 1}`}
                  value={accessory.label}
                  limit={TEXT_LIMITS.accessoryLabel}
                  onValueChange={(label) => rename(slot, accessory, label)}
                />
                {isOpen ? (
                  <AccessoryPicker
                    ref={scrollIntoView}
                    id={`${id}-${slot}`}
                    label={`Swap accessory ${slot + 1}`}
                    accessories={options}
                    spec={spec}
                    value={accessory.kind}
                    onValueChange={(kind) => {
                      const option = options.find((other) => other.kind === kind);
                      if (option) onAccessoriesChange(swapAccessory(accessories, slot, option));
                    }}
                    className="pf:col-span-full"
                  />
                ) : null}
              </div>
            );
          })}
        </div>
      }
    >
      <p className="pf:-mt-3 pf:py-4 pf:type-control">{NAMES.accessories}</p>
    </ReviewRow>
  );
}

/** Scrolls alternatives into view if they open below the viewport. */
function scrollIntoView(options: HTMLElement | null) {
  options?.scrollIntoView({ block: "nearest" });
}
