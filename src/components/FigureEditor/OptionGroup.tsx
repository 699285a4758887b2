"use client";
import { ChevronDown } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import type { CharacterType, FigureLook, FigureSpec } from "../../domain/figure-spec.ts";
import { equalInFields } from "../../figure/equal-in-fields.ts";
import { cn } from "../../primitives/cn.ts";
import { RadioGroup } from "../../primitives/RadioGroup.tsx";
import { Option } from "../Option.tsx";
import { LockButton } from "./LockButton.tsx";
import type { EditorLabels } from "./labels.ts";
import type { LookOptions } from "./look-options.tsx";

/** Texts change with every key; no small picture shows them. */
const isDrawn = (field: keyof FigureSpec) => !["name", "jobTitle", "tagline", "accessories", "number"].includes(field);

interface OptionGroupProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** The chosen option in words. */
  valueLabel: string;
  lockLabel: string;
  locked: boolean;
  onToggleLock: () => void;
  type: CharacterType;
  /** Folds where there is little room; the name of the button that unfolds it. */
  foldLabel?: string | undefined;
  note?: string | undefined;
  className?: string | undefined;
  tiles: string;
  children: ReactNode;
}

/** A sunken panel: its name, the choice in words, its lock, and a radio group of tiles. */
export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>) {
  const { label, value, onValueChange, valueLabel, lockLabel, locked, onToggleLock } = props;
  const { type, foldLabel, note, className, tiles, children } = props;
  const [isOpen, setOpen] = useState(false);
  const isFolded = foldLabel !== undefined && !isOpen;
  return (
    <RadioGroup
      value={value}
      onValueChange={onValueChange}
      data-slot="figure-editor-group"
      data-state={isFolded ? "closed" : "open"}
      className={cn(
        "pf:group/options pf:border pf:border-line pf:bg-sunken pf:px-3 pf:pt-1 pf:pb-3 pf:@max-bench:data-[state=closed]:pb-1",
        type === "hero" ? "pf:rounded-lg" : "pf:rounded-xs",
        className,
      )}
    >
      {/* A legend cannot stand in a row with the value and the lock. */}
      <legend className="pf:sr-only">{label}</legend>
      <div className="pf:flex pf:min-h-target pf:items-center pf:gap-2 pf:@max-bench:group-data-[state=closed]/options:min-h-12">
        <p aria-hidden className="pf:type-control">
          {label}
        </p>
        <p className="pf:ms-auto pf:min-w-0 pf:text-end pf:text-muted pf:text-small pf:leading-snug pf:[overflow-wrap:anywhere]">
          {valueLabel}
        </p>
        <LockButton
          label={lockLabel}
          locked={locked}
          onToggle={onToggleLock}
          className="pf:-me-2 pf:@max-bench:group-data-[state=closed]/options:hidden"
        />
        {foldLabel === undefined ? null : (
          <button
            type="button"
            aria-label={foldLabel}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="pf:-me-2 pf:hidden pf:size-target pf:shrink-0 pf:place-items-center pf:@max-bench:grid"
          >
            <ChevronDown
              aria-hidden
              className="pf:size-5 pf:transition-transform pf:duration-base pf:group-data-[state=open]/options:rotate-180"
            />
          </button>
        )}
      </div>
      {note === undefined ? null : <p className="pf:pb-2 pf:text-muted pf:text-small pf:leading-snug">{note}</p>}
      {/* Focus leaves room for the strip that sticks to the top of the window. */}
      <div className={cn(tiles, "pf:[&_input]:scroll-my-28 pf:@max-bench:group-data-[state=closed]/options:hidden")}>
        {children}
      </div>
    </RadioGroup>
  );
}

interface LookOptionGroupProps {
  group: LookOptions;
  /** What the pictures show. */
  spec: FigureSpec;
  /** False while the pictures are still to be drawn. */
  drawn: boolean;
  type: CharacterType;
  value: FigureLook[keyof FigureLook];
  hasNoVisibleEffect: boolean;
  locked: boolean;
  onSelect: (change: Partial<FigureLook>) => void;
  onToggleLock: (field: keyof FigureLook) => void;
  labels: EditorLabels;
}

/** One choice of looks. Rendered again only when something that it shows has changed: never for typing. */
export const LookOptionGroup = memo(function LookOptionGroup(props: LookOptionGroupProps) {
  const { group, spec, drawn, type, value, hasNoVisibleEffect, locked, onSelect, onToggleLock, labels } = props;
  const { field, span, tiles, aspect, captioned, tinted, collapsible } = group;
  const options = group.options(type);
  const label = labels.groups[field];
  const names: Readonly<Record<string, string>> = labels.options[field];
  return (
    <OptionGroup
      label={label}
      value={String(value)}
      onValueChange={(chosen) => onSelect({ [field]: options.find((option) => String(option) === chosen) })}
      valueLabel={names[String(value)] ?? ""}
      lockLabel={labels.lock(label)}
      locked={locked}
      onToggleLock={() => onToggleLock(field)}
      type={type}
      foldLabel={collapsible ? labels.show(label) : undefined}
      note={hasNoVisibleEffect ? labels.noVisibleEffect : undefined}
      className={span}
      tiles={tiles}
    >
      {options.map((option) => (
        <Option
          key={String(option)}
          value={String(option)}
          label={names[String(option)] ?? String(option)}
          captioned={captioned}
          type={type}
          aspect={aspect}
          tinted={tinted}
        >
          {drawn ? <OptionPicture group={group} spec={spec} option={option} /> : null}
        </Option>
      ))}
    </OptionGroup>
  );
}, equalInFields<LookOptionGroupProps>(isDrawn));

interface OptionPictureProps {
  group: LookOptions;
  spec: FigureSpec;
  option: FigureLook[keyof FigureLook];
}

/** Choosing and locking leave the pictures as they are. */
const OptionPicture = memo(function OptionPicture({ group, spec, option }: OptionPictureProps) {
  return group.picture({ ...spec, [group.field]: option });
}, equalInFields<OptionPictureProps>(isDrawn));
