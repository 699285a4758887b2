"use client";
import { FileUp } from "lucide-react";
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { buttonStyles } from "../primitives/button-styles.ts";
import { cn } from "../primitives/cn.ts";
import { ErrorText } from "../primitives/Field.tsx";
import { mergeLabels } from "../primitives/merge-labels.ts";
import { useFileDrop } from "../primitives/use-file-drop.ts";

export interface DropzoneProps extends ComponentProps<"div"> {
  /** What kinds of files it takes; read with the button. */
  children?: ReactNode;
  /** Called with the files that were chosen, dropped or pasted: at least one. */
  onFiles: (files: readonly File[]) => void;
  /** What the file dialog offers, as in `<input accept>`: a hint, which dropped files need not follow. */
  accept?: string | undefined;
  /** Why the last files could not be taken, and what to do; it is announced when it appears. */
  error?: string | undefined;
  /** The texts in your language; missing ones fall back to English. */
  labels?: Partial<DropzoneLabels> | undefined;
}

const LABELS = {
  choose: "Choose files",
  hint: "or drop or paste them here",
  /** While files are held over the area. */
  release: "Let go to open them",
};
/** The texts of the area. */
export type DropzoneLabels = Readonly<typeof LABELS>;

/**
 * Takes files: from the file dialog, dropped on it, or pasted while the focus is in it. `children` say what kinds of
 * files, and are read with the button.
 */
export function Dropzone({ onFiles, accept, error, labels, ref, className, children, ...rest }: DropzoneProps) {
  const text = mergeLabels(LABELS, labels);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const isOver = useFileDrop(root, onFiles);

  const takeChosen = () => {
    const files = [...(input.current?.files ?? [])];
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
    if (files.length > 0) onFiles(files);
  };
  // Files may have been chosen before hydration.
  const takeEarly = useEffectEvent(takeChosen);
  useEffect(() => takeEarly(), []);

  return (
    <div
      {...rest}
      ref={root}
      data-slot="dropzone"
      data-state={isOver ? "over" : "idle"}
      className={cn(
        "pf:grid pf:grid-cols-1 pf:justify-items-center pf:wrap-anywhere pf:gap-3 pf:rounded-lg pf:border-2 pf:border-line-strong pf:border-dashed pf:bg-surface pf:p-6 pf:text-center pf:transition-colors",
        "pf:data-[state=over]:border-ink pf:data-[state=over]:border-solid pf:data-[state=over]:bg-accent-soft pf:forced-colors:data-[state=over]:border-[Highlight]",
        error && "pf:data-[state=idle]:border-danger",
        className,
      )}
    >
      <FileUp aria-hidden className="pf:size-8" />
      <label
        className={cn(
          buttonStyles(),
          "pf:relative pf:overflow-hidden pf:has-focus-visible:outline-offset-4 pf:has-focus-visible:focus-ring",
        )}
      >
        <span>{text.choose}</span>
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple
          aria-describedby={cn(error && `${id}-error`, children && `${id}-help`) || undefined}
          onChange={takeChosen}
          className="pf:absolute pf:inset-0 pf:cursor-pointer pf:opacity-0"
        />
      </label>
      {/* Nothing is dropped or pasted with a finger. */}
      <p className={cn("pf:text-small", isOver ? "pf:font-semibold" : "pf:text-muted pf:pointer-coarse:hidden")}>
        {isOver ? text.release : text.hint}
      </p>
      {children ? (
        <div id={`${id}-help`} className="pf:text-small">
          {children}
        </div>
      ) : null}
      {/* A live region announces only what changes in it, so it is there from the start; empty it takes no row. */}
      <div aria-live="polite" className="pf:empty:absolute">
        {error ? (
          <ErrorText id={`${id}-error`} className="pf:text-start pf:leading-snug">
            {error}
          </ErrorText>
        ) : null}
      </div>
    </div>
  );
}
