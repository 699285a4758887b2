import type { FigureSpec } from "../schema/spec.ts";
import { hidesEars, isCovering, pressesHair, wornFacialHair, wornHeadwear } from "../schema/wearing.ts";
import { AGE_DESCRIPTIONS } from "./body/description.ts";
import { MARKS, type Mark, MEDICAL_AIDS, type MedicalAid } from "./conditions/options.ts";
import { EARRING_DESCRIPTIONS, EXPRESSION_DESCRIPTIONS } from "./face/description.ts";
import { FACIAL_HAIR_DESCRIPTIONS } from "./facial-hair/description.ts";
import { GLASSES_DESCRIPTIONS } from "./glasses/description.ts";
import { HAIR_DESCRIPTIONS } from "./hair/description.ts";
import { type Hair, hairTraits } from "./hair/options.ts";
import { HEADWEAR_DESCRIPTIONS } from "./headwear/description.ts";
import type { Headwear } from "./headwear/options.ts";
import { MOBILITY_DESCRIPTIONS } from "./mobility/description.ts";
import { mobilityTraits } from "./mobility/options.ts";
import { OUTFIT_DESCRIPTIONS } from "./outfit/description.ts";
import { PACKAGING_DESCRIPTIONS } from "./packaging/description.ts";
import { POSE_DESCRIPTIONS, SEAT_DESCRIPTIONS } from "./pose/description.ts";
import { STANCES, stanceOf } from "./pose/stances.ts";

/**
 * Returns the description of an option from the table, or builds it from the id by `rule`. In a rule such as "a % *",
 * `%` is replaced with a color and `*` with the id.
 */
const wordsFor = <Option extends string>(
  table: Partial<Readonly<Record<Option, string>>>,
  option: Option,
  rule = option.endsWith("s") ? "% *" : "a % *",
): string => table[option] ?? rule.replace("*", option.replaceAll("-", " "));

const withArticle = (words: string): string => (/^a [aeiou]/.test(words) ? `an${words.slice(1)}` : words);
const fill = (words: string, color: string): string => withArticle(words.replace("%", color));

/** Returns a common name for a hair color. */
const colorOfHair = (color: FigureSpec["hairColor"]): string =>
  color === "espresso" ? "dark brown" : color === "rose" ? "pink" : color;

/** Describes a hair style or covering without its color, such as "a turban". */
export const nameOfHair = (hair: Hair): string => withArticle(wordsFor(HAIR_DESCRIPTIONS, hair).replace("% ", ""));
export const nameOfHeadwear = (headwear: Headwear): string =>
  withArticle(wordsFor(HEADWEAR_DESCRIPTIONS, headwear).replace("% ", ""));

const FLAGS = Object.entries({ ...MARKS, ...MEDICAL_AIDS });

/** Matches a tagline that needs no period after it. */
const ENDS = /[.!?…。！？؟।]$/;

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Hair styles that a hat hides although they are not short. */
const LOW_ON_HEAD: readonly Hair[] = ["crown-braid", "space-buns", "cornrows"];

/** Describes the hair or covering. If a hat hides the style, describes only the hair color. */
function describeHair({ hair, hairColor, wrap, ...spec }: FigureSpec): string {
  if (isCovering(hair)) return fill(wordsFor(HAIR_DESCRIPTIONS, hair), wrap);
  const { kind, isTall } = hairTraits(hair);
  if (pressesHair(wornHeadwear({ hair, ...spec }))) {
    const isHidden = kind === "short" || kind === "textured" || isTall || LOW_ON_HEAD.includes(hair);
    if (hair === "half-up") return describeHair({ hair: "long", hairColor, wrap, ...spec });
    if (isHidden) return hair === "bald" ? "" : `${colorOfHair(hairColor)} hair`;
  }
  return fill(wordsFor(HAIR_DESCRIPTIONS, hair), colorOfHair(hairColor));
}

/** Describes the arms and legs as they are drawn. A mobility aid can change the pose. */
export function describePosture(spec: FigureSpec): string[] {
  const pose = STANCES[spec.pose];
  const stance = stanceOf(spec, false);
  const { arms, both, left, right, holds, legs } = POSE_DESCRIPTIONS[spec.pose];
  const { hasWheels } = mobilityTraits(spec.mobility);
  const hasLostHand = spec.mobility === "arm-difference" || spec.mobility === "prosthetic-hook";
  /**
   * `moves`: one of the drawn arms has the position that the pose gives the arm on this side. `acts`: that arm also has
   * a hand.
   */
  const moves = (side: "left" | "right"): boolean => [stance.left, stance.right].includes(pose[side]);
  const acts = (side: "left" | "right"): boolean => moves(side) && !(hasLostHand && stance.left !== pose[side]);
  const hasBoth = acts("left") && acts("right") && !pose.forearms === !stance.forearms;
  const hands =
    (moves("left") && moves("right") && arms) ||
    (hasBoth && both) ||
    (acts("right") && right) ||
    (acts("left") && left);
  const seat = hasWheels ? undefined : stance.seat;
  return [
    hands || "",
    stance.holds && holds ? holds.replace("%", () => spec.accessories[0].label) : "",
    seat ? SEAT_DESCRIPTIONS[seat] : hasWheels ? "" : (legs ?? ""),
  ].filter((words) => words !== "");
}

/**
 * Returns the text alternative of a boxed figure, in English: name, looks, tagline and accessories. Unless `isPaid`, it
 * adds that the picture is a watermarked preview. With `isEmpty`, it describes an empty box with a person-shaped gap.
 */
export function describeFigure(
  spec: FigureSpec,
  { isPaid, isEmpty = false }: { isPaid: boolean; isEmpty?: boolean | undefined },
): string {
  const mark = isPaid ? "" : " PREVIEW, watermarked.";
  const who = `${spec.name}, ${spec.jobTitle}`;
  if (isEmpty) return `Empty ${spec.type} box with a person-shaped gap, labeled ${who}.${mark}`;
  const headwear = wornHeadwear(spec);
  const facialHair = wornFacialHair(spec);
  const showsEars = !hidesEars(spec.hair);
  const aid = MOBILITY_DESCRIPTIONS[spec.mobility];
  const { hasWheels } = mobilityTraits(spec.mobility);
  // Default values are not described.
  const is = [
    spec.age === "adult" ? "" : `in their ${AGE_DESCRIPTIONS[spec.age] ?? spec.age}`,
    spec.stature === "short" ? "of short stature" : "",
    spec.pregnant ? "pregnant" : "",
    hasWheels ? aid : "",
  ].filter((words) => words !== "");
  const looks = [
    spec.skin === "honey" ? "" : `${spec.skin} skin`,
    spec.build === "average" ? "" : `a ${spec.build === "plus" ? "large" : spec.build} build`,
    describeHair(spec),
    headwear === "none" ? "" : fill(wordsFor(HEADWEAR_DESCRIPTIONS, headwear), spec.wrap),
    facialHair === "none" ? "" : fill(wordsFor(FACIAL_HAIR_DESCRIPTIONS, facialHair), colorOfHair(spec.beardColor)),
    spec.glasses === "none" ? "" : wordsFor(GLASSES_DESCRIPTIONS, spec.glasses, "* glasses"),
    ...FLAGS.filter(
      ([flag]) => spec[flag as Mark | MedicalAid] && (showsEars || !/^(hearing|cochlear)/.test(flag)),
    ).map(([, words]) => words),
    spec.bindi ? "a bindi" : "",
    spec.noseRing ? "a nose ring" : "",
    EARRING_DESCRIPTIONS[showsEars ? spec.earrings : "none"],
    spec.lashes ? "long lashes" : "",
    spec.lipstick ? "lipstick" : "",
    hasWheels ? "" : aid,
  ].filter((words) => words !== "");
  const over = spec.type === "hero" ? "a cape" : "a high-collared cloak";
  const doing = [EXPRESSION_DESCRIPTIONS[spec.mouth] ?? spec.mouth, ...describePosture(spec)].join(", ");
  return (
    `${[`${PACKAGING_DESCRIPTIONS[spec.packaging]} ${spec.type} action figure of ${who}`, ...is].join(", ")}, ` +
    `with ${list(looks)}, wearing ${fill(wordsFor(OUTFIT_DESCRIPTIONS, spec.outfit), spec.outfitColor)} and ${over}, ` +
    `${doing}, saying “${spec.tagline}”${ENDS.test(spec.tagline) ? "" : "."} ` +
    `Accessories: ${list(spec.accessories.map(({ label }) => label))}.${mark}`
  );
}

/** Returns the text alternative of a portrait or of a figure without its box. */
export const describePortrait = (spec: FigureSpec): string =>
  `${spec.name}, ${spec.jobTitle}, as a ${spec.type} action figure`;
