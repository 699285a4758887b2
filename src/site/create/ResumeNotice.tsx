import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { announce, Button, Notice } from "../../index.ts";
import { hasUnsavedDraft } from "../platform/local-flags.ts";
import { whenIdle } from "../platform/when-idle.ts";
import type { UnsavedDraft } from "../store/schema.ts";
import { loadStoredFigures } from "./use-open-figure.ts";

const HEADING = "Continue your figure?";

const toggleNotice = (isVisible: boolean) => document.documentElement.toggleAttribute("data-unsaved-draft", isVisible);

interface ResumeNoticeProps {
  /** Whether the notice may be shown. False while a figure is being opened, and while unsaved changes are on screen. */
  isOffered: boolean;
  /** Called when the button is pressed, with the offered draft if it is known by then. */
  onResume: (draft?: UnsavedDraft) => void;
}

/**
 * Offers to resume the newest unsaved draft. The notice is prerendered and, if this device has a draft, visible from
 * the first paint (platform/first-paint.ts), so that it does not push the form down later.
 */
export function ResumeNotice({ isOffered, onResume }: ResumeNoticeProps) {
  const offered = useRef<UnsavedDraft>(undefined);
  const offer = useEffectEvent((draft: UnsavedDraft | undefined) => {
    // The first paint could not know the draft if local storage is disabled.
    toggleNotice(draft !== undefined);
    if (draft && !offered.current) announce(`${HEADING}.`);
    offered.current = draft;
  });

  // The script for the first paint runs only on page load, not when the person comes from another page or the preview.
  useLayoutEffect(() => void toggleNotice(isOffered && hasUnsavedDraft()), [isOffered]);

  useEffect(() => {
    if (!isOffered) return;
    const effect = new AbortController();
    const { signal } = effect;
    void whenIdle()
      .then(loadStoredFigures)
      .then(({ watchUnsavedDrafts }) => watchUnsavedDrafts(offer, signal))
      // Hides the notice, because nothing can be resumed without the code.
      .catch(() => signal.aborted || toggleNotice(false));
    return () => effect.abort();
  }, [isOffered]);

  return (
    <div className="pf:hidden pf:in-data-unsaved-draft:block">
      <Notice
        heading={HEADING}
        actions={
          <Button size="sm" onClick={() => onResume(offered.current)}>
            Pick up your figure
          </Button>
        }
      >
        Your changes are saved on this device.
      </Notice>
    </div>
  );
}
