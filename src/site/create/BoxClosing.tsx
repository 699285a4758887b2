import { type ReactNode, useEffect, useState } from "react";

/** Animates how a new figure's box closes. The person's next action ends the animation. */
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
        // After the last animation, removes the class, so that an edit or undo does not replay it.
        if (animationName === "pf-close-unroll") setClosing(false);
      }}
    >
      {children}
    </div>
  );
}
