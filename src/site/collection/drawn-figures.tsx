import { useRef } from "react";
import { createRoot } from "react-dom/client";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { asPrinted, isPaid } from "../../domain/entitlement.ts";
import { FigureBox, FigurePortrait, type FigureSpec, loadFigureParts, watchFigure } from "../../figure.ts";
import { useNearView } from "../../lib/use-near-view.ts";
import { savesData } from "../platform/save-data.ts";
import { store } from "../store/store.ts";
import { Silhouette } from "./Silhouette.tsx";

export function DrawnBox({ figure, alt }: { figure: CollectedFigure; alt: string }) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearView(element, "1000px");
  return (
    <div ref={element} className="pf:aspect-3/4 pf:[&>svg]:size-full">
      {isNear ? (
        <FigureBox
          spec={figure.design.spec}
          isPaid={isPaid(figure)}
          className={asPrinted(figure) === figure ? undefined : "pf:print:invisible"}
        />
      ) : (
        <Silhouette alt={alt} />
      )}
    </div>
  );
}

export const DrawnPortrait = ({ spec }: { spec: FigureSpec }) => <FigurePortrait spec={spec} isDecorative />;

const CARD = "[data-slot=collection-card]";
const isHoveredOrFocused = (card: Element): boolean =>
  card.matches(":hover") || card.querySelector(":focus-visible") !== null;
const isMotionReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The cards that are animated now, with functions that end their animations. */
const animated = new Map<Element, () => void>();

/** Animates a card's figure while the card is hovered or has keyboard focus. */
function animateOnHover(): void {
  for (const type of ["pointerover", "focusin"])
    document.addEventListener(type, ({ target }) => {
      const card = target instanceof Element ? target.closest(CARD) : null;
      // Waits a frame, because `:focus-visible` matches only after the event.
      if (card && !animated.has(card)) requestAnimationFrame(() => start(card));
    });
  for (const type of ["pointerout", "focusout"])
    document.addEventListener(type, () => {
      if (animated.size > 0) requestAnimationFrame(stopOthers);
    });
}

function start(card: Element) {
  if (animated.has(card) || !isHoveredOrFocused(card) || isMotionReduced()) return;
  const image = card.querySelector("img");
  const figure = store.read().figures.find(({ id }) => card.id === `figure-${id}`);
  animated.set(card, image && figure ? drawOver(image, card, figure) : watchFigure(card));
}

function stopOthers() {
  for (const [card, end] of animated)
    if (!isHoveredOrFocused(card)) {
      animated.delete(card);
      end();
    }
}

/** Draws the figure over its prebuilt picture, which looks the same. Returns a function that removes the drawing. */
function drawOver(image: Element, card: Element, figure: CollectedFigure): () => void {
  const container = document.createElement("div");
  container.className = "pf:absolute pf:inset-0 pf:[&>svg]:size-full";
  // The prefix keeps ids from `useId` in this root different from the page's ids.
  const root = createRoot(container, { identifierPrefix: `${card.id}-` });
  let stop = () => {};
  let isOver = false;
  const { spec } = figure.design;
  // If a part cannot be fetched, only the prebuilt picture is shown.
  void loadFigureParts(spec)
    .then(() => {
      if (isOver) return;
      root.render(<FigureBox spec={spec} isPaid={isPaid(figure)} isDecorative />);
      image.closest("picture")?.after(container);
      stop = watchFigure(card);
    })
    .catch(() => {});
  return () => {
    isOver = true;
    stop();
    const settled = container.getAnimations({ subtree: true }).map(({ finished }) => finished);
    void Promise.allSettled(settled).then(() => {
      root.unmount();
      container.remove();
    });
  };
}

if (!savesData()) animateOnHover();
