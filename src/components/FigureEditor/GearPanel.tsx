"use client";
import { memo, useState } from "react";
import {
  ACCESSORY_KINDS,
  type Accessory,
  type AccessoryKind,
  type AccessoryTrio,
  withKind,
} from "../../domain/accessories.ts";
import { ACCESSORY_LOCKS, type DesignLock } from "../../domain/editing.ts";
import { type FigureSpec, TEXT_LIMITS } from "../../domain/figure-spec.ts";
import { equalInFields } from "../../figure/equal-in-fields.ts";
import { cn } from "../../primitives/cn.ts";
import { CountedField } from "../CountedField.tsx";
import { Option } from "../Option.tsx";
import { AccessoryThumb } from "../Thumb.tsx";
import { LockButton } from "./LockButton.tsx";
import type { EditorLabels } from "./labels.ts";
import { OptionGroup } from "./OptionGroup.tsx";

interface GearPanelProps {
  spec: FigureSpec;
  drawn: boolean;
  onAccessoriesChange: (accessories: AccessoryTrio, step?: string) => void;
  locks: readonly DesignLock[];
  onToggleLock: (lock: DesignLock) => void;
  labels: EditorLabels;
}

/** Three things in the box: a label each, and one group of pictures for whichever is chosen. */
export function GearPanel(props: GearPanelProps) {
  const { spec, drawn, onAccessoriesChange, locks, onToggleLock, labels } = props;
  const { type, accessories } = spec;
  const [place, setPlace] = useState(0);
  const chosen = accessories[place] ?? accessories[0];
  const lock = ACCESSORY_LOCKS[place] ?? "accessory-1";

  const change = (at: number, accessory: Accessory, step?: string) =>
    onAccessoriesChange(
      accessories.map((other, index) => (index === at ? accessory : other)) as unknown as AccessoryTrio,
      step,
    );
  const select = (kind: AccessoryKind) => change(place, withKind(chosen, kind));

  return (
    <div className="pf:grid pf:gap-4">
      {accessories.map((accessory, at) => {
        const ownLock = ACCESSORY_LOCKS[at] ?? "accessory-1";
        const label = labels.accessory(at + 1);
        return (
          <div key={ownLock} className="pf:grid pf:grid-cols-[auto_minmax(0,1fr)_auto] pf:items-start pf:gap-3">
            <button
              type="button"
              aria-label={labels.chooseAccessory(at + 1)}
              aria-pressed={at === place}
              onClick={() => setPlace(at)}
              className={cn(
                "pf:size-18 pf:cursor-pointer pf:border-2 pf:border-line-strong pf:bg-radial pf:from-20% pf:from-surface pf:p-1 pf:transition-colors pf:hover:border-ink pf:@max-[24rem]:col-span-3 pf:@bench:size-21",
                type === "hero"
                  ? "pf:rounded-lg pf:to-hero-soft pf:aria-pressed:border-hero pf:aria-pressed:ring-2 pf:aria-pressed:ring-hero"
                  : "pf:rounded-xs pf:to-villain-soft pf:aria-pressed:border-villain pf:aria-pressed:ring-2 pf:aria-pressed:ring-villain",
                "pf:forced-colors:aria-pressed:border-[Highlight]",
              )}
            >
              {drawn ? <KindPicture spec={spec} kind={accessory.kind} /> : null}
            </button>
            <CountedField
              label={label}
              value={accessory.label}
              limit={TEXT_LIMITS.accessoryLabel}
              onValueChange={(text, step) => change(at, { ...accessory, label: text }, step)}
              labels={labels}
              className="pf:@max-[24rem]:col-span-2"
            />
            <LockButton
              label={labels.lock(label)}
              locked={locks.includes(ownLock)}
              onToggle={() => onToggleLock(ownLock)}
              className="pf:mt-8 pf:-me-2"
            />
          </div>
        );
      })}
      <OptionGroup
        label={labels.accessoryPicture(place + 1)}
        value={chosen.kind}
        onValueChange={select}
        valueLabel={labels.options.accessory[chosen.kind]}
        lockLabel={labels.lock(labels.accessory(place + 1))}
        locked={locks.includes(lock)}
        onToggleLock={() => onToggleLock(lock)}
        type={type}
        tiles="pf:tiles-5 pf:@bench:tiles-10"
      >
        {ACCESSORY_KINDS.map((kind) => (
          <Option
            key={kind}
            value={kind}
            label={labels.options.accessory[kind]}
            type={type}
            aspect="pf:aspect-square"
            tinted
          >
            {drawn ? <KindPicture spec={spec} kind={kind} /> : null}
          </Option>
        ))}
      </OptionGroup>
    </div>
  );
}

const KindPicture = memo(
  AccessoryThumb,
  equalInFields<{ spec: FigureSpec; kind: AccessoryKind }>((field) => field === "type" || field === "palette"),
);
