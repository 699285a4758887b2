"use client";
import { ChevronDown } from "lucide-react";
import { memo, useId, useState } from "react";
import type { Accessory, AccessoryKind } from "../../domain/accessories.ts";
import { type FigureSpec, TEXT_LIMITS } from "../../domain/figure-spec.ts";
import type { ProfileReview } from "../../domain/profile-review.ts";
import { equalInFields } from "../../figure/equal-in-fields.ts";
import { Button } from "../../primitives/Button.tsx";
import { cn } from "../../primitives/cn.ts";
import { RadioGroup } from "../../primitives/RadioGroup.tsx";
import { CountedField } from "../CountedField.tsx";
import { Option } from "../Option.tsx";
import { AccessoryThumb } from "../Thumb.tsx";
import type { ProfileReviewFormLabels } from "./labels.ts";
import { ReviewPicture } from "./ReviewPicture.tsx";
import { ReviewRow } from "./ReviewRow.tsx";
import { replaceAt, swapAccessory, swapOptions } from "./swap-accessory.ts";

type Accessories = NonNullable<ProfileReview["accessories"]>;

interface AccessoriesRowProps {
  accessories: Accessories;
  onAccessoriesChange: (accessories: Accessories) => void;
  spec: FigureSpec;
  labels: ProfileReviewFormLabels;
}

/** Three things, each with its words, and what it can be swapped for. */
export function AccessoriesRow({ accessories, onAccessoriesChange, spec, labels }: AccessoriesRowProps) {
  const id = useId();
  /** The place whose options are open. */
  const [open, setOpen] = useState<number>();
  const rename = (place: number, accessory: Accessory, label: string) =>
    onAccessoriesChange({
      ...accessories,
      isUsed: true,
      value: replaceAt(accessories.value, place, { ...accessory, label }),
    });

  return (
    <ReviewRow
      label={labels.accessories}
      field={accessories}
      onUsedChange={(isUsed) => onAccessoriesChange({ ...accessories, isUsed })}
      labels={labels}
      className="pf:col-span-full"
    >
      <p className="pf:type-control">{labels.accessories}</p>
      {accessories.value.map((accessory, place) => {
        const options = swapOptions(accessories, place);
        const isOpen = open === place;
        return (
          <div
            // A place stays the same when its thing is swapped.
            key={labels.accessory(place + 1)}
            className="pf:grid pf:grid-cols-[auto_minmax(0,1fr)] pf:items-end pf:gap-x-3 pf:gap-y-2"
          >
            <ReviewPicture type={spec.type}>
              <KindPicture spec={spec} kind={accessory.kind} />
            </ReviewPicture>
            <CountedField
              label={labels.accessory(place + 1)}
              value={accessory.label}
              limit={TEXT_LIMITS.accessoryLabel}
              onValueChange={(label) => rename(place, accessory, label)}
              labels={labels}
            />
            {options.length > 1 ? (
              <Button
                variant="ghost"
                size="sm"
                aria-label={labels.swapAccessory(place + 1)}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-${place}` : undefined}
                onClick={() => setOpen(isOpen ? undefined : place)}
                className="pf:col-start-2 pf:-ms-4 pf:justify-self-start"
              >
                {labels.swap}
                <ChevronDown
                  aria-hidden
                  className={cn("pf:transition-transform pf:duration-base", isOpen && "pf:rotate-180")}
                />
              </Button>
            ) : null}
            {isOpen ? (
              <RadioGroup
                id={`${id}-${place}`}
                value={accessory.kind}
                onValueChange={(kind: AccessoryKind) => {
                  const option = options.find((other) => other.kind === kind);
                  if (option) onAccessoriesChange(swapAccessory(accessories, place, option));
                }}
                className="pf:col-span-2 pf:tiles-3 pf:@bench:tiles-6"
              >
                <legend className="pf:sr-only">{labels.swapAccessory(place + 1)}</legend>
                {options.map(({ kind, label }) => (
                  <Option
                    key={kind}
                    value={kind}
                    label={label}
                    captioned
                    type={spec.type}
                    aspect="pf:aspect-square"
                    tinted
                  >
                    <KindPicture spec={spec} kind={kind} />
                  </Option>
                ))}
              </RadioGroup>
            ) : null}
          </div>
        );
      })}
    </ReviewRow>
  );
}

const KindPicture = memo(
  AccessoryThumb,
  equalInFields<{ spec: FigureSpec; kind: AccessoryKind }>((field) => field === "type" || field === "palette"),
);
