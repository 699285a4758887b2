import { Check, Link, Pencil } from "lucide-react";
import { Button } from "../../primitives/Button.tsx";
import { cn } from "../../primitives/cn.ts";
import type { EditorLabels } from "./labels.ts";

interface EditorHeadProps {
  /** Of the heading, which names the editor. */
  id: string;
  sample: boolean;
  onCopyLink: (() => void) | undefined;
  labels: EditorLabels;
}

/** The editor's heading, its link to copy, and whose details these are. The line keeps its place, so that nothing jumps under a first key. */
export function EditorHead({ id, sample, onCopyLink, labels }: EditorHeadProps) {
  return (
    <>
      <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-x-4 pf:gap-y-2">
        <h2 id={id} className="pf:type-card">
          {labels.heading}
        </h2>
        {onCopyLink ? (
          <Button variant="ghost" size="sm" className="pf:-mx-4" onClick={onCopyLink}>
            <Link aria-hidden />
            <span className="pf:@max-bench:hidden">{labels.copyLink}</span>
            <span className="pf:@bench:hidden">{labels.copyLinkShort}</span>
          </Button>
        ) : null}
      </div>
      <p className={cn("pf:notice", !sample && "pf:bg-sunken")}>
        {sample ? (
          <Pencil aria-hidden className="pf:size-5 pf:shrink-0" />
        ) : (
          <Check aria-hidden className="pf:size-5 pf:shrink-0" />
        )}
        {sample ? labels.sample : labels.edited}
      </p>
    </>
  );
}
