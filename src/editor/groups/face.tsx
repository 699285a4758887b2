import { EYE_COLORS } from "../../figure/parts/face/options.ts";
import { hidesEars } from "../../figure/schema/wearing.ts";
import { colors, ear, feature, pictures, toggle, toggles } from "../group.tsx";

const eyes = feature("-46 -46 92 92");

export const FACE_GROUPS = [
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
];
