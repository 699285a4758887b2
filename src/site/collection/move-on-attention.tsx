import { createRoot } from "react-dom/client";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { FigureBox, loadFigureParts, watchFigure } from "../../index.ts";
import { store } from "../store/store.ts";

const CARD = "[data-slot=collection-card]";
const hasAttention = (card: Element): boolean =>
  card.matches(":hover") || card.querySelector(":focus-visible") !== null;
const motionIsReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Cards that have the pointer over them or the focus in them, and what ends their motion. */
const moving = new Map<Element, () => void>();

/** From now on the figure of a card moves while the pointer is over the card or a keyboard's focus in it. */
export function moveOnAttention(): void {
  for (const type of ["pointerover", "focusin"])
    document.addEventListener(type, ({ target }) => {
      const card = target instanceof Element ? target.closest(CARD) : null;
      // The focus is visible once the event is over.
      if (card && !moving.has(card)) requestAnimationFrame(() => begin(card));
    });
  for (const type of ["pointerout", "focusout"])
    document.addEventListener(type, () => {
      if (moving.size > 0) requestAnimationFrame(endThoseLeft);
    });
}

function begin(card: Element) {
  if (moving.has(card) || !hasAttention(card) || motionIsReduced()) return;
  const image = card.querySelector("img");
  const figure = store.read().figures.find(({ id }) => card.id === `figure-${id}`);
  moving.set(card, image && figure ? drawOver(image, card, figure) : watchFigure(card));
}

function endThoseLeft() {
  for (const [card, end] of moving)
    if (!hasAttention(card)) {
      moving.delete(card);
      end();
    }
}

/** Draws the figure over its built picture, which stays below: the two are alike, so that nobody sees the change. */
function drawOver(image: Element, card: Element, figure: CollectedFigure): () => void {
  const place = document.createElement("div");
  place.className = "pf:absolute pf:inset-0 pf:[&>svg]:size-full";
  // Ids of this root and those of the page's own stay apart.
  const root = createRoot(place, { identifierPrefix: `${card.id}-` });
  let stop = () => {};
  let isOver = false;
  const { spec } = figure.design;
  // Without a part that cannot be fetched, the picture stays as it is.
  void loadFigureParts(spec)
    .then(() => {
      if (isOver) return;
      root.render(<FigureBox spec={spec} isPaid={isPaid(figure)} decorative />);
      image.closest("picture")?.after(place);
      stop = watchFigure(card);
    })
    .catch(() => {});
  return () => {
    isOver = true;
    stop();
    const settled = place.getAnimations({ subtree: true }).map(({ finished }) => finished);
    void Promise.allSettled(settled).then(() => {
      root.unmount();
      place.remove();
    });
  };
}
