import { memo, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { CharacterType } from "../../figure.ts";

interface TurningBoxProps {
  /** The type of the figure in `children`. A change turns the box over. */
  type: CharacterType;
  /** Contains a FigureBox. */
  children: ReactNode;
}

/** Turns a figure's box over when the figure's type changes. The new figure appears when only the edge is visible. */
export function TurningBox({ type, children }: TurningBoxProps) {
  const [front, setFront] = useState({ type, hasTurned: false });
  const isTurning = front.type !== type;
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isTurning) return;
    let isLatest = true;
    const show = () => isLatest && setFront({ type, hasTurned: true });
    // With reduced motion, there is no animation to wait for.
    const turn = frame.current?.querySelector("[data-slot=figure-box]")?.getAnimations()[0];
    if (turn) turn.finished.then(show, show);
    else show();
    return () => {
      isLatest = false;
    };
  }, [isTurning, type]);
  return (
    <div
      ref={frame}
      className={
        isTurning
          ? "pf:motion-safe:**:data-[slot=figure-box]:animate-turn-away"
          : front.hasTurned
            ? "pf:motion-safe:**:data-[slot=figure-box]:animate-turn-toward"
            : undefined
      }
    >
      <Front isHeld={isTurning}>{children}</Front>
    </div>
  );
}

/** Shows the same children as before while it is held. */
const Front = memo(
  function Front({ children }: { isHeld: boolean; children: ReactNode }) {
    return children;
  },
  (_, { isHeld }) => isHeld,
);
