import { EYE_TONES, FABRIC_TONES, HAIR_TONES, SKIN_TONES } from "../figure/engine/palette.ts";
import { BodyThumb, HeadThumb, Swatch, standing } from "../figure/pictures/Thumb.tsx";
import {
  AGES,
  BROWS,
  BUILDS,
  EARRINGS,
  EYE_COLORS,
  EYES,
  FABRICS,
  FACES,
  FACIAL_HAIRS,
  GLASSES,
  HAIR_COLORS,
  HAIRS,
  MOBILITIES,
  MOUTHS,
  NOSES,
  SKINS,
} from "../figure/schema/options.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { hidesEars, isCovering } from "../figure/schema/wearing.ts";
import { COLORS, flag, HALF, type LookSection, tiles, WIDE } from "./look-options.tsx";
import { HAIR_KINDS } from "./option-kinds.ts";

/** Both arms in view from neck to feet. */
const SHOWS_ARMS = { hero: "ready", villain: "scheme" } as const;
const BARE = { headwear: "none", glasses: "none", facialHair: "none", eyePatch: false } as const;

/** A part of the head, in the head's units. */
const head =
  (viewBox: string, without: Partial<FigureSpec> = {}) =>
  (spec: FigureSpec) => <HeadThumb spec={{ ...spec, ...without }} viewBox={viewBox} />;
/** A part of the face with nothing over it. */
const feature = (viewBox: string) => head(viewBox, BARE);
/** The ear on the right, under short hair. */
const ear = (spec: FigureSpec) => (
  <HeadThumb spec={{ ...spec, ...BARE, hair: isCovering(spec.hair) ? spec.hair : "buzz" }} viewBox="-6 -44 92 92" />
);

const wholeFace = feature("-60 -58 120 120");
const eyes = feature("-46 -36 92 69");
const middle = feature("-38 -18 76 57");

const WHOLE = { ...WIDE, aspect: "pf:aspect-4/5", captioned: true, tinted: true };
const hasHearingDevice = ({ hearingAid, cochlearImplant }: FigureSpec) => hearingAid || cochlearImplant;

/** Who it is. The first groups of each section include people: they are never folded at first. */
export const PERSON_SECTIONS: readonly LookSection[] = [
  {
    id: "body",
    groups: [
      {
        id: "skin",
        field: "skin",
        options: () => SKINS,
        picture: ({ skin }) => <Swatch color={SKIN_TONES[skin]} />,
        ...WIDE,
        tiles: "pf:tiles-5 pf:@bench:tiles-10",
        glossy: true,
      },
      {
        id: "build",
        field: "build",
        options: () => BUILDS,
        picture: (spec) => <BodyThumb spec={standing(spec)} crop="trunk" />,
        ...WHOLE,
        tiles: tiles("pf:tiles-5"),
        span: "pf:@bench:col-span-7",
      },
      {
        id: "body",
        toggles: [
          {
            field: "stature",
            on: "short",
            off: "average",
            isNamedByOption: true,
            picture: (spec) => <BodyThumb spec={standing(spec)} crop="figure" />,
          },
          {
            ...flag("pregnant"),
            isNamedByOption: true,
            picture: (spec) => <BodyThumb spec={standing(spec)} crop="trunk" />,
          },
        ],
        ...WHOLE,
        tiles: tiles("pf:tiles-5 pf:@bench:tiles-2"),
        span: "pf:@bench:col-span-5",
      },
      {
        id: "age",
        field: "age",
        options: () => AGES,
        picture: head("-66 -76 132 152", { headwear: "none" }),
        ...WIDE,
        aspect: "pf:aspect-7/8",
        captioned: true,
        tiles: tiles("pf:tiles-3 pf:@bench:tiles-6"),
      },
      {
        id: "marks",
        toggles: [
          { ...flag("freckles"), picture: wholeFace },
          { ...flag("vitiligo"), picture: wholeFace },
          { ...flag("mole"), picture: wholeFace },
          { ...flag("scar"), picture: wholeFace },
        ],
        ...WIDE,
        captioned: true,
        tiles: tiles("pf:tiles-4 pf:@bench:tiles-8"),
      },
    ],
  },
  {
    id: "aids",
    groups: [
      {
        id: "mobility",
        field: "mobility",
        options: () => MOBILITIES,
        picture: (spec) => (
          <BodyThumb
            spec={{ ...spec, pose: SHOWS_ARMS[spec.type] }}
            crop={spec.mobility === "guide-dog" ? "companion" : "figure"}
          />
        ),
        ...WHOLE,
        tiles: tiles("pf:tiles-4 pf:@bench:tiles-6"),
      },
      {
        id: "medicalAids",
        hasNoVisibleEffect: (spec) => hasHearingDevice(spec) && hidesEars(spec.hair),
        toggles: [
          { ...flag("hearingAid"), picture: ear },
          { ...flag("cochlearImplant"), picture: ear },
          { ...flag("oxygen"), picture: wholeFace },
          { ...flag("insulinPump"), picture: (spec) => <BodyThumb spec={standing(spec)} crop="waist" /> },
          { ...flag("eyePatch"), picture: head("-60 -58 120 120", { headwear: "none", glasses: "none" }) },
        ],
        ...WIDE,
        captioned: true,
        tiles: tiles("pf:tiles-4 pf:@bench:tiles-8"),
      },
      {
        id: "hearingColor",
        field: "hearingColor",
        options: () => FABRICS,
        picture: ({ hearingColor }) => <Swatch color={FABRIC_TONES[hearingColor]} />,
        isAvailable: hasHearingDevice,
        hasNoVisibleEffect: ({ hair }) => hidesEars(hair),
        ...COLORS,
      },
    ],
  },
  {
    id: "hair",
    groups: [
      {
        id: "hair",
        field: "hair",
        options: () => HAIRS,
        kinds: HAIR_KINDS,
        picture: head("-92 -122 184 230", { headwear: "none", glasses: "none" }),
        ...WIDE,
        aspect: "pf:aspect-4/5",
        captioned: true,
        tiles: tiles("pf:tiles-8"),
      },
      {
        id: "wrap",
        field: "wrap",
        options: () => FABRICS,
        picture: ({ wrap }) => <Swatch color={FABRIC_TONES[wrap]} />,
        isAvailable: ({ hair }) => isCovering(hair),
        ...COLORS,
      },
      {
        id: "hairColor",
        field: "hairColor",
        options: () => HAIR_COLORS,
        picture: ({ hairColor }) => <Swatch color={HAIR_TONES[hairColor]} />,
        ...COLORS,
      },
      {
        id: "facialHair",
        field: "facialHair",
        options: () => FACIAL_HAIRS,
        picture: head("-64 -26 128 128", { headwear: "none", glasses: "none" }),
        ...WIDE,
        captioned: true,
        tiles: tiles("pf:tiles-4 pf:@bench:tiles-7"),
        startsFolded: true,
      },
      {
        id: "beardColor",
        field: "beardColor",
        options: () => HAIR_COLORS,
        picture: ({ beardColor }) => <Swatch color={HAIR_TONES[beardColor]} />,
        isAvailable: ({ facialHair }) => facialHair !== "none",
        ...COLORS,
        startsFolded: true,
      },
    ],
  },
  {
    id: "face",
    groups: [
      {
        id: "mouth",
        field: "mouth",
        options: () => MOUTHS,
        picture: feature("-58 -50 116 116"),
        ...WIDE,
        captioned: true,
        tiles: tiles("pf:tiles-4 pf:@bench:tiles-6"),
      },
      {
        id: "face",
        field: "face",
        options: () => FACES,
        picture: head("-70 -70 140 140", { ...BARE, hair: "buzz" }),
        ...HALF,
        captioned: true,
        tiles: tiles("pf:tiles-4"),
        startsFolded: true,
      },
      {
        id: "eyeColor",
        field: "eyeColor",
        options: () => EYE_COLORS,
        picture: ({ eyeColor }) => <Swatch color={EYE_TONES[eyeColor]} />,
        ...HALF,
        tiles: "pf:tiles-5",
        aspect: "pf:h-target",
        glossy: true,
        captioned: true,
        startsFolded: true,
      },
      {
        id: "eyes",
        field: "eyes",
        options: () => EYES,
        picture: eyes,
        ...HALF,
        aspect: "pf:aspect-4/3",
        captioned: true,
        tiles: tiles("pf:tiles-3"),
        startsFolded: true,
      },
      {
        id: "brows",
        field: "brows",
        options: () => BROWS,
        picture: eyes,
        ...HALF,
        aspect: "pf:aspect-4/3",
        captioned: true,
        tiles: tiles("pf:tiles-4"),
        startsFolded: true,
      },
      {
        id: "nose",
        field: "nose",
        options: () => NOSES,
        picture: middle,
        ...WIDE,
        aspect: "pf:aspect-4/3",
        captioned: true,
        tiles: tiles("pf:tiles-4 pf:@bench:tiles-8"),
        startsFolded: true,
      },
    ],
  },
  {
    id: "finish",
    groups: [
      {
        id: "glasses",
        field: "glasses",
        options: () => GLASSES,
        picture: head("-66 -48 132 99", { headwear: "none", eyePatch: false }),
        ...WIDE,
        aspect: "pf:aspect-4/3",
        captioned: true,
        tiles: tiles("pf:tiles-3 pf:@bench:tiles-5"),
      },
      {
        id: "earrings",
        field: "earrings",
        options: () => EARRINGS,
        hasNoVisibleEffect: ({ hair }) => hidesEars(hair),
        picture: (spec) => ear({ ...spec, hearingAid: false, cochlearImplant: false }),
        ...HALF,
        captioned: true,
        tiles: tiles("pf:tiles-4"),
        startsFolded: true,
      },
      {
        id: "adornments",
        toggles: [
          { ...flag("lashes"), picture: feature("-2 -24 48 48") },
          { ...flag("lipstick"), picture: feature("-30 6 60 60") },
          { ...flag("noseRing"), picture: feature("-30 -14 60 60") },
          { ...flag("bindi"), picture: feature("-38 -56 76 76") },
        ],
        ...HALF,
        captioned: true,
        tiles: tiles("pf:tiles-4"),
        startsFolded: true,
      },
    ],
  },
];
