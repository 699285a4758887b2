"use client";
import { CountedField } from "../components/CountedField.tsx";
import { replaceAccessory } from "../figure/schema/accessory.ts";
import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { type AccessoriesProps, AccessoryGroup, lockOf, SlotButton } from "./AccessoryGroup.tsx";
import { LockButton } from "./LockButton.tsx";

/** Edits the three accessories: a field for the label of each, and pictures to choose from for the selected one. */
export function GearPanel(props: AccessoriesProps) {
  const { spec, onAccessoriesChange, locks, onToggleLock, labels } = props;
  const { accessories } = spec;
  return (
    <div className="pf:grid pf:grid-cols-1 pf:gap-4">
      {accessories.map((accessory, at) => {
        const lock = lockOf(at);
        const label = labels.accessory(at + 1);
        return (
          <div key={lock} className="pf:grid pf:grid-cols-[auto_minmax(0,1fr)_auto] pf:items-start pf:gap-3">
            <SlotButton {...props} at={at} className="pf:@max-[15rem]:col-span-3 pf:@bench:size-21" />
            <CountedField
              label={label}
              value={accessory.label}
              limit={TEXT_LIMITS.accessoryLabel}
              onValueChange={(text, mergeKey) =>
                onAccessoriesChange(replaceAccessory(accessories, at, { ...accessory, label: text }), mergeKey)
              }
              labels={labels}
              className="pf:@max-[15rem]:col-span-2"
            />
            {onToggleLock ? (
              <LockButton
                label={labels.lock(label)}
                locked={locks.includes(lock)}
                onToggle={() => onToggleLock([lock])}
                className="pf:mt-8 pf:-me-2"
              />
            ) : null}
          </div>
        );
      })}
      <AccessoryGroup {...props} />
    </div>
  );
}
