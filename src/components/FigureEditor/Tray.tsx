"use client";
import { ChevronDown } from "lucide-react";
import { memo, type ReactNode, useId, useState } from "react";
import type { CharacterType, FigureLook, FigureSpec } from "../../domain/figure-spec.ts";
import { equalInFields } from "../../figure/equal-in-fields.ts";
import { cn } from "../../primitives/cn.ts";
import { LockButton } from "./LockButton.tsx";
import type { EditorLabels } from "./labels.ts";
import { Option } from "./Option.tsx";
import type { TrayArt } from "./tray-art.tsx";

/** Words change with every key; no small picture shows them. */
const isDrawn = (field: keyof FigureSpec) => !["name", "jobTitle", "tagline", "accessories", "number"].includes(field);

interface TrayFrameProps {
  label: string;
  /** The chosen option in words. */
  value: string;
  lockLabel: string;
  isLocked: boolean;
  onToggleLock: () => void;
  type: CharacterType;
  /** Folds where there is little room; the name of the button that unfolds it. */
  foldLabel?: string | undefined;
  note?: string | undefined;
  className?: string | undefined;
  tiles: string;
  children: ReactNode;
}

/** A sunken tray: its name, the choice in words, its lock, and a radio group of tiles. */
export function TrayFrame(props: TrayFrameProps) {
  const { label, value, lockLabel, isLocked, onToggleLock, type, foldLabel, note, className, tiles, children } = props;
  const [isOpen, setOpen] = useState(false);
  const isFolded = foldLabel !== undefined && !isOpen;
  return (
    <fieldset
      data-slot="figure-editor-tray"
      data-state={isFolded ? "closed" : "open"}
      className={cn(
        "pf:group/tray pf:min-w-0 pf:border pf:border-line pf:bg-sunken pf:px-3 pf:pt-1 pf:pb-3 pf:@max-bench:data-[state=closed]:pb-1",
        type === "hero" ? "pf:rounded-lg" : "pf:rounded-xs",
        className,
      )}
    >
      {/* A legend cannot stand in a row with the value and the lock. */}
      <legend className="pf:sr-only">{label}</legend>
      <div className="pf:flex pf:min-h-target pf:items-center pf:gap-2 pf:@max-bench:group-data-[state=closed]/tray:min-h-12">
        <p aria-hidden className="pf:type-control">
          {label}
        </p>
        <p className="pf:ms-auto pf:text-end pf:text-muted pf:text-small pf:leading-snug">{value}</p>
        <LockButton
          label={lockLabel}
          isLocked={isLocked}
          onToggle={onToggleLock}
          className="pf:-me-2 pf:@max-bench:group-data-[state=closed]/tray:hidden"
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
              className="pf:size-5 pf:transition-transform pf:duration-base pf:group-data-[state=open]/tray:rotate-180"
            />
          </button>
        )}
      </div>
      {note === undefined ? null : <p className="pf:pb-2 pf:text-muted pf:text-small pf:leading-snug">{note}</p>}
      <div className={cn(tiles, "pf:@max-bench:group-data-[state=closed]/tray:hidden")}>{children}</div>
    </fieldset>
  );
}

interface TrayProps {
  tray: TrayArt;
  /** What the pictures show. */
  spec: FigureSpec;
  /** False while the pictures are still to be drawn. */
  hasPictures: boolean;
  type: CharacterType;
  value: FigureLook[keyof FigureLook];
  isUnseen: boolean;
  isLocked: boolean;
  onPick: (change: Partial<FigureLook>) => void;
  onToggleLock: (field: keyof FigureLook) => void;
  labels: EditorLabels;
}

/** One choice of looks. Drawn anew only when something that it shows has changed: never for typing. */
export const Tray = memo(function Tray(props: TrayProps) {
  const { tray, spec, hasPictures, type, value, isUnseen, isLocked, onPick, onToggleLock, labels } = props;
  const { field, options, span, tiles, face, hasCaptions, isTinted, folds } = tray;
  const group = useId();
  const label = labels.trays[field];
  const names: Readonly<Record<string, string>> = labels.options[field];
  return (
    <TrayFrame
      label={label}
      value={names[String(value)] ?? ""}
      lockLabel={labels.lock(label)}
      isLocked={isLocked}
      onToggleLock={() => onToggleLock(field)}
      type={type}
      foldLabel={folds ? labels.show(label) : undefined}
      note={isUnseen ? labels.unseen : undefined}
      className={span}
      tiles={tiles}
    >
      {options(type).map((option) => (
        <Option
          key={String(option)}
          group={group}
          value={String(option)}
          label={names[String(option)] ?? String(option)}
          hasCaption={hasCaptions}
          isChosen={option === value}
          onChoose={() => onPick({ [field]: option })}
          type={type}
          face={face}
          isTinted={isTinted}
        >
          {hasPictures ? <TilePicture tray={tray} spec={spec} option={option} /> : null}
        </Option>
      ))}
    </TrayFrame>
  );
}, equalInFields<TrayProps>(isDrawn));

interface TilePictureProps {
  tray: TrayArt;
  spec: FigureSpec;
  option: FigureLook[keyof FigureLook];
}

/** Choosing and locking leave the pictures as they are. */
const TilePicture = memo(function TilePicture({ tray, spec, option }: TilePictureProps) {
  return tray.picture({ ...spec, [tray.field]: option });
}, equalInFields<TilePictureProps>(isDrawn));
