import type { FigureSpec } from "./schema/spec.ts";
import { hidesEars, isCovering, wornFacialHair, wornHeadwear } from "./schema/wearing.ts";

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** The words of an option: its own, or those of a rule in which `*` stands for its name. `%` stands for a color. */
const wordsFor = <Option extends string>(table: Partial<Words<Option>>, option: Option, rule: string): string =>
  table[option] ?? rule.replace("*", option.replaceAll("-", " "));

const HAIR: Partial<Words<FigureSpec["hair"]>> = {
  bald: "a bald head",
  buzz: "a % buzz cut",
  short: "short % hair",
  receding: "receding % hair",
  curly: "curly % hair",
  afro: "a big % afro",
  locs: "% locs",
  braids: "two % braids",
  long: "long straight % hair",
  wavy: "long wavy % hair",
  bun: "% hair in a bun",
  "hijab-wrapped": "a % hijab, wrapped",
  shayla: "a loose % headscarf",
  gele: "a tall % gele",
  "flat-top": "a % flat-top",
  "short-afro": "a short % afro",
  "afro-puffs": "two % afro puffs",
  coils: "short % coils",
  "long-coils": "long % coils",
  twists: "% twists",
  cornrows: "% cornrows",
  "bantu-knots": "% bantu knots",
  "box-braids": "long % box braids",
  "short-locs": "short % locs",
  "long-locs": "long % locs",
  "side-part": "short % hair with a side part",
  "slicked-back": "slicked-back % hair",
  "widows-peak": "% hair with a widow’s peak",
  thinning: "thinning % hair",
  spiky: "spiky % hair",
  pixie: "a % pixie cut",
  fringe: "long % hair with a fringe",
  shoulder: "% hair to the shoulders",
  "long-curls": "long % curls",
  "half-up": "long % hair, half up",
  pigtails: "% pigtails",
  "space-buns": "two % buns",
  "man-bun": "a % top knot",
  shag: "a % shag cut",
};

/** Colors of hair that are called otherwise than their names. */
const HAIR_COLOR: Partial<Words<FigureSpec["hairColor"]>> = {
  espresso: "dark brown",
  rose: "pink",
};

const FACIAL_HAIR: Partial<Words<FigureSpec["facialHair"]>> = {
  none: "",
  stubble: "% stubble",
  beard: "a full % beard",
  "long-beard": "a long % beard",
  "short-beard": "a short % beard",
  "curly-beard": "a curly % beard",
  "van-dyke": "a % Van Dyke beard",
  handlebar: "a % handlebar moustache",
  walrus: "a bushy % moustache",
  sideburns: "% sideburns",
  chinstrap: "a % chinstrap beard",
};

const GLASSES: Partial<Words<FigureSpec["glasses"]>> = {
  none: "",
  "cat-eye": "cat-eye glasses",
  "half-moon": "half-moon glasses",
  shades: "dark glasses",
};

const HEADWEAR: Partial<Words<FigureSpec["headwear"]>> = {
  "chef-hat": "a chef’s hat",
  headphones: "% headphones",
  "graduation-cap": "a graduation cap",
  "ranger-hat": "a % ranger’s hat",
};

const EARRINGS: Words<FigureSpec["earrings"]> = {
  none: "",
  studs: "stud earrings",
  hoops: "hoop earrings",
  drops: "drop earrings",
};

const MOBILITY: Words<FigureSpec["mobility"]> = {
  none: "",
  wheelchair: "",
  "power-wheelchair": "",
  cane: "a cane",
  "prosthetic-arm": "a bionic arm",
  "prosthetic-leg": "a running blade",
  crutches: "crutches",
  "white-cane": "a white cane",
  "guide-dog": "a guide dog",
  "prosthetic-hook": "a split-hook arm",
  "prosthetic-foot": "a below-knee prosthetic leg",
  "arm-difference": "one arm that ends below the elbow",
};

const OUTFIT: Partial<Words<FigureSpec["outfit"]>> = {
  scrubs: "% scrubs",
  overalls: "% overalls",
  "chef-whites": "a % chef’s jacket",
  "hi-vis": "a % high-visibility vest",
  "t-shirt": "a % T-shirt",
  polo: "a % polo shirt",
  "shirt-tie": "a % shirt and tie",
  patrol: "a % patrol uniform",
  turnout: "a % firefighter’s coat",
  pilot: "a % pilot’s uniform",
  fatigues: "% fatigues",
  flannel: "a % flannel shirt",
};

/** `%` stands for the first accessory. */
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
  hold: "holding %",
  stride: "striding ahead",
  salute: "saluting",
  sit: "sitting on a stool",
  wield: "holding up %",
  lounge: "lounging in an armchair",
  cackle: "one arm flung out",
  stalk: "stalking ahead, palms out",
};

const EXPRESSION: Words<FigureSpec["mouth"]> = {
  grin: "grinning",
  smile: "smiling",
  open: "beaming",
  smirk: "smirking",
  calm: "calm",
  laugh: "laughing",
  kind: "smiling kindly",
  stern: "stern",
  tired: "tired",
  sly: "smiling slyly",
  wry: "smiling wryly",
};

const PACKAGING: Words<FigureSpec["packaging"]> = {
  blister: "Boxed",
  window: "Window-boxed",
  vintage: "Vintage carded",
  "trading-card": "Trading-card",
};

const fill = (words: string, color: string): string => {
  const text = words.replace("%", color);
  return /^a [aeiou]/.test(text) ? `an${text.slice(1)}` : text;
};

/** End of a tagline that needs no full stop. */
const ENDS = /[.!?…。！？؟।]$/;

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

const coversHair = (spec: FigureSpec): boolean => isCovering(spec.hair);

/** Whether a hat is worn: there may be no room for it. */
export const wearsHeadwear = (spec: FigureSpec): boolean => wornHeadwear(spec) !== "none";

const SEATS: Partial<Words<FigureSpec["mobility"]>> = {
  wheelchair: ", in a wheelchair",
  "power-wheelchair": ", in a power wheelchair",
};

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
  const hairColor = HAIR_COLOR[spec.hairColor] ?? spec.hairColor;
  const showsEars = !hidesEars(spec.hair);
  const looks = [
    fill(wordsFor(HAIR, spec.hair, "a % *"), coversHair(spec) ? spec.wrap : hairColor),
    wearsHeadwear(spec) ? fill(wordsFor(HEADWEAR, spec.headwear, "a % *"), spec.wrap) : "",
    fill(wordsFor(FACIAL_HAIR, wornFacialHair(spec), "a % *"), HAIR_COLOR[spec.beardColor] ?? spec.beardColor),
    wordsFor(GLASSES, spec.glasses, "* glasses"),
    spec.eyePatch ? "an eye patch" : "",
    spec.vitiligo ? "vitiligo" : "",
    spec.scar ? "a scar" : "",
    spec.bindi ? "a bindi" : "",
    spec.noseRing ? "a nose ring" : "",
    EARRINGS[showsEars ? spec.earrings : "none"],
    spec.hearingAid && showsEars ? "a hearing aid" : "",
    spec.cochlearImplant && showsEars ? "a cochlear implant" : "",
    spec.oxygen ? "an oxygen tube" : "",
    spec.insulinPump ? "an insulin pump" : "",
    MOBILITY[spec.mobility],
  ].filter((word) => word !== "");
  const is = `${spec.stature === "short" ? ", of short stature" : ""}${spec.pregnant ? ", pregnant" : ""}${SEATS[spec.mobility] ?? ""}`;
  const over = spec.type === "hero" ? "a cape" : "a high-collared cloak";
  return (
    `${PACKAGING[spec.packaging]} ${spec.type} action figure of ${who}${is}, with ${list(looks)}, ` +
    `wearing ${fill(wordsFor(OUTFIT, spec.outfit, "a % *"), spec.outfitColor)} and ${over}, ${EXPRESSION[spec.mouth]}, ${POSE[spec.pose].replace("%", () => spec.accessories[0].label)}, ` +
    `saying “${spec.tagline}”${ENDS.test(spec.tagline) ? "" : "."} ` +
    `Accessories: ${list(spec.accessories.map(({ label }) => label))}.${mark}`
  );
}

/** The text alternative of a portrait or of a figure out of its box. */
export const describePortrait = (spec: FigureSpec): string =>
  `${spec.name}, ${spec.jobTitle}, as a ${spec.type} action figure`;
