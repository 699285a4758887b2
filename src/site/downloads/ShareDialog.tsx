import { describeRemaining, PLAN, remainingDownloads } from "../../domain/plans.ts";
import { Button, DialogActions, DialogContent } from "../../index.ts";
import { openerOrMain } from "../layout/opener-or-main.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { useStore } from "../store/use-store.ts";

interface ShareDialogProps {
  /** The figure's name. */
  name: string;
  open: boolean;
  /** Called with what to share, or with nothing if the dialog is closed. */
  onAnswer: (what?: "picture" | "link") => void;
}

/** Warns that sharing the picture uses up one of the plan's downloads, and offers to share the link for free. */
export function ShareDialog({ name, open, onAnswer }: ShareDialogProps) {
  const { planUse } = useStore();
  const remaining = describeRemaining(remainingDownloads(PLAN[planUse.plan], planUse.downloadsUsed));
  return (
    <SiteDialog open={open} onOpenChange={() => onAnswer()}>
      <DialogContent heading="Share" description={<bdi>{name}</bdi>} returnFocus={openerOrMain}>
        <p>
          <b>{`${remaining}.`}</b> Sharing the picture uses one, as a download does. Sharing the link uses none.
        </p>
        <DialogActions>
          <Button variant="primary" onClick={() => onAnswer("picture")}>
            Share picture
          </Button>
          <Button onClick={() => onAnswer("link")}>Share link</Button>
        </DialogActions>
      </DialogContent>
    </SiteDialog>
  );
}
