"use client";
import { memo, useRef } from "react";
import { equalInFields } from "../figure/engine/equal-in-fields.ts";
import { accessoryTraits } from "../figure/parts/accessory/options.ts";
import {
  ACCESSORY_KINDS,
  type AccessoryKind,
  type AccessoryTrio,
  replaceAccessory,
  withKind,
} from "../figure/schema/accessory.ts";
import { ACCESSORY_LOCKS, type DesignLock } from "../figure/schema/design.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { cn } from "../lib/cn.ts";
import { useNearView } from "../lib/use-near-view.ts";
import { PICTURE_TILES } from "./group.tsx";
import { partsOf } from "./groups.tsx";
import type { EditorLabels } from "./labels.ts";
import { Option } from "./Option.tsx";
import { OptionGroup, Tiles } from "./OptionGroup.tsx";
import { AccessoryThumb } from "./thumbs.tsx";

export interface AccessoriesProps {
  spec: FigureSpec;
  onAccessoriesChange: (accessories: AccessoryTrio, mergeKey?: string) => void;
  /** The index of the accessory whose picture is being chosen. */
  slot: number;
  onSlotChange: (slot: number) => void;
  locks: readonly DesignLock[];
  /** If it is undefined, there are no lock buttons. */
  onToggleLock: ((locks: readonly DesignLock[]) => void) | undefined;
  labels: EditorLabels;
}

export const lockOf = (slot: number): DesignLock => ACCESSORY_LOCKS[slot] ?? "accessory-1";

/** A button that shows an accessory's picture and selects this accessory for AccessoryGroup. */
export function SlotButton({
  spec,
  slot,
  onSlotChange,
  labels,
  at,
  className,
}: AccessoriesProps & { at: number; className?: string }) {
  const { type, accessories } = spec;
  const kind = accessories[at]?.kind ?? "belt";
  return (
    <button
      type="button"
      aria-label={labels.chooseAccessory(at + 1)}
      aria-pressed={at === slot}
      onClick={() => onSlotChange(at)}
      data-type={type}
      className={cn(
        "pf:size-18 pf:cursor-pointer pf:border-2 pf:border-line-strong pf:bg-radial pf:from-20% pf:from-surface pf:p-1 pf:transition-colors pf:hover:border-ink",
        "pf:hero:rounded-lg pf:hero:to-hero-soft pf:hero:not-forced-colors:aria-pressed:border-hero pf:hero:aria-pressed:ring-hero",
        "pf:villain:rounded-xs pf:villain:to-villain-soft pf:villain:not-forced-colors:aria-pressed:border-villain pf:villain:aria-pressed:ring-villain",
        "pf:aria-pressed:ring-2 pf:forced-colors:aria-pressed:border-4 pf:forced-colors:aria-pressed:border-[Highlight]",
        className,
      )}
    >
      <KindPicture spec={spec} kind={kind} isNear />
    </button>
  );
}

/** A group of radio buttons that choose the picture of the selected accessory. */
export function AccessoryGroup({
  found,
  ...props
}: AccessoriesProps & {
  /** The accessories that a search found. If it is undefined, the group shows all accessories. */
  found?: ReadonlySet<AccessoryKind> | undefined;
}) {
  const { spec, onAccessoriesChange, slot, locks, onToggleLock, labels } = props;
  const { type, accessories } = spec;
  const selected = accessories[slot] ?? accessories[0];
  const lock = lockOf(slot);
  const parts = partsOf(
    found ? [...found] : ACCESSORY_KINDS,
    found ? undefined : (kind) => accessoryTraits(kind).kind,
    labels.kinds,
  );
  return (
    <OptionGroup
      label={labels.accessoryPicture(slot + 1)}
      radio={{
        value: selected.kind,
        onValueChange: (kind: AccessoryKind) =>
          onAccessoriesChange(replaceAccessory(accessories, slot, withKind(selected, kind))),
      }}
      valueLabel={labels.accessories[selected.kind].label}
      valuePicture={<Chosen spec={spec} kind={selected.kind} />}
      lockLabel={labels.lock(labels.accessory(slot + 1))}
      locked={locks.includes(lock)}
      onToggleLock={onToggleLock && (() => onToggleLock([lock]))}
      type={type}
    >
      {found ? (
        <div className="pf:flex pf:gap-2 pf:pb-1">
          {accessories.map((_, at) => (
            <SlotButton key={lockOf(at)} {...props} at={at} className="pf:size-12" />
          ))}
        </div>
      ) : null}
      {parts.map(([group, kinds]) => (
        <Tiles key={group ?? ""} tiles={PICTURE_TILES} kind={group}>
          {(isNear) =>
            kinds.map((kind) => (
              <Option
                key={kind}
                value={kind}
                label={labels.accessories[kind].label}
                captioned
                type={type}
                aspect="pf:aspect-square"
                tinted
              >
                <KindPicture spec={spec} kind={kind} isNear={isNear} />
              </Option>
            ))
          }
        </Tiles>
      ))}
    </OptionGroup>
  );
}

function Chosen({ spec, kind }: { spec: FigureSpec; kind: AccessoryKind }) {
  const frame = useRef<HTMLSpanElement>(null);
  return (
    <span ref={frame} className="pf:block pf:size-full">
      <KindPicture spec={spec} kind={kind} isNear={useNearView(frame)} />
    </span>
  );
}

interface KindPictureProps {
  spec: FigureSpec;
  kind: AccessoryKind;
  isNear: boolean;
}

const isSamePicture = equalInFields<KindPictureProps>((field) => field === "type" || field === "palette");

const KindPicture = memo(
  ({ spec, kind, isNear }: KindPictureProps) => (isNear ? <AccessoryThumb spec={spec} kind={kind} /> : null),
  (before, after) => !after.isNear || isSamePicture(before, after),
);
