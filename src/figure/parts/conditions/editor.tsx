import { BodyThumb, standing } from "../../pictures/Thumb.tsx";
import type { FigureSpec } from "../../schema/spec.ts";
import { hidesEars } from "../../schema/wearing.ts";
import { FABRICS } from "../colors/options.ts";
import { colors, ear, head, tiles, toggle, toggles, wholeFace } from "../editor-group.tsx";
import { MARKS, type Mark } from "./options.ts";

const hasHearingDevice = ({ hearingAid, cochlearImplant }: FigureSpec) => hearingAid || cochlearImplant;
const EIGHT = tiles("pf:tiles-4 pf:@bench:tiles-8");

export const CONDITION_GROUPS = [
  toggles(
    "body",
    "marks",
    (Object.keys(MARKS) as Mark[]).map((mark) => toggle(mark, wholeFace)),
    { tiles: EIGHT },
  ),
  toggles(
    "aids",
    "medicalAids",
    [
      toggle("hearingAid", ear()),
      toggle("cochlearImplant", ear()),
      toggle("oxygen", wholeFace),
      toggle("insulinPump", (spec) => <BodyThumb spec={standing(spec)} crop="waist" />),
      toggle("eyePatch", head("-60 -58 120 120", { headwear: "none", glasses: "none" })),
    ],
    { tiles: EIGHT, hasNoVisibleEffect: (spec) => hasHearingDevice(spec) && hidesEars(spec.hair) },
  ),
  colors("aids", "hearingColor", FABRICS, {
    isAvailable: hasHearingDevice,
    hasNoVisibleEffect: ({ hair }) => hidesEars(hair),
  }),
];
