import { mix } from "../../engine/color.ts";
import { gleam } from "../../engine/material.ts";
import { TYPE_COLORS } from "../../engine/palette.ts";
import type { PictureContext } from "../../engine/picture-context.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { asWorn } from "../../schema/wearing.ts";
import { FABRICS, HAIR_COLORS } from "../colors/options.ts";
import { EYE_COLORS } from "../face/options.ts";
import { lineOn } from "../face/tones.ts";
import { outfitTraits } from "../outfit/options.ts";
import { STANCES, type Stance } from "../pose/stances.ts";
import { SKINS } from "../skin/options.ts";
import { type Build, buildOf, bustOf } from "./builds.ts";

/** Values that all parts of one body share. A string without a comment is a color. */
export interface DrawContext {
  readonly spec: FigureSpec;
  readonly picture: PictureContext;
  readonly build: Build;
  /** Whether only head and shoulders are drawn. */
  readonly isBust: boolean;
  readonly stance: Stance;
  readonly skin: string;
  /** Color of shadows on skin. */
  readonly skinShade: string;
  /** Color of lines on skin. */
  readonly skinLine: string;
  readonly hair: string;
  readonly beard: string;
  readonly wrap: string;
  readonly eye: string;
  readonly outfit: string;
  readonly shirt: string;
  readonly legs: string;
  readonly hasBareLegs: boolean;
  /** Whether the garment covers the thighs of a seated figure. */
  readonly hasSkirt: boolean;
  /** Color of the tie, collar and buttons: red for a hero, the card's accent color for a villain. */
  readonly trim: string;
  /** Colors of the villain's coat: `coat` outside, `lining` inside. */
  readonly coat: string;
  readonly lining: string;
  readonly sleeve: string;
  /** Cap sleeves leave the arms bare. */
  readonly sleeveLength: "long" | "short" | "cap";
  readonly cuff: string | undefined;
  /** Color of a prosthesis's plastic parts. */
  readonly prosthesis: string;
  readonly shoe: string;
  readonly sole: string;
  readonly hasBoots: boolean;
}

/** Colors of brown boots and of the black boots of a uniform. */
const BOOT = "#8a5a33";
const UNIFORM_BOOT = "#2d2d36";
const LEATHER = "#4a2f26";

export function createDrawContext(
  spec: FigureSpec,
  picture: PictureContext,
  stance: Stance = STANCES[spec.pose],
  isBust = false,
): DrawContext {
  const { inks, isHero } = picture;
  const { sleeves, shoes, isUniform, ...garment } = outfitTraits(spec.outfit);
  const outfit = FABRICS[spec.outfitColor];
  const shirt = FABRICS[spec.shirtColor];
  const skin = SKINS[spec.skin].tone;
  const coat = spec.outfit === "lab-coat" ? outfit : mix(mix(inks.main, "#3a2a55", 0.45), outfit, 0.3);
  const cloth = garment.hasShirtSleeves ? shirt : outfit;
  const sleeveLength = sleeves ?? "long";
  const hasTrainers = shoes === "trainers";
  const hasBoots = shoes === "boots";
  const leather = isUniform ? UNIFORM_BOOT : hasBoots ? BOOT : LEATHER;
  return {
    spec: asWorn(spec),
    picture,
    build: isBust ? bustOf(buildOf(spec)) : buildOf(spec),
    isBust,
    stance,
    skin,
    skinShade: SKINS[spec.skin].shade,
    skinLine: lineOn(skin),
    hair: HAIR_COLORS[spec.hairColor],
    beard: HAIR_COLORS[spec.beardColor],
    wrap: FABRICS[spec.wrap],
    eye: EYE_COLORS[spec.eyeColor],
    outfit,
    shirt,
    legs: spec.outfit === "dress" ? skin : garment.ownTrousers ? outfit : FABRICS[spec.legColor],
    hasBareLegs: spec.outfit === "dress",
    hasSkirt: garment.hasSkirt === true,
    trim: isHero ? TYPE_COLORS.hero.trim : inks.accent,
    coat,
    lining: mix(inks.light, "#ff5a4a", 0.35),
    sleeve: cloth,
    sleeveLength,
    cuff: sleeveLength === "long" ? (garment.hasShirtCuffs ? shirt : gleam(cloth)) : undefined,
    prosthesis: isHero ? "#fc4" : "#f55",
    shoe: hasTrainers ? "#f4f2ec" : spec.outfit === "dress" ? shirt : leather,
    sole: hasTrainers ? inks.cloth : mix(leather, "#000000", 0.55),
    hasBoots,
  };
}
