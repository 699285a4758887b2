"use client";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { CharacterType } from "../figure/schema/field.ts";
import { cn } from "../lib/cn.ts";
import { useNearView } from "../lib/use-near-view.ts";
import { RadioGroupFrame } from "../primitives/RadioGroup.tsx";
import { LockButton } from "./LockButton.tsx";

interface OptionGroupProps<Value extends string> {
  label: string;
  /** The state of a group of radio buttons. Leave it out for a group of checkboxes. */
  radio?: { value: Value; onValueChange: (value: Value) => void };
  /** The name of the selected option. */
  valueLabel: string;
  /** A small picture of the selected option. */
  valuePicture?: ReactNode;
  lockLabel: string;
  locked: boolean;
  /** If it is undefined, there is no lock button. */
  onToggleLock: (() => void) | undefined;
  type: CharacterType;
  /** The name of the button that expands the group. If it is undefined, the group cannot be collapsed. */
  foldLabel?: string | undefined;
  startsFolded?: boolean | undefined;
  /** A sentence about the selected option, which also describes the group. */
  note?: { readonly id: string; readonly text: string } | undefined;
  children: ReactNode;
}

/** A panel of options. Its header has the group's name, the selected option's name and picture, and a lock button. */
export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>) {
  const { label, radio, valueLabel, valuePicture, lockLabel, locked, onToggleLock } = props;
  const { type, foldLabel, startsFolded = false, note, children } = props;
  const [wasFolded, setFolded] = useState(startsFolded);
  const isFolded = wasFolded && foldLabel !== undefined;
  const head = (
    <>
      {/* The visible name is not the legend, because browsers cannot lay out a legend in one row with the lock. */}
      <legend className="pf:sr-only">{label}</legend>
      <div className="pf:relative pf:flex pf:min-h-14 pf:flex-wrap pf:items-center pf:gap-3">
        {valuePicture === undefined ? null : (
          <span
            aria-hidden
            className="pf:block pf:size-10 pf:shrink-0 pf:overflow-hidden pf:border pf:border-line-strong pf:bg-surface pf:group-hero/options:rounded-md pf:group-villain/options:rounded-xs"
          >
            {valuePicture}
          </span>
        )}
        <div className="pf:grid pf:min-w-0 pf:flex-1 pf:basis-20 pf:grid-cols-1 pf:flex-wrap pf:@bench:flex pf:@bench:items-baseline pf:gap-x-2 pf:wrap-anywhere">
          <p aria-hidden className="pf:type-control">
            {label}
          </p>
          <p className="pf:min-w-0 pf:text-muted pf:text-small pf:leading-snug">{valueLabel}</p>
        </div>
        {foldLabel === undefined ? null : (
          // The button covers the whole header except the lock button.
          <button
            type="button"
            aria-label={foldLabel}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
            className="pf:-me-2 pf:grid pf:size-target pf:shrink-0 pf:place-items-center pf:before:absolute pf:before:inset-0"
          >
            <ChevronDown
              aria-hidden
              className="pf:size-5 pf:transition-transform pf:duration-base pf:group-data-[state=open]/options:rotate-180"
            />
          </button>
        )}
        {onToggleLock ? (
          <LockButton
            label={lockLabel}
            locked={locked}
            onToggle={onToggleLock}
            className="pf:relative pf:z-1 pf:-me-2"
          />
        ) : null}
      </div>
      {note === undefined ? null : (
        <p id={note.id} className="pf:pb-2 pf:text-muted pf:text-small pf:leading-snug">
          {note.text}
        </p>
      )}
      {isFolded ? null : <div className="pf:grid pf:gap-2 pf:@bench:gap-4">{children}</div>}
    </>
  );
  const shared = {
    "data-slot": "figure-editor-group",
    "data-type": type,
    "data-state": isFolded ? "closed" : "open",
    "aria-describedby": note?.id,
    className: cn(
      // Scrolls focused elements far enough that the sticky tabs do not cover them.
      "pf:[&_*]:scroll-mt-38 pf:[&_*]:scroll-mb-4 pf:group/options pf:min-w-0 pf:border pf:border-line pf:bg-sunken pf:px-3 pf:py-1 pf:data-[state=open]:pb-3 pf:@max-bench:-mx-2 pf:@max-bench:px-2",
      "pf:hero:rounded-lg pf:villain:rounded-xs",
    ),
  };
  return radio ? (
    <RadioGroupFrame {...shared} {...radio}>
      {head}
    </RadioGroupFrame>
  ) : (
    <fieldset {...shared}>{head}</fieldset>
  );
}

interface TilesProps {
  /** A class with the maximum number of options in a row. */
  tiles: string;
  /** The heading, if the options are one part of a long list. */
  kind?: string | undefined;
  /** Renders the options. Draw their pictures only if `isNear`. */
  children: (isNear: boolean) => ReactNode;
}

/** The options of a group, or of one part of a long list. */
export function Tiles({ tiles, kind, children }: TilesProps) {
  const row = useRef<HTMLDivElement>(null);
  const isNear = useNearView(row);
  const options = (
    <div ref={row} className={tiles}>
      {children(isNear)}
    </div>
  );
  return kind === undefined ? (
    options
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be a second heading of the group
    <div role="group" aria-label={kind} className="pf:grid pf:min-w-0 pf:gap-1 pf:@bench:gap-2">
      <p aria-hidden className="pf:type-tag pf:text-muted">
        {kind}
      </p>
      {options}
    </div>
  );
}
