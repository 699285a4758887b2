import emptyHero, { alt as emptyHeroAlt } from "picture:empty-hero";
import emptyVillain, { alt as emptyVillainAlt } from "picture:empty-villain";
import { useEffect, useState } from "react";
import type { CharacterType } from "../../figure.ts";
import { FigureWall } from "../../index.ts";
import { Picture } from "../platform/BuiltPicture.tsx";
import { prefetchPicture } from "../platform/prefetch-picture.ts";

const EMPTY = {
  hero: { picture: emptyHero, alt: emptyHeroAlt },
  villain: { picture: emptyVillain, alt: emptyVillainAlt },
};
const SIZES = "(min-width: 33rem) 430px, calc(100vw - 90px)";

/** The picture of an empty box. */
export const EmptyBox = ({ type, ...img }: { type: CharacterType; alt?: string; className?: string }) => (
  <Picture {...EMPTY[type]} {...img} sizes={SIZES} loading="eager" decoding="sync" />
);

/** The empty box that is shown before a figure is created. It turns when the other pill is selected. */
export function BoxPreview({ type, isMaking }: { type: CharacterType; isMaking: boolean }) {
  const [initialType] = useState(type);
  const [hasTurned, setTurned] = useState(false);
  if (type !== initialType && !hasTurned) setTurned(true);
  useEffect(() => {
    // Prefetched, because the next click shows them.
    for (const { picture } of [EMPTY.hero, EMPTY.villain]) void prefetchPicture(picture, SIZES);
  }, []);
  return (
    <FigureWall
      caption={
        <p className="pf:type-item pf:flex pf:min-h-14 pf:items-center pf:px-5 pf:py-3">
          {isMaking ? "Almost ready" : "Your box"}
        </p>
      }
    >
      {/* The key creates a new element for each type, so that the box turns, but not before the first click. */}
      <div key={type} data-print className={hasTurned ? "pf:animate-turn" : undefined}>
        <EmptyBox type={type} />
      </div>
    </FigureWall>
  );
}
