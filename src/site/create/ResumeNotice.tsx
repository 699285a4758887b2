import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Button, Notice, useAnnounce } from "../../index.ts";
import { hasUnsavedDraft } from "../platform/local-flags.ts";
import { whenIdle } from "../platform/when-idle.ts";
import type { UnsavedDraft } from "../store/schema.ts";
import { loadKeptDrafts } from "./use-open-figure.ts";

const HEADING = "Continue your figure?";

const toggleNotice = (isVisible: boolean) => document.documentElement.toggleAttribute("data-unsaved-draft", isVisible);

interface ResumeNoticeProps {
  /** False while another figure is opened or an unsaved draft is visible. */
  isOffered: boolean;
  /** Called with the offered draft once it is known. */
  onResume: (draft?: UnsavedDraft) => void;
}

/**
 * Offers the newest unsaved draft. It is part of the prerendered page and visible from the first paint if this device
 * has a draft (router/first-paint.ts), so that it never pushes the form down.
 */
export function ResumeNotice({ isOffered, onResume }: ResumeNoticeProps) {
  const announce = useAnnounce();
  const offered = useRef<UnsavedDraft>(undefined);
  const offer = useEffectEvent((draft: UnsavedDraft | undefined) => {
    // There is no flag if local storage is refused.
    toggleNotice(draft !== undefined);
    if (draft && !offered.current) announce(`${HEADING}.`);
    offered.current = draft;
  });

  // The person came from another page or from the preview, not by a page load.
  useLayoutEffect(() => void toggleNotice(isOffered && hasUnsavedDraft()), [isOffered]);

  useEffect(() => {
    if (!isOffered) return;
    const effect = new AbortController();
    const { signal } = effect;
    void whenIdle()
      .then(loadKeptDrafts)
      .then(({ watchUnsavedDrafts }) => watchUnsavedDrafts(offer, signal))
      // Without the code, nothing can be resumed.
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
