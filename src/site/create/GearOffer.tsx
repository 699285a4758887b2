import { useEffect, useState } from "react";
import type { FigureDesign } from "../../figure.ts";
import { lazyPart } from "../router/lazy-part.tsx";
import { sampleDetailsOf, withoutSampleDetails } from "../sample/sample-details.ts";

/** Its code holds the tables of trades and skills. */
const GearTiles = lazyPart(() => import("./GearTiles.tsx").then((module) => module.GearTiles), {
  onDemand: true,
  fallback: null,
  hideError: true,
});

/** How long a title rests before it counts as typed, in milliseconds. */
const REST_MS = 500;

interface GearOfferProps {
  design: FigureDesign;
  /** Called once with the figure that has the three. */
  onChange: (design: FigureDesign) => void;
}

/** Offers three accessories of the trade of the person's title; nothing while the title is the sample's. */
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
