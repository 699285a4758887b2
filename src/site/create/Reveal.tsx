import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Capsule, type CharacterType } from "../../figure.ts";
import { EmptyBox } from "./BoxPreview.tsx";

interface RevealProps {
  type: CharacterType;
  isPlayed: boolean;
  /** Where the capsule was on the screen. Otherwise, it comes from above the box. */
  capsule?: DOMRect | undefined;
  /** Contains a FigureBox. */
  children: ReactNode;
}

const centerOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Moves an absolutely positioned element to a point of the screen. `origin` is its container's rectangle. */
function moveTo({ style }: HTMLElement, origin: DOMRect, x: number, y: number) {
  style.left = `${x - origin.left}px`;
  style.top = `${y - origin.top}px`;
}

/** The animations that end a reveal. The second is the one for reduced motion. */
const LAST = ["pf-close-unroll", "pf-fade-out"];

/**
 * Reveals a new figure: the capsule flies into the empty box and bursts, the figure fills from the feet up, the
 * accessories land, and the tape comes last. The person's next action ends it.
 */
export function Reveal({ type, isPlayed, capsule, children }: RevealProps) {
  const [isPlaying, setPlaying] = useState(isPlayed);
  const [revealed] = useState(type);
  const frame = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  /** As wide as the capsule, at the middle of the figure. */
  const target = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = frame.current?.querySelector("[data-slot=figure-box]");
    if (!frame.current || !cover.current || !target.current || !box) return;
    const rect = box.getBoundingClientRect();
    moveTo(cover.current, frame.current.getBoundingClientRect(), rect.left, rect.top);
    cover.current.style.width = `${rect.width}px`;
    // While the figure's code loads, there is a gap.
    const figure = centerOf(box.querySelector("[data-slot=figure], [data-slot=gap]") ?? box);
    moveTo(target.current, rect, figure.x, figure.y);
    const flying = target.current.getBoundingClientRect();
    if (!capsule) return;
    const { style } = target.current;
    style.setProperty("--pf-fly-x", `${capsule.left + capsule.width / 2 - figure.x}px`);
    style.setProperty("--pf-fly-y", `${capsule.top + capsule.height / 2 - figure.y}px`);
    style.setProperty("--pf-fly-scale", `${capsule.width / flying.width}`);
  }, [capsule]);
  useEffect(() => {
    if (!isPlaying) return;
    const listeners = new AbortController();
    for (const kind of ["pointerdown", "keydown", "click"])
      document.addEventListener(kind, () => setPlaying(false), { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [isPlaying]);
  return (
    <div
      ref={frame}
      className={isPlaying ? "pf:relative pf:animate-close pf:[--pf-close-delay:900ms]" : undefined}
      onAnimationEnd={({ animationName }) => LAST.includes(animationName) && setPlaying(false)}
    >
      {children}
      {isPlaying ? (
        <div ref={cover} aria-hidden className="reveal">
          <div className="pf:hang pf:filter-none">
            <EmptyBox type={revealed} alt="" className="pf:h-auto pf:w-full pf:animate-fill" />
          </div>
          <span
            ref={target}
            className="pf:absolute pf:grid pf:aspect-square pf:w-2/5 pf:-translate-1/2 pf:place-items-center"
          >
            <span className="pf:absolute pf:-inset-3/8 pf:animate-burst" />
            <span className="pf:w-full pf:animate-fly">
              <Capsule type={revealed} isFloating className="pf:h-auto pf:w-full pf:[rotate:-38deg]" />
            </span>
          </span>
        </div>
      ) : null}
    </div>
  );
}
