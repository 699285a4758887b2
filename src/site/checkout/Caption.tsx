import { Check, Copy } from "lucide-react";
import { useId } from "react";
import type { FigureSpec } from "../../figure.ts";
import { Button } from "../../index.ts";
import { useCopy } from "../platform/use-copy.ts";

const EDITIONS = {
  hero: "hero edition. Cape included.",
  villain: "villain edition. Evil laugh sold separately.",
};

/** What a person may write when they post the figure. */
const captionOf = ({ name, jobTitle, type }: FigureSpec): string =>
  `It's official: I'm an action figure. ${name}, ${jobTitle}, ${EDITIONS[type]}`;

/** A caption to paste into a post. */
export function Caption({ spec }: { spec: FigureSpec }) {
  const id = useId();
  const caption = captionOf(spec);
  const { field, isCopied, copy } = useCopy<HTMLTextAreaElement>(caption, "The caption");
  return (
    <div className="pf:grid pf:grid-cols-1 pf:gap-2">
      <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-x-3">
        <label htmlFor={id} className="pf:type-control">
          Caption
        </label>
        <Button size="sm" onClick={() => void copy()} aria-label={isCopied ? "Caption copied" : "Copy caption"}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? "Copied" : "Copy"}
        </Button>
      </div>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={3}
        dir="auto"
        value={caption}
        className="pf:field-sizing-content pf:w-full pf:resize-none pf:rounded-md pf:border-2 pf:border-line-strong pf:bg-sunken pf:px-4 pf:py-3 pf:focus-visible:border-ink pf:focus-visible:focus-ring"
      />
    </div>
  );
}
