import { type FormEvent, useId, useState } from "react";
import { Button, Dropzone } from "../../index.ts";
import { textFile } from "./text-file.ts";

/** Where a file comes from, and the box for text. */
export function ChooseFiles({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onFiles([textFile(text, "box")]);
  };
  return (
    <>
      <Dropzone onFiles={onFiles}>LinkedIn PDF or data copy, JSON Resume, vCard, or a figure saved here</Dropzone>
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
          id={id}
          rows={3}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="pf:w-full pf:rounded-md pf:border-2 pf:border-line-strong pf:bg-surface pf:px-4 pf:py-3 pf:focus-visible:border-ink pf:focus-visible:focus-ring"
        />
        <Button type="submit">Use this text</Button>
      </form>
      <p className="pf:text-muted pf:text-small">We keep what you choose here, not the file.</p>
    </>
  );
}
