"use client";
import { memo, useId, useState } from "react";
import { ACCESSORY_LOCKS, type DesignLock } from "../../domain/editing.ts";
import {
  ACCESSORY_KINDS,
  type Accessory,
  type AccessoryKind,
  type AccessoryTrio,
  type FigureSpec,
  TEXT_LIMITS,
} from "../../domain/figure-spec.ts";
import { sameFields } from "../../figure/art.ts";
import { ACCESSORY_LABELS } from "../../figure/random-spec.ts";
import { cn } from "../../primitives/cn.ts";
import { CountedField } from "./CountedField.tsx";
import { LockButton } from "./LockButton.tsx";
import type { EditorLabels } from "./labels.ts";
import { Option } from "./Option.tsx";
import { AccessoryThumb } from "./Thumb.tsx";
import { TrayFrame } from "./Tray.tsx";

interface GearPanelProps {
  spec: FigureSpec;
  hasPictures: boolean;
  onAccessoriesChange: (accessories: AccessoryTrio, step?: string) => void;
  locks: readonly DesignLock[];
  onToggleLock: (lock: DesignLock) => void;
  labels: EditorLabels;
}

/** Three things in the box: a label each, and one tray of pictures for whichever is chosen. */
export function GearPanel(props: GearPanelProps) {
  const { spec, hasPictures, onAccessoriesChange, locks, onToggleLock, labels } = props;
  const { type, accessories } = spec;
  const group = useId();
  const [place, setPlace] = useState(0);
  const chosen = accessories[place] ?? accessories[0];
  const lock = ACCESSORY_LOCKS[place] ?? "accessory-1";

  const change = (at: number, accessory: Accessory, step?: string) =>
    onAccessoriesChange(
      accessories.map((other, index) => (index === at ? accessory : other)) as unknown as AccessoryTrio,
      step,
    );
  // A name of ours goes with its picture; a name that a person wrote stays.
  const pick = (kind: AccessoryKind) => {
    const isOurs = chosen.label === "" || chosen.label === ACCESSORY_LABELS[chosen.kind];
    change(place, { kind, label: isOurs ? ACCESSORY_LABELS[kind] : chosen.label });
  };

  return (
    <div className="grid gap-4">
      {accessories.map((accessory, at) => {
        const ownLock = ACCESSORY_LOCKS[at] ?? "accessory-1";
        const label = labels.accessory(at + 1);
        return (
          <div key={ownLock} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3">
            <button
              type="button"
              aria-label={labels.chooseAccessory(at + 1)}
              aria-pressed={at === place}
              onClick={() => setPlace(at)}
              className={cn(
                "size-18 cursor-pointer border-2 border-line-strong bg-radial from-20% from-surface p-1 transition-colors hover:border-ink @max-[24rem]:col-span-3 @bench:size-21",
                type === "hero"
                  ? "rounded-lg to-hero-soft aria-pressed:border-hero aria-pressed:ring-2 aria-pressed:ring-hero"
                  : "rounded-xs to-villain-soft aria-pressed:border-villain aria-pressed:ring-2 aria-pressed:ring-villain",
                "forced-colors:aria-pressed:border-[Highlight]",
              )}
            >
              {hasPictures ? <KindPicture spec={spec} kind={accessory.kind} /> : null}
            </button>
            <CountedField
              label={label}
              value={accessory.label}
              limit={TEXT_LIMITS.accessoryLabel}
              onValueChange={(text, step) => change(at, { ...accessory, label: text }, step)}
              labels={labels}
              className="@max-[24rem]:col-span-2"
            />
            <LockButton
              label={labels.lock(label)}
              isLocked={locks.includes(ownLock)}
              onToggle={() => onToggleLock(ownLock)}
              className="mt-8.5 -me-2"
            />
          </div>
        );
      })}
      <TrayFrame
        label={labels.accessoryPicture(place + 1)}
        value={labels.options.accessory[chosen.kind]}
        lockLabel={labels.lock(labels.accessory(place + 1))}
        isLocked={locks.includes(lock)}
        onToggleLock={() => onToggleLock(lock)}
        type={type}
        tiles="tiles-5 @bench:tiles-10"
      >
        {ACCESSORY_KINDS.map((kind) => (
          <Option
            key={kind}
            group={group}
            value={kind}
            label={labels.options.accessory[kind]}
            isChosen={kind === chosen.kind}
            onChoose={() => pick(kind)}
            type={type}
            face="aspect-square"
            isTinted
          >
            {hasPictures ? <KindPicture spec={spec} kind={kind} /> : null}
          </Option>
        ))}
      </TrayFrame>
    </div>
  );
}

const KindPicture = memo(
  AccessoryThumb,
  sameFields<{ spec: FigureSpec; kind: AccessoryKind }>((field) => field === "type" || field === "palette"),
);
