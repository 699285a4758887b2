import { BodyThumb, standing } from "../../pictures/Thumb.tsx";
import { head, pictures, tiles, toggle, toggles } from "../editor-group.tsx";

const WHOLE = { aspect: "pf:aspect-4/5", tinted: true };

export const BODY_GROUPS = [
  pictures("body", "build", {
    ...WHOLE,
    picture: (spec) => <BodyThumb spec={standing(spec)} crop="trunk" />,
    tiles: tiles("pf:tiles-5"),
    span: "pf:@bench:col-span-7",
  }),
  toggles(
    "body",
    "body",
    [
      {
        field: "stature",
        on: "short",
        off: "average",
        picture: (spec) => <BodyThumb spec={standing(spec)} crop="figure" />,
      },
      toggle("pregnant", (spec) => <BodyThumb spec={standing(spec)} crop="trunk" />),
    ],
    { ...WHOLE, tiles: tiles("pf:tiles-5 pf:@bench:tiles-2"), span: "pf:@bench:col-span-5" },
  ),
  pictures("body", "age", {
    picture: head("-66 -76 132 152", { headwear: "none" }),
    aspect: "pf:aspect-7/8",
    tiles: tiles("pf:tiles-3 pf:@bench:tiles-6"),
  }),
];
