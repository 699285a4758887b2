import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { Button, Notice, useAnnounce, useToast } from "../../index.ts";
import { hasUnsavedDraft } from "../platform/local-flags.ts";
import { whenIdle } from "../platform/when-idle.ts";
import { displacedMessage } from "../store/displaced-message.ts";
import { loadStore } from "./use-open-figure.ts";

const HEADING = "You left a figure half made";

const toggleNotice = (isVisible: boolean) => document.documentElement.toggleAttribute("data-unsaved-draft", isVisible);

interface ResumeNoticeProps {
  /** Whether no other figure is being opened, and the one on show is not the unsaved draft. */
  isOffered: boolean;
  /** The form reports what the preview's StorageNotice does elsewhere. */
  isOnForm: boolean;
  onResume: () => void;
}

/**
 * Offers the unsaved draft. It is in the prerendered page, and visible from the first paint where this device has one
 * (router/first-paint.ts): coming later, it would push the form down.
 */
export function ResumeNotice({ isOffered, isOnForm, onResume }: ResumeNoticeProps) {
  const announce = useAnnounce();
  const { showToast } = useToast();
  const report = useEffectEvent(({ hasDraft, displaced }: { hasDraft: boolean; displaced: number }) => {
    // The flag is missing where localStorage is refused.
    toggleNotice(hasDraft);
    if (hasDraft) announce(`${HEADING}.`);
    if (displaced > 0) showToast(displacedMessage(displaced));
  });

  // The page was not loaded for this step: the person came from another, or from the preview.
  useLayoutEffect(() => void toggleNotice(isOffered && hasUnsavedDraft()), [isOffered]);

  useEffect(() => {
    if (!isOffered) return;
    const effect = new AbortController();
    void whenIdle()
      .then(loadStore)
      .then(async (store) => {
        const { work, displaced } = await store.ready();
        if (effect.signal.aborted) return;
        report({ hasDraft: work !== null, displaced: isOnForm ? displaced : 0 });
        if (isOnForm && displaced > 0) store.acknowledgeDisplaced();
        if (!work) return;
        // Another one is edited now: this one is in the drafts, or taken up in another tab.
        const unsubscribe = store.subscribe(() => store.read().work?.id === work.id || toggleNotice(false));
        effect.signal.addEventListener("abort", unsubscribe);
      })
      // Without the store there is nothing to resume.
      .catch(() => effect.signal.aborted || toggleNotice(false));
    return () => effect.abort();
  }, [isOffered, isOnForm]);

  return (
    <div className="pf:hidden pf:in-data-unsaved-draft:block">
      <Notice
        heading={HEADING}
        actions={
          <Button size="sm" onClick={onResume}>
            Pick up your figure
          </Button>
        }
      >
        Your changes were kept on this device.
      </Notice>
    </div>
  );
}
