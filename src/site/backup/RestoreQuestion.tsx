import { Button, DialogContent } from "../../index.ts";
import { openerOrMain } from "../layout/focus.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";

interface RestoreQuestionProps {
  open: boolean;
  /** The parts that the backup would replace: "profile and settings". */
  what: string;
  onAnswer: (isReplaced: boolean) => void;
  onCancel: () => void;
}

/** Asks whether to use the backup's profile and settings or this device's. */
export function RestoreQuestion({ open, what, onAnswer, onCancel }: RestoreQuestionProps) {
  return (
    <SiteDialog open={open} onOpenChange={onCancel}>
      <DialogContent
        returnFocus={openerOrMain}
        heading={`Use the backup’s ${what}?`}
        description={`You have set your own ${what} on this device. The figures are restored either way.`}
      >
        <div className="pf:flex pf:flex-wrap pf:gap-3 pf:[&>*]:flex-auto">
          <Button variant="ink" onClick={() => onAnswer(false)}>
            Keep mine
          </Button>
          <Button onClick={() => onAnswer(true)}>Use the backup’s</Button>
        </div>
      </DialogContent>
    </SiteDialog>
  );
}
