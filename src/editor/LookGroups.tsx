"use client";
import { memo, useId, useRef } from "react";
import { Option, ToggleOption } from "../components/Option.tsx";
import { equalInFields } from "../figure/engine/equal-in-fields.ts";
import type { DesignLock } from "../figure/schema/design.ts";
import type { FigureLook, FigureSpec } from "../figure/schema/spec.ts";
import { findConflict } from "../figure/schema/wearing.ts";
import type { EditorLabels } from "./labels.ts";
import {
  fieldsOf,
  type LookField,
  type LookGroup,
  type LookOptions,
  type LookToggle,
  type LookToggles,
  type LookValue,
  tiles,
  toggleName,
} from "./look-options.tsx";
import { OptionGroup, Tiles } from "./OptionGroup.tsx";
import type { KindId } from "./option-kinds.ts";
import { useNearView } from "./use-near-view.ts";

/** Props that all groups share. */
export interface LookPanelProps {
  /** The figure as it is. */
  spec: FigureSpec;
  /** The figure as the small pictures show it: they may lag behind. */
  drawnSpec: FigureSpec;
  locks: readonly DesignLock[];
  /** Both are the same functions on every render, so that memoized groups stay as they are. */
  onSelect: (change: Partial<FigureLook>) => void;
  onToggleLock: (locks: readonly DesignLock[]) => void;
  labels: EditorLabels;
}

interface LookGroupsProps extends LookPanelProps {
  groups: readonly LookGroup[];
  /** The options that a search found, by group; all of them without it. */
  found?: ReadonlyMap<LookGroup, ReadonlySet<string>> | undefined;
}

/** Option groups side by side where there is room. */
export function LookGroups({ groups, found, spec, drawnSpec, locks, ...rest }: LookGroupsProps) {
  return (
    <div className="pf:grid pf:items-start pf:gap-3 pf:@bench:grid-cols-12 pf:@bench:items-stretch">
      {groups
        .filter((group) => found?.has(group) ?? group.isAvailable?.(spec) ?? true)
        .map((group) => {
          const shared = {
            ...rest,
            spec: drawnSpec,
            type: spec.type,
            found: found?.get(group),
            hasNoVisibleEffect: group.hasNoVisibleEffect?.(spec) ?? false,
            locked: fieldsOf(group).every((field) => locks.includes(field)),
          };
          return "toggles" in group ? (
            <ToggleGroup
              key={group.id}
              group={group}
              on={group.toggles
                .filter(({ field, on }) => spec[field] === on)
                .map(({ field }) => field)
                .join(" ")}
              {...shared}
            />
          ) : (
            <RadioOptionGroup
              key={group.id}
              group={group}
              value={spec[group.field]}
              reasons={conflictReasons(group, spec, rest.labels)}
              {...shared}
            />
          );
        })}
    </div>
  );
}

/** Few options that a search found share a row with others. */
const FEW = 3;
const FEW_TILES = tiles("pf:tiles-4 pf:@bench:tiles-3");
const layoutOf = ({ span, tiles }: LookGroup, found: ReadonlySet<string> | undefined) =>
  found === undefined
    ? { span, columns: tiles }
    : found.size > FEW
      ? { span: "pf:@bench:col-span-12", columns: tiles }
      : { span: "pf:@bench:col-span-6", columns: FEW_TILES };

/** Between the reasons of two options: no sentence contains it. */
const SEPARATOR = "\n";

/**
 * Why each option cannot be worn, in the options' order; one text, so that it can be compared. Hair and coverings are
 * always free to choose: what does not go with them is left out.
 */
function conflictReasons({ field, options }: LookOptions, spec: FigureSpec, labels: EditorLabels): string {
  if (field === "hair") return "";
  const reasons = options(spec.type).map((option) => {
    const conflict = findConflict(spec, field, option);
    return conflict ? labels.reason(conflict, { ...spec, [field]: option }) : "";
  });
  return reasons.some((reason) => reason !== "") ? reasons.join(SEPARATOR) : "";
}

/** Texts change with every key, and no small picture draws them. */
const isDrawn = (field: keyof FigureSpec) => !["name", "jobTitle", "tagline", "accessories", "number"].includes(field);

interface SharedProps {
  /** What the pictures show. */
  spec: FigureSpec;
  type: FigureSpec["type"];
  /** The options that a search found. */
  found: ReadonlySet<string> | undefined;
  hasNoVisibleEffect: boolean;
  locked: boolean;
  onSelect: (change: Partial<FigureLook>) => void;
  onToggleLock: (locks: readonly DesignLock[]) => void;
  labels: EditorLabels;
}

interface RadioOptionGroupProps extends SharedProps {
  group: LookOptions;
  value: LookValue;
  reasons: string;
}

/** One choice of looks. Rendered again only when something that it shows has changed: never for typing. */
const RadioOptionGroup = memo(function RadioOptionGroup(props: RadioOptionGroupProps) {
  const { group, spec, type, value, reasons, found, hasNoVisibleEffect, locked, onSelect, onToggleLock, labels } =
    props;
  const { id: groupId, field, aspect, captioned, tinted, glossy, startsFolded, kinds } = group;
  const id = useId();
  const layout = layoutOf(group, found);
  const options = group.options(type);
  const label = labels.groups[groupId];
  const names: Readonly<Record<string, string>> = labels.options[field];
  const reasonOf = (option: LookValue) =>
    option === value ? undefined : reasons.split(SEPARATOR)[options.indexOf(option)] || undefined;
  const allReasons = [...new Set(options.map((option) => reasonOf(option)))].filter((reason) => reason !== undefined);
  const hasNoEffectHere = hasNoVisibleEffect || (reasons.split(SEPARATOR)[options.indexOf(value)] ?? "") !== "";
  // What a search found stands in one row, in the order in which it fits.
  const parts: readonly (readonly [KindId | undefined, readonly LookValue[]])[] = found
    ? [[undefined, [...found].flatMap((key) => options.filter((option) => String(option) === key))]]
    : kinds
      ? (Object.entries(kinds) as [KindId, readonly LookValue[]][])
      : [[undefined, options]];
  return (
    <OptionGroup
      label={label}
      radio={{
        value: String(value),
        onValueChange: (selected) => onSelect({ [field]: options.find((option) => String(option) === selected) }),
      }}
      valueLabel={names[String(value)] ?? ""}
      valuePicture={<SelectedPicture group={group} spec={spec} value={value} />}
      lockLabel={labels.lock(label)}
      locked={locked}
      onToggleLock={() => onToggleLock([field])}
      type={type}
      foldLabel={found ? undefined : labels.show(label)}
      startsFolded={startsFolded}
      note={hasNoEffectHere ? labels.noVisibleEffect : undefined}
      className={layout.span}
    >
      {parts.map(([kind, partOptions]) => (
        <Tiles key={kind ?? ""} tiles={layout.columns} kind={kind && labels.kinds[kind]}>
          {(isNear) =>
            partOptions.map((option) => {
              const reason = reasonOf(option);
              return (
                <Option
                  key={String(option)}
                  value={String(option)}
                  label={names[String(option)] ?? String(option)}
                  reason={reason}
                  reasonId={reason === undefined ? undefined : `${id}-${allReasons.indexOf(reason)}`}
                  captioned={captioned}
                  type={type}
                  aspect={aspect}
                  tinted={tinted}
                  glossy={glossy}
                >
                  <OptionPicture
                    draw={group.picture}
                    field={field}
                    option={option}
                    spec={spec}
                    isNear={isNear || glossy === true}
                  />
                </Option>
              );
            })
          }
        </Tiles>
      ))}
      <Reasons id={id} reasons={allReasons} labels={labels} />
    </OptionGroup>
  );
}, equalInFields<RadioOptionGroupProps>(isDrawn));

/** At most this many sentences stand open. */
const OPEN_REASONS = 2;

/** Says why some options cannot be worn; each option is described by its own sentence. */
function Reasons({ id, reasons, labels }: { id: string; reasons: readonly string[]; labels: EditorLabels }) {
  if (reasons.length === 0) return null;
  const list = (
    <ul className="pf:grid pf:gap-1 pf:text-muted pf:text-small pf:leading-snug">
      {reasons.map((reason, at) => (
        <li key={reason} id={`${id}-${at}`}>
          {reason}
        </li>
      ))}
    </ul>
  );
  return reasons.length <= OPEN_REASONS ? (
    list
  ) : (
    <details>
      <summary className="pf:flex pf:min-h-target pf:w-fit pf:items-center pf:text-small pf:underline">
        {labels.whyNot(reasons.length)}
      </summary>
      {list}
    </details>
  );
}

interface ToggleGroupProps extends SharedProps {
  group: LookToggles;
  /** The fields that are on, with spaces between them. */
  on: string;
}

/** Checkboxes: things that a figure has or has not. */
const ToggleGroup = memo(function ToggleGroup(props: ToggleGroupProps) {
  const { group, spec, type, on, found, hasNoVisibleEffect, locked, onSelect, onToggleLock, labels } = props;
  const { id, toggles, aspect, captioned, tinted, startsFolded } = group;
  const layout = layoutOf(group, found);
  const label = labels.groups[id];
  const isOn = ({ field }: LookToggle) => on.split(" ").includes(field);
  return (
    <OptionGroup
      label={label}
      valueLabel={labels.selected(toggles.filter(isOn).map((toggle) => toggleName(toggle, labels)))}
      lockLabel={labels.lock(label)}
      locked={locked}
      onToggleLock={() => onToggleLock(fieldsOf(group))}
      type={type}
      foldLabel={found ? undefined : labels.show(label)}
      startsFolded={startsFolded}
      note={hasNoVisibleEffect ? labels.noVisibleEffect : undefined}
      className={layout.span}
    >
      <Tiles tiles={layout.columns}>
        {(isNear) =>
          toggles
            .filter(({ field }) => found?.has(field) ?? true)
            .map((toggle) => (
              <ToggleOption
                key={toggle.field}
                label={toggleName(toggle, labels)}
                checked={isOn(toggle)}
                onCheckedChange={(checked) => onSelect({ [toggle.field]: checked ? toggle.on : toggle.off })}
                captioned={captioned}
                type={type}
                aspect={aspect}
                tinted={tinted}
              >
                <OptionPicture
                  draw={toggle.picture}
                  field={toggle.field}
                  option={toggle.on}
                  spec={spec}
                  isNear={isNear}
                />
              </ToggleOption>
            ))
        }
      </Tiles>
    </OptionGroup>
  );
}, equalInFields<ToggleGroupProps>(isDrawn));

interface OptionPictureProps {
  draw: LookOptions["picture"];
  field: LookField;
  option: LookValue;
  spec: FigureSpec;
  isNear: boolean;
}

const isSamePicture = equalInFields<OptionPictureProps>(isDrawn);

/** Selecting and locking leave the pictures as they are, and what is far from the window is drawn when it comes near. */
const OptionPicture = memo(
  function OptionPicture({ draw, field, option, spec, isNear }: OptionPictureProps) {
    return isNear ? draw({ ...spec, [field]: option }) : null;
  },
  (before, after) => !after.isNear || isSamePicture(before, after),
);

/** The selected option, in the group's head. */
function SelectedPicture({ group, spec, value }: { group: LookOptions; spec: FigureSpec; value: LookValue }) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useNearView(frame);
  return (
    <span ref={frame} className="pf:block pf:size-full">
      <OptionPicture
        draw={group.picture}
        field={group.field}
        option={value}
        spec={spec}
        isNear={isNear || group.glossy === true}
      />
    </span>
  );
}
