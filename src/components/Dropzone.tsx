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
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { buttonStyles } from "../primitives/button-styles.ts";
import { ErrorText } from "../primitives/Field.tsx";
import { useFileDrop } from "../primitives/use-file-drop.ts";

export interface DropzoneProps extends ComponentProps<"div"> {
  /** A line about the accepted files. Screen readers read it as the button's description. */
  children?: ReactNode;
  /** Called with the chosen, dropped or pasted files. There is always at least one. */
  onFiles: (files: readonly File[]) => void;
  /**
   * A filter for the file dialog, as in `<input accept>`. It does not apply to dropped and pasted files, so check their
   * type.
   */
  accept?: string | undefined;
  /** The problem with the last files and its fix. Screen readers announce it when it appears. */
  error?: string | undefined;
  /** The area's translated texts. Missing texts are in English. */
  labels?: Translations<DropzoneLabels> | undefined;
}

const LABELS = {
  choose: "Choose files",
  hint: "or drop or paste them here",
  /** Shown while files are dragged over the area. */
  release: "Let go to open them",
};
/** The texts of the area. */
export type DropzoneLabels = Readonly<typeof LABELS>;

/**
 * An area that accepts files from the file dialog, by drop, or by paste while focus is inside. Use `children` for a
 * line about the accepted files.
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
    // Without clearing the value, choosing the same file again would fire no change event.
    if (input.current) input.current.value = "";
    if (files.length > 0) onFiles(files);
  };
  // Passes on files that were chosen before hydration.
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
      {/* Hidden on touch screens, where people cannot drop or paste files. */}
      <p className={cn("pf:text-small", isOver ? "pf:font-semibold" : "pf:text-muted pf:pointer-coarse:hidden")}>
        {isOver ? text.release : text.hint}
      </p>
      {children ? (
        <div id={`${id}-help`} className="pf:text-small">
          {children}
        </div>
      ) : null}
      {/* Always rendered, because a live region announces only changes. While it is empty, it takes no space. */}
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
