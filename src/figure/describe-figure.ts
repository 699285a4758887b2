import type { FigureSpec } from "../domain/figure-spec.ts";

type Words<Key extends string> = Readonly<Record<Key, string>>;

const HAIR: Words<FigureSpec["hair"]> = {
  hijab: "a hijab",
  turban: "a turban",
  bald: "a bald head",
  buzz: "a buzz cut",
  short: "short hair",
  quiff: "a quiff",
  receding: "hair at the sides",
  curly: "curly hair",
  afro: "an afro",
  locs: "locs",
  braids: "braids",
  long: "long hair",
  wavy: "wavy hair",
  bob: "a bob",
  bun: "a bun",
  ponytail: "a ponytail",
  mohawk: "a mohawk",
};
const FACIAL_HAIR: Words<FigureSpec["facialHair"]> = {
  none: "",
  stubble: "stubble",
  moustache: "a moustache",
  goatee: "a goatee",
  beard: "a beard",
  "long-beard": "a long beard",
};
const GLASSES: Words<FigureSpec["glasses"]> = {
  none: "",
  round: "round glasses",
  square: "square glasses",
  "cat-eye": "cat-eye glasses",
  "half-moon": "half-moon glasses",
  shades: "dark glasses",
};
const HEADWEAR: Words<FigureSpec["headwear"]> = {
  none: "",
  cap: "a cap",
  "hard-hat": "a hard hat",
  beanie: "a beanie",
  "chef-hat": "a chef’s hat",
  headphones: "headphones",
  "graduation-cap": "a graduation cap",
};
const MOBILITY: Words<FigureSpec["mobility"]> = {
  none: "",
  wheelchair: "",
  cane: "a cane",
  "prosthetic-arm": "a prosthetic arm",
  "prosthetic-leg": "a prosthetic leg",
};
const OUTFIT: Words<FigureSpec["outfit"]> = {
  suit: "a suit",
  blazer: "a blazer",
  hoodie: "a hoodie",
  "lab-coat": "a lab coat",
  scrubs: "scrubs",
  dress: "a dress",
  overalls: "overalls",
  "chef-whites": "chef’s whites",
  turtleneck: "a turtleneck",
  "hi-vis": "a high-visibility vest",
  cardigan: "a cardigan",
  robe: "a robe",
};
const POSE: Words<FigureSpec["pose"]> = {
  proud: "hands on hips",
  raise: "one fist raised",
  wave: "waving",
  ready: "standing ready",
  guard: "fist on heart",
  scheme: "fingers steepled",
  crossed: "arms crossed",
  beckon: "beckoning",
  point: "pointing",
  loom: "arms raised, looming",
};

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

const coversHair = (spec: FigureSpec): boolean => spec.hair === "hijab" || spec.hair === "turban";

/** Whether a hat is worn: none goes over a hijab or turban. */
export const wearsHeadwear = (spec: FigureSpec): boolean => spec.headwear !== "none" && !coversHair(spec);

/**
 * The text alternative of a boxed figure, in English: who, how they look, what is in the box, and
 * that it is marked PREVIEW while it is not paid for.
 */
export function describeFigure(
  spec: FigureSpec,
  { isPaid, empty = false }: { isPaid: boolean; empty?: boolean | undefined },
): string {
  const mark = isPaid ? "" : " Marked PREVIEW.";
  const who = `${spec.name}, ${spec.jobTitle}`;
  if (empty) return `Empty ${spec.type} box with a person-shaped gap, labelled ${who}.${mark}`;
  const looks = [
    HAIR[spec.hair],
    wearsHeadwear(spec) ? HEADWEAR[spec.headwear] : "",
    FACIAL_HAIR[spec.facialHair],
    GLASSES[spec.glasses],
    spec.hearingAid && spec.hair !== "hijab" ? "a hearing aid" : "",
    MOBILITY[spec.mobility],
  ].filter((word) => word !== "");
  const seat = spec.mobility === "wheelchair" ? ", in a wheelchair" : "";
  const over = spec.type === "hero" ? "a cape" : "a high-collared coat";
  return (
    `Boxed ${spec.type} action figure of ${who}${seat}, with ${list(looks)}, ` +
    `wearing ${OUTFIT[spec.outfit]} and ${over}, ${POSE[spec.pose]}. ` +
    `Accessories: ${list(spec.accessories.map(({ label }) => label))}.${mark}`
  );
}

/** The text alternative of a portrait or of a figure out of its box. */
export const describePortrait = (spec: FigureSpec): string =>
  `${spec.name}, ${spec.jobTitle}, as a ${spec.type} action figure`;
