import { hidesEars } from "../../schema/wearing.ts";
import { colors, ear, feature, HALF, pictures, tiles, toggle, toggles } from "../editor-group.tsx";
import { EYE_COLORS } from "./options.ts";

const eyes = feature("-46 -36 92 69");
const HALF_FOLDED = { span: HALF, startsFolded: true };
const WIDE_EYES = { picture: eyes, aspect: "pf:aspect-4/3", ...HALF_FOLDED };

export const FACE_GROUPS = [
  pictures("face", "mouth", { picture: feature("-58 -50 116 116"), tiles: tiles("pf:tiles-4 pf:@bench:tiles-6") }),
  pictures("face", "face", {
    picture: feature("-70 -70 140 140", { hair: "buzz" }),
    tiles: tiles("pf:tiles-4"),
    ...HALF_FOLDED,
  }),
  colors("face", "eyeColor", EYE_COLORS, { tiles: "pf:tiles-5", captioned: true, ...HALF_FOLDED }),
  pictures("face", "eyes", { ...WIDE_EYES, tiles: tiles("pf:tiles-3") }),
  pictures("face", "brows", { ...WIDE_EYES, tiles: tiles("pf:tiles-4") }),
  pictures("face", "nose", {
    picture: feature("-38 -18 76 57"),
    aspect: "pf:aspect-4/3",
    tiles: tiles("pf:tiles-4 pf:@bench:tiles-8"),
    startsFolded: true,
  }),
  pictures("finish", "earrings", {
    hasNoVisibleEffect: ({ hair }) => hidesEars(hair),
    picture: ear({ hearingAid: false, cochlearImplant: false }),
    tiles: tiles("pf:tiles-4"),
    ...HALF_FOLDED,
  }),
  toggles(
    "finish",
    "adornments",
    [
      toggle("lashes", feature("-2 -24 48 48")),
      toggle("lipstick", feature("-30 6 60 60")),
      toggle("noseRing", feature("-30 -14 60 60")),
      toggle("bindi", feature("-38 -56 76 76")),
    ],
    { tiles: tiles("pf:tiles-4"), ...HALF_FOLDED },
  ),
];
