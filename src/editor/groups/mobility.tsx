import { pictures } from "../group.tsx";
import { BodyThumb } from "../thumbs.tsx";

/** Poses that show both arms in a picture cropped from neck to feet. */
const SHOWS_ARMS = { hero: "ready", villain: "scheme" } as const;

export const MOBILITY_GROUPS = [
  pictures("aids", "mobility", {
    picture: (spec) => (
      <BodyThumb
        spec={{ ...spec, pose: SHOWS_ARMS[spec.type] }}
        crop={spec.mobility === "guide-dog" ? "companion" : "figure"}
      />
    ),
    tinted: true,
  }),
];
