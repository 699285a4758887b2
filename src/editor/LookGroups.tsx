"use client";
import { memo, useId, useRef } from "react";
import type { DesignLock } from "../figure/schema/design.ts";
import type { FigureLook, LookField } from "../figure/schema/fields.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { useNearView } from "../lib/use-near-view.ts";
import { type EditorGroup, type OptionsGroup, optionsOf, type Toggle, type TogglesGroup } from "./group.tsx";
import { groupLabel, optionLabel, toggleLabel } from "./group-labels.ts";
import { partsOf } from "./groups.tsx";
import type { EditorLabels } from "./labels.ts";
import { Option, ToggleOption } from "./Option.tsx";
import { OptionGroup, Tiles } from "./OptionGroup.tsx";
import { Reasons, reasonFor, reasonNotDrawn } from "./Reasons.tsx";
import { withFollowing } from "./with-following.ts";

/** The props that all option groups share. */
export interface LookPanelProps {
  /** The current figure. It stays the same object while only the figure's texts change. */
  spec: FigureSpec;
  /** The figure in the small pictures, which may lag behind. */
  drawnSpec: FigureSpec;
  locks: readonly DesignLock[];
  /** Called with the changed fields. It and `onToggleLock` must be stable, so that memoized groups do not rerender. */
  onSelect: (change: Partial<FigureLook>) => void;
  /** If it is undefined, there are no lock buttons. */
  onToggleLock: ((locks: readonly DesignLock[]) => void) | undefined;
  labels: EditorLabels;
}

interface LookGroupsProps extends LookPanelProps {
  groups: readonly EditorGroup[];
  /** The options that a search found, by group. If it is undefined, all groups and options are shown. */
  found?: ReadonlyMap<EditorGroup, ReadonlySet<string>> | undefined;
}

/** Returns the fields that a lock on the group protects. */
const fieldsOf = (group: EditorGroup): readonly LookField[] =>
  "toggles" in group ? group.toggles.map(({ field }) => field) : [group.field];

/** Several groups of options. At first, only the first group is expanded. */
export function LookGroups({ groups, found, locks, ...rest }: LookGroupsProps) {
  return (
    <div className="pf:grid pf:grid-cols-1 pf:gap-3">
      {groups
        .filter((group) => found?.has(group) ?? group.isAvailable?.(rest.spec) ?? true)
        .map((group, at) => {
          const shared = {
            ...rest,
            startsFolded: at > 0,
            found: found?.get(group),
            locked: fieldsOf(group).every((field) => locks.includes(field)),
          };
          return "toggles" in group ? (
            <ToggleGroup key={group.id} group={group} {...shared} />
          ) : (
            <RadioOptionGroup key={group.id} group={group} {...shared} />
          );
        })}
    </div>
  );
}

interface GroupProps<Group> extends Omit<LookPanelProps, "locks"> {
  group: Group;
  /** The options that a search found. */
  found: ReadonlySet<string> | undefined;
  startsFolded: boolean;
  locked: boolean;
}

/** A group of radio buttons for one field. It is memoized, so that typing a text does not rerender it. */
const RadioOptionGroup = memo(function RadioOptionGroup(props: GroupProps<OptionsGroup>) {
  const { group, spec, drawnSpec, found, startsFolded, locked, onSelect, onToggleLock, labels } = props;
  const { field, kindOf, hasNoVisibleEffect } = group;
  const { type } = spec;
  const id = useId();
  const label = groupLabel(group, labels);
  const options = optionsOf(group, type);
  const value = spec[field] as string;
  const reasons = new Map(options.map((option) => [option, reasonFor(field, option, spec, labels)]));
  // The selected option is never disabled.
  reasons.delete(value);
  const note = reasonNotDrawn(field, spec, labels) ?? (hasNoVisibleEffect?.(spec) ? labels.noVisibleEffect : undefined);
  const others = new Set(reasons.values());
  others.delete(note);
  const sentences = [...others].filter((reason) => reason !== undefined);
  return (
    <OptionGroup
      label={label}
      radio={{ value, onValueChange: (selected) => onSelect({ [field]: selected }) }}
      valueLabel={optionLabel(field, value, labels)}
      valuePicture={<SelectedPicture group={group} spec={drawnSpec} value={value} />}
      lockLabel={labels.lock(label)}
      locked={locked}
      onToggleLock={onToggleLock && (() => onToggleLock([field]))}
      type={type}
      foldLabel={found ? undefined : labels.options(label)}
      startsFolded={startsFolded}
      note={note === undefined ? undefined : { id: `${id}-note`, text: note }}
    >
      {/* Search results are not divided by kind: they are one list, best match first. */}
      {partsOf(found ? [...found] : options, found ? undefined : kindOf, labels.kinds).map(([kind, part]) => (
        <Tiles key={kind ?? ""} tiles={group.tiles} kind={kind}>
          {(isNear) =>
            part.map((option) => {
              const reason = reasons.get(option);
              return (
                <LookOption
                  key={option}
                  group={group}
                  option={option}
                  reasonId={reason && `${id}-${reason === note ? "note" : sentences.indexOf(reason)}`}
                  spec={spec}
                  drawnSpec={drawnSpec}
                  isNear={isNear}
                  labels={labels}
                />
              );
            })
          }
        </Tiles>
      ))}
      <Reasons id={id} reasons={sentences} labels={labels} />
    </OptionGroup>
  );
});

/** A group of checkboxes, each for one item that the figure has or does not have. */
const ToggleGroup = memo(function ToggleGroup(props: GroupProps<TogglesGroup>) {
  const { group, spec, drawnSpec, found, startsFolded, locked, onSelect, onToggleLock, labels } = props;
  const { toggles, aspect, captioned, tinted, hasNoVisibleEffect } = group;
  const id = useId();
  const label = groupLabel(group, labels);
  const isOn = ({ field, on }: Toggle) => spec[field] === on;
  const none = Object.fromEntries(toggles.map(({ field, off }) => [field, off])) as Partial<FigureLook>;
  return (
    <OptionGroup
      label={label}
      valueLabel={labels.selected(toggles.filter(isOn).map((toggle) => toggleLabel(toggle, labels)))}
      lockLabel={labels.lock(label)}
      locked={locked}
      onToggleLock={onToggleLock && (() => onToggleLock(fieldsOf(group)))}
      type={spec.type}
      foldLabel={found ? undefined : labels.options(label)}
      startsFolded={startsFolded}
      note={hasNoVisibleEffect?.(spec) ? { id: `${id}-note`, text: labels.noVisibleEffect } : undefined}
    >
      <Tiles tiles={group.tiles}>
        {(isNear) => (
          <>
            {found ? null : (
              <ToggleOption
                label={labels.selected([])}
                checked={!toggles.some(isOn)}
                onCheckedChange={() => onSelect(none)}
                captioned={captioned}
                type={spec.type}
                aspect={aspect}
                tinted={tinted}
              >
                <NonePicture toggles={toggles} spec={drawnSpec} isNear={isNear} />
              </ToggleOption>
            )}
            {toggles
              .filter(({ field }) => found?.has(field) ?? true)
              .map((toggle) => (
                <ToggleOption
                  key={toggle.field}
                  label={toggleLabel(toggle, labels)}
                  checked={isOn(toggle)}
                  onCheckedChange={(checked) => onSelect({ [toggle.field]: checked ? toggle.on : toggle.off })}
                  captioned={captioned}
                  type={spec.type}
                  aspect={aspect}
                  tinted={tinted}
                >
                  <OptionPicture
                    draw={toggle.picture}
                    field={toggle.field}
                    option={toggle.on}
                    spec={drawnSpec}
                    isNear={isNear}
                  />
                </ToggleOption>
              ))}
          </>
        )}
      </Tiles>
    </OptionGroup>
  );
});

interface LookOptionProps extends Pick<LookPanelProps, "spec" | "drawnSpec" | "labels"> {
  group: OptionsGroup;
  option: string;
  /** Disables the option. The id of the element that says why. */
  reasonId: string | undefined;
  /** Whether the option is near the viewport, so that its picture is drawn. */
  isNear: boolean;
}

/** One option of a group, as a tile with its picture. */
export function LookOption({ group, option, reasonId, spec, drawnSpec, isNear, labels }: LookOptionProps) {
  const { field, picture, aspect, captioned, tinted, glossy } = group;
  return (
    <Option
      value={option}
      label={optionLabel(field, option, labels)}
      reasonId={reasonId}
      captioned={captioned}
      type={spec.type}
      aspect={aspect}
      tinted={tinted}
      glossy={glossy}
    >
      <OptionPicture draw={picture} field={field} option={option} spec={drawnSpec} isNear={isNear || glossy === true} />
    </Option>
  );
}

interface OptionPictureProps {
  draw: OptionsGroup["picture"];
  field: LookField;
  option: string | boolean;
  spec: FigureSpec;
  isNear: boolean;
}

/** One option's picture, drawn only near the viewport. Memoized, so that selecting and locking do not redraw it. */
const OptionPicture = memo(
  function OptionPicture({ draw, field, option, spec, isNear }: OptionPictureProps) {
    return isNear ? draw({ ...spec, ...withFollowing(spec, { [field]: option }) }) : null;
  },
  (before, after) => !after.isNear || (before.isNear && before.spec === after.spec && before.option === after.option),
);

/** The picture of the option None in a group of checkboxes. */
const NonePicture = memo(
  function NonePicture({
    toggles,
    spec,
    isNear,
  }: Pick<OptionPictureProps, "spec" | "isNear"> & Pick<TogglesGroup, "toggles">) {
    const bare = { ...spec, ...Object.fromEntries(toggles.map(({ field, off }) => [field, off])) } as FigureSpec;
    return isNear ? toggles[0]?.picture(bare) : null;
  },
  (before, after) => !after.isNear || (before.isNear && before.spec === after.spec),
);

/** The picture of the selected option, in the group's header. */
function SelectedPicture({ group, spec, value }: { group: OptionsGroup; spec: FigureSpec; value: string }) {
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
