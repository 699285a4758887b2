import { Check, FileUser, Link, Pencil } from "lucide-react";
import type { ProfileDetails } from "../domain/profile.ts";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";
import type { EditorLabels } from "./labels.ts";

interface EditorHeadProps {
  /** Of the heading, which names the editor. */
  id: string;
  sampleDetails: readonly (keyof ProfileDetails)[];
  onUseOwnDetails: (() => void) | undefined;
  onCopyLink: (() => void) | undefined;
  labels: EditorLabels;
}

/** The editor's heading, its link to copy, and whose details these are. The line keeps its place, so that nothing jumps under a first key. */
export function EditorHead({ id, sampleDetails, onUseOwnDetails, onCopyLink, labels }: EditorHeadProps) {
  const isSample = sampleDetails.length > 0;
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
      <div
        className={cn(
          "pf:notice pf:flex-wrap pf:items-center pf:justify-between pf:wrap-anywhere",
          !isSample && "pf:bg-sunken",
        )}
      >
        <p className="pf:flex pf:flex-[1_1_12rem] pf:gap-[inherit]">
          {isSample ? (
            <Pencil aria-hidden className="pf:size-5 pf:shrink-0" />
          ) : (
            <Check aria-hidden className="pf:size-5 pf:shrink-0" />
          )}
          <span>{isSample ? labels.sample(sampleDetails) : labels.edited}</span>
        </p>
        {onUseOwnDetails ? (
          <Button size="sm" onClick={onUseOwnDetails}>
            <FileUser aria-hidden />
            {labels.ownDetails}
          </Button>
        ) : null}
      </div>
    </>
  );
}
