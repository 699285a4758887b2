import { Check, Link, Pencil } from "lucide-react";
import { Button } from "../../primitives/Button.tsx";
import { cn } from "../../primitives/cn.ts";
import type { EditorLabels } from "./labels.ts";

interface EditorHeadProps {
  /** Of the heading, which names the editor. */
  id: string;
  isSample: boolean;
  onCopyLink: (() => void) | undefined;
  labels: EditorLabels;
}

/** The editor's heading, its link to copy, and whose details these are. The line keeps its place, so that nothing jumps under a first key. */
export function EditorHead({ id, isSample, onCopyLink, labels }: EditorHeadProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="type-card">
          {labels.heading}
        </h2>
        {onCopyLink ? (
          <Button variant="ghost" size="sm" className="-mx-3.5 px-3.5!" onClick={onCopyLink}>
            <Link aria-hidden />
            <span className="@max-bench:hidden">{labels.copyLink}</span>
            <span className="@bench:hidden">{labels.copyLinkShort}</span>
          </Button>
        ) : null}
      </div>
      <p className={cn("notice", !isSample && "bg-sunken!")}>
        {isSample ? (
          <Pencil aria-hidden className="size-5 shrink-0" />
        ) : (
          <Check aria-hidden className="size-5 shrink-0" />
        )}
        {isSample ? labels.sample : labels.edited}
      </p>
    </>
  );
}
