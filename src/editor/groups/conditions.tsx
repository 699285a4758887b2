import { FABRICS } from "../../figure/parts/colors/options.ts";
import { MARKS, type Mark } from "../../figure/parts/conditions/options.ts";
import type { FigureSpec } from "../../figure/schema/spec.ts";
import { hidesEars } from "../../figure/schema/wearing.ts";
import { colors, ear, head, toggle, toggles, wholeFace } from "../group.tsx";
import { BodyThumb, standing } from "../thumbs.tsx";

const hasHearingDevice = ({ hearingAid, cochlearImplant }: FigureSpec) => hearingAid || cochlearImplant;

export const CONDITION_GROUPS = [
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
];
