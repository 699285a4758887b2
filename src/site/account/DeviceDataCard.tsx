import { useState } from "react";
import { Button, closeToasts, DialogClose, DialogContent, toast } from "../../index.ts";
import { BackUpButton, RestoreButton } from "../backup/index.ts";
import { clearUnsavedDrafts } from "../figure-session/unsaved-drafts.ts";
import { openerOrMain } from "../layout/focus.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { setTheme } from "../platform/theme.ts";
import { useBusy } from "../platform/use-busy.ts";
import { createVisit, useVisit } from "../platform/visit.ts";
import { store } from "../store/store.ts";

/** Backs up, restores or deletes the data on this device. */
export function DeviceDataCard() {
  const visit = useVisit();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, run] = useBusy();
  const deleteEverything = async () => {
    setAsking(false);
    // An Undo would bring a deleted figure back.
    closeToasts();
    setTheme("system");
    Object.assign(visit, createVisit());
    clearUnsavedDrafts();
    const isDone = await store.reset();
    // A change that was stored just before may have reported so.
    closeToasts();
    if (isDone) toast("Everything on this device was deleted.", { variant: "success" });
    else
      toast("This browser couldn’t delete everything. Clear this site’s data in its settings.", {
        variant: "error",
      });
  };
  return (
    <section aria-labelledby="device-data-heading" className="pf:grid pf:gap-4 pf:card pf:p-4 pf:sm:p-6">
      <h2 id="device-data-heading" className="pf:type-card">
        On this device
      </h2>
      <p className="pf:text-muted">
        Everything is stored in this browser only. Browsers can clear it, so keep a backup.
      </p>
      <div className="pf:flex pf:flex-wrap pf:gap-3">
        <BackUpButton size="sm" />
        <RestoreButton size="sm" />
      </div>
      <Button
        size="sm"
        variant="ghost"
        isBusy={isDeleting}
        className="pf:-ms-4 pf:justify-self-start"
        onClick={() => setAsking(true)}
      >
        Delete everything on this device
      </Button>
      <SiteDialog open={isAsking} onOpenChange={setAsking}>
        <DialogContent
          returnFocus={openerOrMain}
          heading="Delete everything?"
          description="This permanently deletes your figures, drafts, profile, settings and plan from this device. The samples will return."
        >
          <BackUpButton />
          <div className="pf:flex pf:flex-wrap pf:gap-3 pf:[&>*]:flex-auto">
            <Button variant="ink" onClick={() => void run(deleteEverything)}>
              Delete everything
            </Button>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
          </div>
        </DialogContent>
      </SiteDialog>
    </section>
  );
}
