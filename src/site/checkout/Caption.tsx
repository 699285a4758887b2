import { Check, Copy } from "lucide-react";
import type { FigureSpec } from "../../figure.ts";
import { Button, TextArea } from "../../index.ts";
import { useCopy } from "../platform/copy.ts";

const EDITIONS = {
  hero: "hero edition. Cape included.",
  villain: "villain edition. Evil laugh sold separately.",
};

/** A suggested caption for a post. */
const captionOf = ({ name, jobTitle, type }: FigureSpec): string =>
  `It's official: I'm an action figure. ${name}, ${jobTitle}, ${EDITIONS[type]}`;

/** A field with a caption to copy into a social media post. */
export function Caption({ spec }: { spec: FigureSpec }) {
  const caption = captionOf(spec);
  const { field, isCopied, copy } = useCopy<HTMLTextAreaElement>(caption, "The caption");
  return (
    <TextArea
      ref={field}
      label="Caption"
      aside={
        <Button size="sm" onClick={() => void copy()} aria-label={isCopied ? "Caption copied" : "Copy caption"}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? "Copied" : "Copy"}
        </Button>
      }
      readOnly
      rows={3}
      dir="auto"
      value={caption}
      className="pf:[&_textarea]:field-sizing-content pf:[&_textarea]:resize-none"
    />
  );
}
