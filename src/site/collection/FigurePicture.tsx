import { useEffect, useRef, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { Picture } from "../platform/BuiltPicture.tsx";
import { lazyPart } from "../router/lazy-part.tsx";
import { SAMPLE_PICTURES } from "../sample/collection.ts";

const DrawnBox = lazyPart(() => import("./DrawnBox.tsx").then((module) => module.DrawnBox), {
  fallback: null,
  hideError: true,
});

const altOf = ({ design: { spec }, ...figure }: CollectedFigure) =>
  `Boxed ${spec.type} figure of ${spec.name}, ${spec.jobTitle}${isPaid(figure) ? "" : ". PREVIEW, watermarked."}`;

/** A figure of the collection: a sample's built picture, or the person's own, drawn while it is near the screen. */
export function FigurePicture({ figure, isFirst }: { figure: CollectedFigure; isFirst: boolean }) {
  const built = isPaid(figure) ? SAMPLE_PICTURES.get(figure.id) : undefined;
  if (!built) return <DrawnNearScreen figure={figure} />;
  return <Picture picture={built} alt={altOf(figure)} sizes="290px" inlined={isFirst ? 600 : undefined} />;
}

function DrawnNearScreen({ figure }: { figure: CollectedFigure }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (place.current ? watch(place.current, setNear) : undefined), []);
  return (
    <div ref={place} className="pf:aspect-3/4 pf:[&>svg]:size-full">
      {isNear ? <DrawnBox figure={figure} /> : <div role="img" aria-label={altOf(figure)} className="pf:h-full" />}
    </div>
  );
}

const watched = new WeakMap<Element, (isNear: boolean) => void>();
/** Elements that are near and not drawn yet. */
const waiting = new Set<Element>();
let frame = 0;
let observer: IntersectionObserver | undefined;

/** One observer for all pictures; near is within a screen's height of the screen. */
function watch(element: Element, onChange: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          waiting.add(target);
          if (frame === 0) frame = requestAnimationFrame(drawNext);
        } else if (!waiting.delete(target)) watched.get(target)?.(false);
      }
    },
    { rootMargin: "100% 0%" },
  );
  watched.set(element, onChange);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    waiting.delete(element);
  };
}

/** Draws one figure a frame: a row has several, and together they would delay scrolling. */
function drawNext() {
  const [next] = waiting;
  frame = next ? requestAnimationFrame(drawNext) : 0;
  if (!next) return;
  waiting.delete(next);
  watched.get(next)?.(true);
}
