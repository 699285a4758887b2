import { RefreshCw } from "lucide-react";
import { type RefObject, useState } from "react";
import { captionsOf } from "../../domain/captions.ts";
import type { FigureDesign } from "../../figure.ts";
import { Button, TextArea } from "../../index.ts";

interface CaptionProps {
  design: FigureDesign;
  /** Reads the caption. */
  ref: RefObject<HTMLTextAreaElement | null>;
}

/** The caption that is shared with the picture: one of three suggestions, each of which can be edited. */
export function Caption({ design, ref }: CaptionProps) {
  const [captions, setCaptions] = useState<readonly string[]>(() => captionsOf(design));
  const [at, setAt] = useState(0);
  return (
    <TextArea
      ref={ref}
      label="Caption"
      aside={
        <Button size="sm" onClick={() => setAt((at + 1) % captions.length)} aria-label="Another caption">
          <RefreshCw aria-hidden />
          Another
        </Button>
      }
      rows={2}
      dir="auto"
      value={captions[at]}
      onChange={({ target }) => setCaptions(captions.map((caption, i) => (i === at ? target.value : caption)))}
      className="pf:[&_textarea]:field-sizing-content pf:[&_textarea]:resize-none"
    />
  );
}
