import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { loadAllFigureParts } from "../figure/engine/pack.ts";
import { CHARACTER_TYPES } from "../figure/schema/field.ts";
import { toFigureSpec } from "../figure/schema/spec.ts";
import { GROUPS } from "./groups.tsx";

await loadAllFigureParts();

/** Matches a hearing device. It is mirrored on the left ear. */
const DEVICE = /<g transform="translate\(-?\d+\)(scale\(-1 1\))?" stroke="[^"]*" stroke-width="1.4">/g;

const toggles = GROUPS.flatMap((group) => ("toggles" in group ? group.toggles : []));

describe("Hearing devices", () => {
  for (const type of CHARACTER_TYPES)
    for (const device of ["hearingAid", "cochlearImplant"] as const)
      it(`The picture of a ${type}'s ${device} shows the ear with the device`, () => {
        const picture = toggles.find(({ field }) => field === device)?.picture;
        // The figure has both devices, but the picture must show only one.
        const markup = renderToStaticMarkup(picture?.(toFigureSpec({ type, hearingAid: true, cochlearImplant: true })));
        const [x = 0, , width = 0] = /viewBox="([^"]*)"/.exec(markup)?.[1]?.split(" ").map(Number) ?? [];
        const devices = [...markup.matchAll(DEVICE)];
        expect(devices).toHaveLength(1);
        expect(Math.sign(x + width / 2)).toBe(devices[0]?.[1] ? -1 : 1);
      });
});
