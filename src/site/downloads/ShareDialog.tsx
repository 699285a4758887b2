import { downloadRight } from "../../domain/entitlement.ts";
import { describeRemaining, PLAN, remainingDownloads } from "../../domain/plans.ts";
import { Button, DialogActions, DialogContent } from "../../index.ts";
import { openerOrMain } from "../layout/focus.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { useStore } from "../store/store.ts";

/** What the person chose to share. */
export type SharedPart = "picture" | "link";

interface ShareDialogProps {
  /** The figure's id and name. */
  id: string;
  name: string;
  open: boolean;
  /** Called with what to share, or with nothing if the dialog is closed. */
  onAnswer: (what?: SharedPart) => void;
}

/** Warns that sharing the picture uses up one of the plan's downloads, and offers to share the link for free. */
export function ShareDialog({ id, name, open, onAnswer }: ShareDialogProps) {
  const { figures, planUse } = useStore();
  const figure = figures.find((other) => other.id === id);
  const plan = PLAN[planUse.plan];
  const isNoneLeft = figure !== undefined && downloadRight(figure, planUse) === "none";
  return (
    <SiteDialog open={open} onOpenChange={() => onAnswer()}>
      <DialogContent heading="Share" description={<bdi>{name}</bdi>} returnFocus={openerOrMain}>
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
