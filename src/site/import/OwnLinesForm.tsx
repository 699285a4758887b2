import { type FormEvent, type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ownText } from "../../figure/schema/design.ts";
import type { FigureDesign } from "../../figure.ts";
import { NO_NAME } from "../../import/index.ts";
import { Button, TextField } from "../../index.ts";
import { useVisit } from "../platform/visit.ts";

export interface OwnLinesFormProps {
  /** The figure whose name and title the fields begin with. */
  design: FigureDesign;
  /** Resolves when the lines are used or reviewed, or to false if there is no name in them. */
  onTyped: (text: string) => Promise<boolean>;
  /** Called with a pasted text of three lines or more. Returns false if there is no name in it. */
  onPasted: (text: string) => boolean;
  /** Called on each change of a field. */
  onType: () => void;
}

/**
 * Asks for a name and a title. A profile of several lines can be pasted or dropped into the name field: two lines fill
 * the fields, and a longer text is reviewed.
 */
export function OwnLinesForm({ design, onTyped, onPasted, onType }: OwnLinesFormProps) {
  const visit = useVisit();
  const nameField = useRef<HTMLInputElement>(null);
  const [{ name, title }, setLines] = useState(
    visit.ownLines ?? { name: ownText(design, "name"), title: ownText(design, "jobTitle") },
  );
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const change = (lines: { readonly name: string; readonly title: string }) => {
    visit.ownLines = lines;
    setLines(lines);
    onType();
  };
  /** Renders the error before the field takes focus, because a screen reader then reads it as its description. */
  const refuse = (message: string) => {
    flushSync(() => setError(message));
    nameField.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === "") return refuse("Please enter your name");
    setBusy(true);
    void onTyped(`${name}\n${title}`)
      .then((isRead) => isRead || refuse(NO_NAME))
      .finally(() => setBusy(false));
  };
  const take = (event: SyntheticEvent, data: DataTransfer) => {
    const text = data.getData("text/plain");
    const lines = text.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== "");
    const [first = "", second] = lines;
    // The browser handles a single line. In a longer text, it would remove the line breaks.
    if (second === undefined) return;
    event.preventDefault();
    change({ name: first.trim(), title: second.trim() });
    if (lines.length > 2 && !onPasted(text)) refuse(NO_NAME);
  };

  return (
    <form method="dialog" noValidate onSubmit={submit} className="pf:@container">
      <div className="pf:grid pf:grid-cols-1 pf:gap-4 pf:@bench:grid-cols-2">
        <TextField
          ref={nameField}
          label="Name"
          error={error}
          dir="auto"
          autoComplete="name"
          autoCapitalize="words"
          value={name}
          onChange={(event) => change({ name: event.target.value, title })}
          onPaste={(event) => take(event, event.clipboardData)}
          onDrop={(event) => take(event, event.dataTransfer)}
        />
        <TextField
          label="Title"
          dir="auto"
          autoComplete="organization-title"
          autoCapitalize="words"
          value={title}
          onChange={(event) => change({ name, title: event.target.value })}
        />
        <Button type="submit" variant="primary" isBusy={isBusy} className="pf:col-span-full">
          Use these
        </Button>
      </div>
    </form>
  );
}
