import { type FigureDesign, ownText } from "../figure/schema/design.ts";

const EDITIONS = {
  hero: "hero edition, cape included",
  villain: "villain edition, evil laugh sold separately",
};

/** Suggests three captions for a post about a figure. They name only a title that the person wrote. */
export function captionsOf(design: FigureDesign): readonly [string, string, string] {
  const { type, tagline, accessories } = design.spec;
  const title = ownText(design, "jobTitle");
  const [first, second, third] = accessories.map(({ label }) => label);
  const edition = title
    ? `${title}, ${EDITIONS[type]}`
    : EDITIONS[type].replace(/^./, (letter) => letter.toUpperCase());
  return [
    `It’s official: I’m an action figure. ${edition}.`,
    `I’m mint on card, with ${first}, ${second} and ${third}. Small parts, big ambitions.`,
    `New on the shelf: ${title || "me"}. “${tagline}”`,
  ];
}
