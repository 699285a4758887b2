import { head, pictures, toggle, toggles } from "../group.tsx";
import { BodyThumb, standing } from "../thumbs.tsx";

export const BODY_GROUPS = [
  pictures("body", "build", { picture: (spec) => <BodyThumb spec={standing(spec)} crop="trunk" />, tinted: true }),
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
    { tinted: true },
  ),
  pictures("body", "age", { picture: head("-61 -76 122 152", { headwear: "none" }) }),
];
