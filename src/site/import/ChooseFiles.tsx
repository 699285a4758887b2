import { TriangleAlert } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, Dropzone } from "../../index.ts";
import { useVisit } from "../router/visit.ts";

interface ChooseFilesProps {
  onFiles: (files: readonly File[]) => void;
  /** Resolves when the text is used or refused. */
  onText: (text: string) => Promise<void>;
  /** Called while a person types. */
  onType: () => void;
}

/** LinkedIn saves its files on a computer, so a phone asks for the text first. */
const isPhone = () => matchMedia("(pointer: coarse), (width < 40rem)").matches;

/** Two typed lines, or a file. */
export function ChooseFiles({ onFiles, onText, onType }: ChooseFilesProps) {
  const [isTextFirst] = useState(isPhone);
  const files = (
    <>
      <Dropzone onFiles={onFiles}>LinkedIn PDF or data copy, or a figure saved here</Dropzone>
      <details className="pf:text-small">
        <summary className="pf:min-h-target pf:cursor-pointer pf:content-center pf:font-semibold">
          How to get your file from LinkedIn
        </summary>
        <div className="pf:grid pf:gap-3 pf:pb-2 pf:text-muted">
          <p>
            <b className="pf:text-ink">A PDF, right away.</b> On a computer, open your own profile and choose More, Save
            to PDF.
          </p>
          <p>
            <b className="pf:text-ink">A data copy, within minutes.</b> On a computer, open Settings, Data privacy, Get
            a copy of your data, and ask for Profile, Positions and Skills. Choose the ZIP as it is. We open only those
            three files in it, never your messages or connections.
          </p>
        </div>
      </details>
    </>
  );
  return (
    <>
      {isTextFirst ? null : files}
      <TextForm label={isTextFirst ? "Write two lines" : "Or write two lines"} onText={onText} onType={onType} />
      {isTextFirst ? (
        <>
          <p className="pf:type-control">Or choose a file</p>
          {files}
        </>
      ) : null}
      <p className="pf:text-muted pf:text-small">We keep only what you pick, not the file.</p>
    </>
  );
}

function TextForm({ label, onText, onType }: Pick<ChooseFilesProps, "onText" | "onType"> & { label: string }) {
  const id = useId();
  const visit = useVisit();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const text = box.current?.value ?? "";
    const isEmpty = text.trim() === "";
    // The message is read with the box when that takes focus, so it is there before.
    flushSync(() => setMissing(isEmpty));
    if (isEmpty) return box.current?.focus();
    setBusy(true);
    void onText(text).finally(() => setBusy(false));
  };
  return (
    <form method="dialog" onSubmit={submit} className="pf:grid pf:grid-cols-1 pf:justify-items-start pf:gap-2">
      <label htmlFor={id} className="pf:type-control">
        {label}: your name, then your title
      </label>
      <textarea
        ref={box}
        id={id}
        rows={2}
        dir="auto"
        autoCapitalize="words"
        defaultValue={visit.ownText}
        onChange={(event) => {
          visit.ownText = event.target.value;
          onType();
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
      <Button type="submit" variant="primary" busy={isBusy}>
        Use these
      </Button>
    </form>
  );
}
