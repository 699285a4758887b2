import { useEffect, useState } from "react";
import { withoutSampleText } from "../../figure/schema/design.ts";
import type { FigureDesign } from "../../figure.ts";
import { lazyPart } from "../layout/lazy-part.tsx";

/** Fetches the trade and skill tables, which are large. */
export const loadTrades = () => import("./trade-code.ts");

const GearTiles = lazyPart(() => loadTrades().then((module) => module.GearTiles), {
  onDemand: true,
  fallback: null,
  hideError: true,
});

/** Delay after the last keystroke in the title, in milliseconds. */
const REST_MS = 500;

interface GearOfferProps {
  design: FigureDesign;
  /** Called with the changed design if the person accepts the offer. */
  onChange: (design: FigureDesign) => void;
}

/** Offers three accessories for the trade in the person's title. Offers nothing for a title that is a placeholder. */
export function GearOffer({ design, onChange }: GearOfferProps) {
  const title = design.placeholders?.includes("jobTitle") ? "" : design.spec.jobTitle.trim();
  const [firstTitle] = useState(title);
  const [typedTitle, setTypedTitle] = useState(title);
  useEffect(() => {
    const timer = setTimeout(() => setTypedTitle(title), REST_MS);
    return () => clearTimeout(timer);
  }, [title]);

  if (typedTitle === "") return null;
  const { skills, industry } = withoutSampleText(design);
  const source = { title: typedTitle, skills, industry };
  return (
    <GearTiles
      key={JSON.stringify(source)}
      source={source}
      isAnnounced={typedTitle !== firstTitle}
      design={design}
      onChange={onChange}
    />
  );
}
