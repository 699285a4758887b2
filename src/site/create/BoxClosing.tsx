import { type ReactNode, useEffect, useState } from "react";

/** Plays the closing of a new figure's box; the person's next action skips to the end. */
export function BoxClosing({ isPlayed, children }: { isPlayed: boolean; children: ReactNode }) {
  const [isClosing, setClosing] = useState(isPlayed);
  useEffect(() => {
    if (!isClosing) return;
    const listeners = new AbortController();
    for (const kind of ["pointerdown", "keydown", "click"])
      document.addEventListener(kind, () => setClosing(false), { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [isClosing]);
  return (
    <div
      className={isClosing ? "pf:animate-close" : undefined}
      onAnimationEnd={({ animationName }) => {
        // The ribbon is last. Then the class is removed, so that an edit or undo does not replay the animation.
        if (animationName === "pf-close-unroll") setClosing(false);
      }}
    >
      {children}
    </div>
  );
}
