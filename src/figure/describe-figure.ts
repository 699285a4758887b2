import type { FigureSpec } from "../domain/figure-spec.ts";

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Options that are described otherwise than by "a" and their name. */
const IRREGULAR: Readonly<Record<string, string>> = {
  none: "",
  // Hair
  bald: "a bald head",
  buzz: "a buzz cut",
  receding: "hair at the sides",
  afro: "an afro",
  locs: "locs",
  braids: "braids",
  // Hats
  "chef-hat": "a chef’s hat",
  headphones: "headphones",
  // Facial hair, mobility, clothes
  stubble: "stubble",
  wheelchair: "",
  scrubs: "scrubs",
  overalls: "overalls",
  "chef-whites": "chef’s whites",
  "hi-vis": "a high-visibility vest",
  // Glasses
  shades: "dark glasses",
};
const words = (option: string): string => IRREGULAR[option] ?? `a ${option.replaceAll("-", " ")}`;
const DESCRIBED_AS_HAIR: readonly FigureSpec["hair"][] = ["short", "curly", "long", "wavy"];
const hairWords = (hair: FigureSpec["hair"]): string =>
  DESCRIBED_AS_HAIR.includes(hair) ? `${hair} hair` : words(hair);
const glassesWords = (glasses: FigureSpec["glasses"]): string => IRREGULAR[glasses] ?? `${glasses} glasses`;

const POSE: Words<FigureSpec["pose"]> = {
  proud: "hands on hips",
  raise: "one fist raised",
  wave: "waving",
  ready: "at the ready",
  guard: "fist on heart",
  scheme: "fingers steepled",
  crossed: "arms crossed",
  beckon: "beckoning",
  point: "pointing",
  loom: "arms raised, looming",
  hold: "holding the first accessory",
  stride: "striding ahead",
  salute: "saluting",
  sit: "seated",
  wield: "holding the first accessory up",
  lounge: "lounging in a chair",
  cackle: "laughing, arms spread",
  stalk: "stalking ahead",
};

/** End of a tagline that needs no full stop. */
const ENDS = /[.!?…。！？؟।]$/;

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

const coversHair = (spec: FigureSpec): boolean => spec.hair === "hijab" || spec.hair === "turban";

/** Whether a hat is worn: none goes over a hijab or turban. */
export const wearsHeadwear = (spec: FigureSpec): boolean => spec.headwear !== "none" && !coversHair(spec);

/**
 * The text alternative of a boxed figure, in English: who, how they look and what they say, what is in
 * the box, and that it is a watermarked preview while it is not paid for.
 */
export function describeFigure(
  spec: FigureSpec,
  { isPaid, empty = false }: { isPaid: boolean; empty?: boolean | undefined },
): string {
  const mark = isPaid ? "" : " PREVIEW, watermarked.";
  const who = `${spec.name}, ${spec.jobTitle}`;
  if (empty) return `Empty ${spec.type} box with a person-shaped gap, labelled ${who}.${mark}`;
  const looks = [
    hairWords(spec.hair),
    wearsHeadwear(spec) ? words(spec.headwear) : "",
    words(spec.facialHair),
    glassesWords(spec.glasses),
    spec.hearingAid && spec.hair !== "hijab" ? "a hearing aid" : "",
    words(spec.mobility),
  ].filter((word) => word !== "");
  const seat = spec.mobility === "wheelchair" ? ", in a wheelchair" : "";
  const over = spec.type === "hero" ? "a cape" : "a high-collared coat";
  return (
    `Boxed ${spec.type} action figure of ${who}${seat}, with ${list(looks)}, ` +
    `wearing ${words(spec.outfit)} and ${over}, ${POSE[spec.pose]}, saying “${spec.tagline}”${ENDS.test(spec.tagline) ? "" : "."} ` +
    `Accessories: ${list(spec.accessories.map(({ label }) => label))}.${mark}`
  );
}

/** The text alternative of a portrait or of a figure out of its box. */
export const describePortrait = (spec: FigureSpec): string =>
  `${spec.name}, ${spec.jobTitle}, as a ${spec.type} action figure`;
