import { useEffect, useState } from "react";
import type { FigureDesign } from "../../figure.ts";
import { lazyPart } from "../router/lazy-part.tsx";
import { sampleDetailsOf, withoutSampleDetails } from "../sample/sample-details.ts";

/** A separate chunk, because it contains the trade and skill tables. */
const GearTiles = lazyPart(() => import("./GearTiles.tsx").then((module) => module.GearTiles), {
  onDemand: true,
  fallback: null,
  hideError: true,
});

/** Debounce of the typed title, in milliseconds. */
const REST_MS = 500;

interface GearOfferProps {
  design: FigureDesign;
  /** Called once with the figure that has the three accessories. */
  onChange: (design: FigureDesign) => void;
}

/** Offers three accessories for the trade in the person's title; nothing for the sample's title. */
export function GearOffer({ design, onChange }: GearOfferProps) {
  const title = sampleDetailsOf(design).includes("jobTitle") ? "" : design.spec.jobTitle.trim();
  const [firstTitle] = useState(title);
  const [typedTitle, setTypedTitle] = useState(title);
  useEffect(() => {
    const timer = setTimeout(() => setTypedTitle(title), REST_MS);
    return () => clearTimeout(timer);
  }, [title]);

  if (typedTitle === "") return null;
  const { skills, industry } = withoutSampleDetails(design);
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
