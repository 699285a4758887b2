import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Button, Notice, useAnnounce } from "../../index.ts";
import { hasUnsavedDraft } from "../platform/local-flags.ts";
import { whenIdle } from "../platform/when-idle.ts";
import type { UnsavedDraft } from "../store/schema.ts";
import { loadKeptDrafts } from "./use-open-figure.ts";

const HEADING = "You left a figure half made";

const toggleNotice = (isVisible: boolean) => document.documentElement.toggleAttribute("data-unsaved-draft", isVisible);

interface ResumeNoticeProps {
  /** Whether no other figure is being opened, and the one on show is not an unsaved draft. */
  isOffered: boolean;
  /** Called with the draft that was offered, once that is known. */
  onResume: (draft?: UnsavedDraft) => void;
}

/**
 * Offers the newest unsaved draft. It is in the prerendered page, and visible from the first paint where this device has
 * one (router/first-paint.ts): coming later, it would push the form down.
 */
export function ResumeNotice({ isOffered, onResume }: ResumeNoticeProps) {
  const announce = useAnnounce();
  const offered = useRef<UnsavedDraft>(undefined);
  const offer = useEffectEvent((draft: UnsavedDraft | undefined) => {
    // The flag is missing where local storage is refused.
    toggleNotice(draft !== undefined);
    if (draft && !offered.current) announce(`${HEADING}.`);
    offered.current = draft;
  });

  // The page was not loaded for this step: the person came from another, or from the preview.
  useLayoutEffect(() => void toggleNotice(isOffered && hasUnsavedDraft()), [isOffered]);

  useEffect(() => {
    if (!isOffered) return;
    const effect = new AbortController();
    const { signal } = effect;
    void whenIdle()
      .then(loadKeptDrafts)
      .then(({ watchUnsavedDrafts }) => watchUnsavedDrafts(offer, signal))
      // Without the code there is nothing to resume.
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
        Your changes were kept on this device.
      </Notice>
    </div>
  );
}
