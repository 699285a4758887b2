import { FABRICS, HAIR_COLORS } from "../figure/parts/colors/options.ts";
import { MARKS, type Mark } from "../figure/parts/conditions/options.ts";
import { EYE_COLORS } from "../figure/parts/face/options.ts";
import { type Hair, hairTraits } from "../figure/parts/hair/options.ts";
import { headwearTraits } from "../figure/parts/headwear/options.ts";
import { type Outfit, outfitTraits } from "../figure/parts/outfit/options.ts";
import { SKINS } from "../figure/parts/skin/options.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { hidesEars, isCovering, wornFacialHair, wornHeadwear } from "../figure/schema/wearing.ts";
import {
  colors,
  type EditorGroup,
  ear,
  feature,
  head,
  pictures,
  type SectionId,
  toggle,
  toggles,
  wholeFace,
} from "./group.tsx";
import { BodyThumb, BoxThumb, HeadwearThumb, OutfitThumb, PaletteThumb, PatternThumb, standing } from "./thumbs.tsx";

const TONES = Object.fromEntries(Object.entries(SKINS).map(([skin, { tone }]) => [skin, tone])) as Record<
  keyof typeof SKINS,
  string
>;

/** Poses that show both arms in a picture cropped from neck to feet. */
const SHOWS_ARMS = { hero: "ready", villain: "scheme" } as const;

const hasHearingDevice = ({ hearingAid, cochlearImplant }: FigureSpec) => hearingAid || cochlearImplant;

const eyes = feature("-46 -46 92 92");

/** All groups of the editor. Each section shows its groups in this order. */
export const GROUPS: readonly EditorGroup[] = [
  colors("body", "skin", TONES, { tiles: "pf:tiles-5 pf:@bench:tiles-10", aspect: "pf:aspect-square" }),
  pictures("body", "build", { picture: (spec) => <BodyThumb spec={standing(spec)} crop="trunk" />, tinted: true }),
  pictures("body", "stature", {
    picture: (spec) => <BodyThumb spec={standing(spec)} crop="figure" />,
    tinted: true,
  }),
  toggles("body", "pregnancy", [toggle("pregnant", (spec) => <BodyThumb spec={standing(spec)} crop="trunk" />)], {
    tinted: true,
  }),
  pictures("body", "age", { picture: head("-61 -76 122 152", { headwear: "none" }) }),
  pictures("aids", "mobility", {
    picture: (spec) => (
      <BodyThumb
        spec={{ ...spec, pose: SHOWS_ARMS[spec.type] }}
        crop={spec.mobility === "guide-dog" ? "companion" : "figure"}
      />
    ),
    tinted: true,
  }),
  toggles(
    "body",
    "marks",
    (Object.keys(MARKS) as Mark[]).map((mark) => toggle(mark, wholeFace)),
  ),
  toggles(
    "aids",
    "medicalAids",
    [
      // If a figure has both hearing devices, they are on different ears, so each picture omits the other device.
      toggle("hearingAid", ear({ cochlearImplant: false })),
      toggle("cochlearImplant", ear({ hearingAid: false })),
      toggle("oxygen", wholeFace),
      toggle("insulinPump", (spec) => <BodyThumb spec={standing(spec)} crop="waist" />),
      toggle("eyePatch", head("-56 -72 112 140", { headwear: "none", glasses: "none" })),
    ],
    { hasNoVisibleEffect: (spec) => hasHearingDevice(spec) && hidesEars(spec.hair) },
  ),
  colors("aids", "hearingColor", FABRICS, {
    isAvailable: hasHearingDevice,
    hasNoVisibleEffect: ({ hair }) => hidesEars(hair),
  }),
  pictures("hair", "hair", {
    kindOf: (hair) => hairTraits(hair as Hair).kind,
    picture: head("-82 -124 164 205", { headwear: "none", glasses: "none" }),
  }),
  colors("hair", "wrap", FABRICS, { isAvailable: ({ hair }) => isCovering(hair) }),
  colors("hair", "hairColor", HAIR_COLORS),
  pictures("hair", "facialHair", { picture: head("-60 -44 120 150", { headwear: "none", glasses: "none" }) }),
  colors("hair", "beardColor", HAIR_COLORS, { isAvailable: (spec) => wornFacialHair(spec) !== "none" }),
  pictures("finish", "glasses", { picture: head("-62 -62 124 124", { headwear: "none", eyePatch: false }) }),
  pictures("face", "mouth", { picture: feature("-58 -50 116 116") }),
  pictures("face", "face", { picture: feature("-70 -70 140 140", { hair: "buzz" }) }),
  colors("face", "eyeColor", EYE_COLORS, { tiles: "pf:tiles-5", captioned: true }),
  pictures("face", "eyes", { picture: eyes }),
  pictures("face", "brows", { picture: eyes }),
  pictures("face", "nose", { picture: feature("-32 -22 64 64") }),
  pictures("finish", "earrings", {
    hasNoVisibleEffect: ({ hair }) => hidesEars(hair),
    picture: ear({ hearingAid: false, cochlearImplant: false }),
  }),
  toggles("finish", "adornments", [
    toggle("lashes", feature("-2 -24 48 48")),
    toggle("lipstick", feature("-30 6 60 60")),
    toggle("noseRing", feature("-30 -14 60 60")),
    toggle("bindi", feature("-38 -56 76 76")),
  ]),
  pictures("clothes", "outfit", {
    kindOf: (outfit) => outfitTraits(outfit as Outfit).kind,
    picture: (spec) => <OutfitThumb spec={spec} />,
    tinted: true,
  }),
  colors("clothes", "outfitColor", FABRICS),
  colors("clothes", "shirtColor", FABRICS, {
    hasNoVisibleEffect: ({ outfit }) => outfitTraits(outfit).ownShirt === true,
  }),
  colors("clothes", "legColor", FABRICS, {
    hasNoVisibleEffect: ({ outfit }) => outfitTraits(outfit).ownTrousers === true,
  }),
  pictures("hats", "headwear", { picture: (spec) => <HeadwearThumb spec={spec} /> }),
  colors("hats", "wrap", FABRICS, {
    id: "hatColor",
    isAvailable: (spec) => {
      const hat = wornHeadwear(spec);
      return hat !== "none" && !headwearTraits(hat).hasOwnColor;
    },
  }),
  pictures("packaging", "packaging", { picture: (spec) => <BoxThumb spec={spec} /> }),
  pictures("packaging", "palette", { picture: (spec) => <PaletteThumb spec={spec} /> }),
  pictures("packaging", "background", {
    picture: (spec) => <PatternThumb spec={spec} />,
    hasNoVisibleEffect: ({ packaging }) => packaging === "vintage",
  }),
  pictures("stance", "pose", { picture: (spec) => <BodyThumb spec={spec} crop="pose" />, tinted: true }),
];

/** The sections of each tab. */
export const SECTIONS = {
  person: ["body", "aids", "hair", "face", "finish"],
  outfit: ["clothes", "hats"],
  box: ["packaging", "stance"],
} as const satisfies Readonly<Record<string, readonly SectionId[]>>;

export const groupsOf = (section: SectionId): readonly EditorGroup[] =>
  GROUPS.filter((group) => group.section === section);

/** Splits options by kind, in the order of `kinds`. Without `kindOf`, all options are in one part. */
export function partsOf<Option extends string>(
  options: readonly Option[],
  kindOf: ((option: Option) => string) | undefined,
  kinds: Readonly<Record<string, string>>,
): readonly (readonly [kind: string | undefined, options: readonly Option[]])[] {
  if (!kindOf) return [[undefined, options]];
  return Object.entries(kinds)
    .map(([kind, name]) => [name, options.filter((option) => kindOf(option) === kind)] as const)
    .filter(([, part]) => part.length > 0);
}
