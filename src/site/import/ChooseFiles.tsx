import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, Dropzone, TextArea } from "../../index.ts";
import { useVisit } from "../platform/visit.ts";

interface ChooseFilesProps {
  onFiles: (files: readonly File[]) => void;
  /** Resolves when the text is used or refused. */
  onText: (text: string) => Promise<void>;
  /** Called on each keystroke in the text box. */
  onType: () => void;
}

/** Exporting files from LinkedIn needs a computer, so phones show the text box first. */
const isPhone = () => matchMedia("(pointer: coarse), (width < 40rem)").matches;

/** Asks for two typed lines or for files. */
export function ChooseFiles({ onFiles, onText, onType }: ChooseFilesProps) {
  const [isTextFirst] = useState(isPhone);
  const files = (
    <>
      <Dropzone onFiles={onFiles}>LinkedIn PDF or data export, or a picture you saved here</Dropzone>
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
            <b className="pf:text-ink">A data export, within minutes.</b> On a computer, open Settings, Data privacy,
            Get a copy of your data, and ask for Profile, Positions and Skills. Choose the ZIP as it is. We open only
            those three files in it, never your messages or connections.
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
      <p className="pf:text-muted pf:text-small">We keep only the details you choose, not the file.</p>
    </>
  );
}

function TextForm({ label, onText, onType }: Pick<ChooseFilesProps, "onText" | "onType"> & { label: string }) {
  const visit = useVisit();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const text = box.current?.value ?? "";
    const isEmpty = text.trim() === "";
    // Renders the message before the box takes focus, because a screen reader then reads it as the box's description.
    flushSync(() => setMissing(isEmpty));
    if (isEmpty) return box.current?.focus();
    setBusy(true);
    void onText(text).finally(() => setBusy(false));
  };
  return (
    <form method="dialog" onSubmit={submit} className="pf:grid pf:grid-cols-1 pf:justify-items-start pf:gap-2">
      <TextArea
        ref={box}
        label={`${label}: your name, then your title`}
        error={isMissing && "Please write your name first"}
        rows={2}
        dir="auto"
        autoCapitalize="words"
        defaultValue={visit.ownText}
        onChange={(event) => {
          visit.ownText = event.target.value;
          onType();
        }}
        className="pf:w-full"
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        Use these
      </Button>
    </form>
  );
}
