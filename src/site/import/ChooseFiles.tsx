import { TriangleAlert } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, Dropzone } from "../../index.ts";
import { useVisit } from "../router/visit.ts";

interface ChooseFilesProps {
  onFiles: (files: readonly File[]) => void;
  onText: (text: string) => void;
}

/** Where a file comes from, and the box for text. */
export function ChooseFiles({ onFiles, onText }: ChooseFilesProps) {
  const id = useId();
  const visit = useVisit();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = box.current?.value ?? "";
    const isEmpty = text.trim() === "";
    // The message is read with the box when that takes focus, so it is there before.
    flushSync(() => setMissing(isEmpty));
    if (isEmpty) box.current?.focus();
    else onText(text);
  };
  return (
    <>
      <Dropzone onFiles={onFiles}>LinkedIn PDF or data copy, or a figure saved here</Dropzone>
      <details className="pf:text-small">
        <summary className="pf:min-h-target pf:cursor-pointer pf:content-center pf:font-semibold">
          How to get your file from LinkedIn
        </summary>
        <div className="pf:grid pf:gap-3 pf:pb-2 pf:text-muted">
          <p>
            <b className="pf:text-ink">A PDF, at once.</b> On a computer, open your own profile, choose More, then Save
            to PDF.
          </p>
          <p>
            <b className="pf:text-ink">A data copy, within minutes.</b> On a computer, open Settings, Data privacy, Get
            a copy of your data, and ask for Profile, Positions and Skills. Open the ZIP here as it is. From a data copy
            only three of its files are opened: Profile, Positions and Skills. Messages and connections stay shut.
          </p>
        </div>
      </details>
      <form method="dialog" onSubmit={submit} className="pf:grid pf:grid-cols-1 pf:justify-items-start pf:gap-2">
        <label htmlFor={id} className="pf:type-control">
          Or write two lines: your name, then your title
        </label>
        <textarea
          ref={box}
          id={id}
          rows={3}
          dir="auto"
          defaultValue={visit.ownText}
          onChange={(event) => {
            visit.ownText = event.target.value;
          }}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          className={`pf:w-full pf:rounded-md pf:border-2 pf:px-4 pf:py-3 pf:focus-visible:focus-ring ${isMissing ? "pf:border-danger pf:bg-danger-soft" : "pf:border-line-strong pf:bg-surface pf:focus-visible:border-ink"}`}
        />
        {isMissing ? (
          <p
            id={`${id}-error`}
            className="pf:flex pf:items-center pf:gap-2 pf:font-semibold pf:text-danger pf:text-small"
          >
            <TriangleAlert aria-hidden className="pf:size-5 pf:shrink-0" />
            Please write your name first
          </p>
        ) : null}
        <Button type="submit">Use this text</Button>
      </form>
      <p className="pf:text-muted pf:text-small">We keep what you choose here, not the file.</p>
    </>
  );
}
