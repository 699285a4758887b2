import { DESIGN_LIMITS, type FigureDesign, withoutSampleText } from "../figure/schema/design.ts";
import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { findConflict } from "../figure/schema/wearing.ts";
import { cutAtWord } from "../lib/cut-at-word.ts";
import { codePoints, truncate } from "../lib/graphemes.ts";
import { cleanLine } from "../lib/text-input.ts";
import { offerGear } from "../trades/gear-offer.ts";
import { whoseGear } from "../trades/packing.ts";
import { suggestAccessories } from "../trades/suggest-accessories.ts";
import { findTrades, isPlainTrade } from "../trades/trades.ts";
import type { FoundProfile, FoundText } from "./found-profile.ts";
import { HEADLINE_PART, titleInHeadline } from "./found-title.ts";
import { isOnlyCredentials, readPersonName } from "./person-name.ts";
import { applyReview, type ProfileReview, type ReviewField } from "./profile-review.ts";
import { withoutPronouns } from "./pronouns.ts";

/** How much of a text is used, in UTF-16 code units: more than any title or sentence that fits on a box. */
const LONGEST = 2000;
const line = (found: FoundText | undefined): string => cleanLine(found?.text.slice(0, LONGEST));

/** Shortens a text after a word or, if the first word is too long, after a grapheme. */
const shorten = (text: string, limit: number): string => cutAtWord(text, limit) || truncate(text, limit);

/**
 * Suggests values for a figure from a profile. Of the looks, it suggests only the trade's typical outfit and hat if the
 * design does not have them yet. They are switched on if the title clearly names the trade. Accessories are off at first
 * if the person chose the ones in the box.
 */
export function suggestReview(found: FoundProfile, design: FigureDesign): ProfileReview {
  const review: { -readonly [K in keyof ProfileReview]: ProfileReview[K] } = { gaps: found.gaps };

  const { name, credentials, isUncertain } = found.name?.isTyped
    ? { name: withoutPronouns(line(found.name)), credentials: "", isUncertain: false }
    : readPersonName(line(found.name));
  if (found.name && name !== "") review.name = field(name, isUncertain ? { ...found.name, isUncertain } : found.name);
  if (found.name && credentials !== "") review.credentials = { ...field(credentials, found.name), isUsed: false };

  const headline = line(found.headline);
  const ownTitle = line(found.title);
  const wholeTitle = ownTitle || titleInHeadline(headline);
  const titleSource = ownTitle === "" ? found.headline : found.title;
  if (titleSource && wholeTitle !== "") review.jobTitle = field(shorten(wholeTitle, TEXT_LIMITS.jobTitle), titleSource);

  const tagline = chooseTagline(wholeTitle, found);
  if (tagline) review.tagline = tagline;

  const industry = shorten(line(found.industry), DESIGN_LIMITS.industry);
  if (found.industry && industry !== "") review.industry = field(industry, found.industry);

  const skills = chooseSkills(found.skills);
  if (skills) review.skills = skills;

  const all = { title: wholeTitle, skills: skills?.value ?? [], industry };
  // An uncertain title is off at first, so it must not choose accessories that are on.
  const source = titleSource?.isUncertain && (skills || industry) ? { ...all, title: "" } : all;
  const suggestion = suggestAccessories(source);
  const bases = [titleSource, ...found.skills, found.industry].filter((text) => text !== undefined);
  if (suggestion) {
    const { accessories, options } = suggestion;
    review.accessories = {
      value: accessories,
      source: accessorySource(source),
      isUsed:
        bases.some((text) => text.isUncertain !== true) &&
        whoseGear(design.spec.accessories, offerGear(design)) !== "own",
      options,
    };
  }

  const [trade] = findTrades(wholeTitle);
  const isPlain = isPlainTrade(wholeTitle);
  const wear = <T>(value: T, source: FoundText): ReviewField<T> => ({
    ...field(value, source),
    isUsed: isPlain && source.isUncertain !== true,
  });
  const { spec } = design;
  if (titleSource && trade?.outfit && trade.outfit !== spec.outfit) {
    review.outfit = wear(trade.outfit, titleSource);
  }
  const hat = trade?.headwear;
  if (titleSource && hat && hat !== spec.headwear && findConflict(spec, "headwear", hat) === undefined) {
    review.headwear = wear(hat, titleSource);
  }
  return review;
}

/** Applies typed details to a design without a review. Does not change clothes: the preview offers the trade's. */
export function applyTyped(profile: FoundProfile, design: FigureDesign): FigureDesign {
  const { outfit: _, headwear: _hat, ...review } = suggestReview(profile, design);
  const { name, credentials } = review;
  return applyReview(withoutSampleText(design), {
    ...review,
    ...(name && { name: { ...name, isUsed: true } }),
    ...(credentials && { credentials: { ...credentials, isUsed: true } }),
  });
}

const field = <T>(value: T, { source, isUncertain }: FoundText): ReviewField<T> => ({
  value,
  source,
  isUsed: isUncertain !== true,
});

/**
 * Offers the first text that fits and is not the title: the headline, one of its parts, or a sentence of the summary.
 * It is off at first, because the figure's own line is funnier.
 */
function chooseTagline(title: string, found: FoundProfile): ProfileReview["tagline"] {
  const fits = (text: string): boolean => text !== "" && text !== title && codePoints(text) <= TEXT_LIMITS.tagline;
  const headline = line(found.headline);
  const part = [headline, ...headline.split(HEADLINE_PART).map(cleanLine)].find(fits);
  if (found.headline && part !== undefined) return { ...field(part, found.headline), from: "headline", isUsed: false };
  const sentence = (line(found.summary).match(/.+?(?:[.!?…。！？؟।]+(?=\s|$)|[。！？]|$)/gu) ?? [])
    .map(cleanLine)
    .find(fits);
  if (!found.summary || sentence === undefined) return undefined;
  return { ...field(sentence, found.summary), from: "summary", isUsed: false };
}

function chooseSkills(found: readonly FoundText[]): ReviewField<readonly string[]> | undefined {
  const selected = new Map<string, { readonly skill: string; readonly from: FoundText }>();
  for (const from of found) {
    const whole = line(from);
    const skill = shorten(whole, DESIGN_LIMITS.skill);
    const key = skill.toLowerCase();
    if (skill === "" || isOnlyCredentials(whole) || selected.has(key)) continue;
    selected.set(key, { skill, from });
    if (selected.size === DESIGN_LIMITS.skills) break;
  }
  const all = [...selected.values()];
  if (all.length === 0) return undefined;
  return {
    value: all.map(({ skill }) => skill),
    source: [...new Set(all.map(({ from }) => from.source))].join(", "),
    isUsed: all.every(({ from }) => from.isUncertain !== true),
  };
}

const accessorySource = ({ title, skills }: { title: string; skills: readonly string[] }): string => {
  if (title !== "" && skills.length > 0) return "your title and skills";
  if (title !== "") return "your title";
  return skills.length > 0 ? "your skills" : "your industry";
};
