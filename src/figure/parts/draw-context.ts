import type { FigureSpec } from "../../domain/figure-spec.ts";
import { asWorn } from "../../domain/wearing.ts";
import { showsTrousers } from "../../domain/workwear.ts";
import { lighten, luminance, mix } from "../color.ts";
import { EYE_TONES, FABRIC_TONES, HAIR_TONES, SKIN_SHADES, SKIN_TONES, TYPE_COLORS } from "../palette.ts";
import type { PictureContext } from "../picture-context.ts";
import { type Build, buildOf } from "./builds.ts";
import { STANCES, type Stance } from "./stances.ts";

/** What all parts of one body share, worked out once. Fields without a comment are colors. */
export interface DrawContext {
  readonly spec: FigureSpec;
  readonly picture: PictureContext;
  readonly build: Build;
  readonly stance: Stance;
  readonly skin: string;
  /** Shadow on skin. */
  readonly skinShade: string;
  /** Lines on skin, dark enough to be seen on every tone. */
  readonly skinLine: string;
  readonly hair: string;
  readonly beard: string;
  readonly wrap: string;
  readonly eye: string;
  readonly outfit: string;
  readonly shirt: string;
  readonly legs: string;
  readonly hasBareLegs: boolean;
  /** Whether the garment lies over the thighs of who sits. */
  readonly hasSkirt: boolean;
  /** Tie, collar and buttons: a hero's are red, a villain's have the card's accent. */
  readonly trim: string;
  /** The villain's coat; `lining` is its inside. */
  readonly coat: string;
  readonly lining: string;
  readonly sleeve: string;
  /** Long to the wrist, short, or only a cap on the shoulder: then arms are bare. */
  readonly sleeveLength: "long" | "short" | "cap";
  readonly cuff: string | undefined;
  /** The bright plastic of a prosthesis. */
  readonly prosthesis: string;
  readonly shoe: string;
  readonly sole: string;
  readonly hasBoots: boolean;
}

const SHORT_SLEEVES: Partial<Record<FigureSpec["outfit"], "short" | "cap">> = {
  scrubs: "short",
  overalls: "short",
  "hi-vis": "short",
  "t-shirt": "short",
  polo: "short",
  patrol: "short",
  apron: "short",
  sari: "short",
  dress: "cap",
};
const SHIRT_CUFFS: readonly FigureSpec["outfit"][] = ["suit", "blazer", "cardigan"];
/** Worn over a shirt, whose sleeves are seen. */
const SHIRT_SLEEVES: readonly FigureSpec["outfit"][] = ["overalls", "hi-vis", "waistcoat", "apron", "sari"];

const SKIRTS: readonly FigureSpec["outfit"][] = ["dress", "robe", "sari", "kurta", "apron", "chef-whites"];
const TRAINERS: readonly FigureSpec["outfit"][] = ["scrubs", "hoodie", "t-shirt", "polo", "tracksuit"];
const BOOTS: readonly FigureSpec["outfit"][] = ["overalls", "hi-vis", "patrol", "turnout", "fatigues", "flannel"];
/** Colors of boots: those of a uniform are black. */
const BOOT = "#8a5a33";
const UNIFORM_BOOT = "#2d2d36";
const LEATHER = "#4a2f26";
const UNIFORMS: readonly FigureSpec["outfit"][] = ["patrol", "turnout", "pilot", "robe"];

export function createDrawContext(
  spec: FigureSpec,
  picture: PictureContext,
  stance: Stance = STANCES[spec.pose],
): DrawContext {
  const { inks, isHero } = picture;
  const outfit = FABRIC_TONES[spec.outfitColor];
  const shirt = FABRIC_TONES[spec.shirtColor];
  const skin = SKIN_TONES[spec.skin];
  const coat = spec.outfit === "lab-coat" ? outfit : mix(mix(inks.main, "#3a2a55", 0.45), outfit, 0.3);
  const cloth = SHIRT_SLEEVES.includes(spec.outfit) ? shirt : outfit;
  const sleeveLength = SHORT_SLEEVES[spec.outfit] ?? "long";
  const hasTrainers = TRAINERS.includes(spec.outfit);
  const hasBoots = BOOTS.includes(spec.outfit);
  const leather = UNIFORMS.includes(spec.outfit) ? UNIFORM_BOOT : hasBoots ? BOOT : LEATHER;
  return {
    spec: asWorn(spec),
    picture,
    build: buildOf(spec),
    stance,
    skin,
    skinShade: SKIN_SHADES[spec.skin],
    skinLine: luminance(skin) < 0.35 ? mix(skin, "#000000", 0.55) : mix(skin, "#3a100c", 0.6),
    hair: HAIR_TONES[spec.hairColor],
    beard: HAIR_TONES[spec.beardColor],
    wrap: FABRIC_TONES[spec.wrap],
    eye: EYE_TONES[spec.eyeColor],
    outfit,
    shirt,
    legs: spec.outfit === "dress" ? skin : showsTrousers(spec.outfit) ? FABRIC_TONES[spec.legColor] : outfit,
    hasBareLegs: spec.outfit === "dress",
    hasSkirt: SKIRTS.includes(spec.outfit),
    trim: isHero ? TYPE_COLORS.hero.trim : inks.accent,
    coat,
    lining: mix(inks.light, "#ff5a4a", 0.35),
    sleeve: cloth,
    sleeveLength,
    cuff: sleeveLength === "long" ? (SHIRT_CUFFS.includes(spec.outfit) ? shirt : lighten(cloth, 0.2)) : undefined,
    prosthesis: isHero ? "#fc4" : "#f55",
    shoe: hasTrainers ? "#f4f2ec" : spec.outfit === "dress" ? shirt : leather,
    sole: hasTrainers ? inks.cloth : mix(leather, "#000000", 0.55),
    hasBoots,
  };
}
