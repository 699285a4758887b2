import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { downloadRight } from "../../domain/entitlement.ts";
import { describeRemaining, PLAN, remainingDownloads } from "../../domain/plans.ts";
import { Button, DialogActions, DialogContent, TextField, toast } from "../../index.ts";
import { openerOrMain } from "../layout/focus.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { copyText } from "../platform/copy.ts";
import { useStore } from "../store/store.ts";

/** What the person chose to share. */
export type SharedPart = "picture" | "link";

interface ShareDialogProps {
  figure: CollectedFigure;
  open: boolean;
  /** Called with what to share, or with nothing if the dialog is closed. */
  onAnswer: (what?: SharedPart) => void;
}

/** Warns that sharing the picture uses up one of the plan's downloads, and offers to share the link for free. */
export function ShareDialog({ figure, open, onAnswer }: ShareDialogProps) {
  const { figures, planUse } = useStore();
  const stored = figures.find(({ id }) => id === figure.id);
  const plan = PLAN[planUse.plan];
  const isNoneLeft = stored !== undefined && downloadRight(stored, planUse) === "none";
  return (
    <SiteDialog open={open} onOpenChange={() => onAnswer()}>
      <DialogContent heading="Share" description={<bdi>{figure.design.spec.name}</bdi>} returnFocus={openerOrMain}>
        {/* Another tab can use up the last download meanwhile. */}
        <p aria-live="polite">
          {isNoneLeft ? (
            <b>{`No downloads left on ${plan.name}. `}</b>
          ) : (
            <>
              <b>{`${describeRemaining(remainingDownloads(plan, planUse.downloadsUsed))}. `}</b>
              <span>Sharing the picture uses one, as a download does. </span>
            </>
          )}
          <span>Sharing the link uses none.</span>
        </p>
        <DialogActions>
          {isNoneLeft ? null : (
            <Button variant="primary" onClick={() => onAnswer("picture")}>
              Share picture
            </Button>
          )}
          <Button onClick={() => onAnswer("link")}>Share link</Button>
        </DialogActions>
      </DialogContent>
    </SiteDialog>
  );
}

const ADVICE = "Copying is blocked here. Select the link and copy it by hand.";

interface CopyFallbackProps {
  link: string;
  open: boolean;
  onClose: () => void;
  onCopied: () => void;
}

/** A dialog with a figure's link and how to copy it by hand. Opens if the browser refuses to copy. */
export function CopyFallback({ link, open, onClose, onCopied }: CopyFallbackProps) {
  const copy = async () => {
    if (!(await copyText(link))) return void toast(ADVICE, { variant: "error" });
    onClose();
    onCopied();
  };
  return (
    <SiteDialog open={open} onOpenChange={onClose}>
      <DialogContent heading="Copy the link by hand" description={ADVICE} returnFocus={openerOrMain}>
        <TextField
          label="Figure link"
          type="text"
          readOnly
          value={link}
          dir="ltr"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="ink" onClick={() => void copy()}>
          Copy
        </Button>
      </DialogContent>
    </SiteDialog>
  );
}
