import { luminance, mix } from "../../../engine/color.ts";
import { type Layer, paths } from "../../../engine/paths.tsx";
import { path } from "../../../engine/shapes.ts";
import { armPaths } from "../../body/arm-paths.ts";
import type { DrawContext } from "../../body/draw-context.ts";
import { turnedLayers } from "../../body/turn.ts";
import { mobilityTraits } from "../../mobility/options.ts";
import type { AidProps, DrawnConditions } from "../../mobility/types.ts";
import { outfitTraits } from "../../outfit/options.ts";
import { DEVICES } from "./devices.tsx";

/** A pregnant belly, drawn over any clothes: shadow below, highlight on top, folds from the chest. */
function Belly({ context }: Pick<AidProps, "context">) {
  const { build, stance } = context;
  const half = build.waist;
  const layers: readonly Layer[] = [
    [
      "#14061c4d",
      path`M${half}-214C${half + 4}-162 ${half * 0.62}-147 0-147C${half * -0.62}-147 ${-half}-160 ${-half}-192C${-half * 0.9}-166 ${-half * 0.45}-157 0-157 ${half * 0.5}-157 ${half * 0.8}-176 ${half * 0.82}-222Z`,
      "flat",
    ],
    [
      "#14061c8c",
      path`M${-half * 0.94}-174C${-half * 0.7}-151 ${-half * 0.3}-147 0-147C${half * 0.3}-147 ${half * 0.7}-151 ${half * 0.94}-174`,
      3,
    ],
    [
      "#ffffff2e",
      path`M${-half * 0.84}-196C${-half * 0.8}-228 ${half * 0.3}-230 ${half * 0.5}-208 ${half * 0.1}-216 ${-half * 0.5}-206 ${-half * 0.6}-178Q${-half * 0.8}-184 ${-half * 0.84}-196Z`,
      "flat",
    ],
    [
      "#14061c66",
      path`M${-half * 0.78}-234Q${-half * 0.5}-224 ${-half * 0.24}-223M${half * 0.78}-234Q${half * 0.5}-224 ${half * 0.24}-223`,
      3,
    ],
  ];
  return paths(turnedLayers(build, stance, layers));
}

/** Patches of skin without pigment. They are almost symmetrical. */
const FACE_PATCHES =
  "M-43-3C-45-13-35-21-26-18-16-22-6-13-8-3-3 5-9 14-17 14-21 21-31 18-35 14-43 13-38 4-43-3ZM9-2C5-12 13-20 21-16 30-22 41-15 41-6 47 2 41 11 36 13 33 22 23 18 19 15 10 15 5 6 9-2ZM-25 37C-27 28-16 27-9 29-3 25 4 30 10 27 19 25 28 30 26 38 30 46 22 53 14 52 9 59-2 54-8 57-14 60-20 55-21 49-26 46-23 42-25 37ZM-3-52C-8-42 0-35 8-38 14-31 25-36 24-43 32-52 20-60-3-52ZM-62 24C-52 20-45 27-47 34-42 42-47 52-56 56ZM62 30C53 28 46 34 48 41 44 48 48 54 55 58Z";
const HAND_PATCHES = "M-6 3C-2 0 8 1 9 6 13 11 10 18 4 17 1 21-5 18-5 14-10 12-9 6-6 3Z";
const FOREARM_PATCHES =
  "M-5 8C0 5 7 9 6 14 9 20 5 27 0 26-5 28-8 22-6 17-9 13-8 10-5 8ZM3 31C7 30 8 35 6 38 2 39 0 33 3 31Z";

const patchLayers = ({ skin, skinShade }: DrawContext, patches: string): readonly Layer[] => {
  const isPale = luminance(skin) > 0.72;
  return [
    [skinShade, isPale && patches, 3],
    [mix(skin, isPale ? "#fffcf8" : "#ffdcc2", isPale ? 0.6 : 0.72), patches, "flat"],
  ];
};

const neckPatch = ({ context }: Pick<AidProps, "context">) =>
  outfitTraits(context.spec.outfit).isClosed
    ? null
    : paths(patchLayers(context, "M-8-302C-2-304 8-300 6-292 9-286 3-281-1-284-7-282-10-289-8-302Z"));

/** Patches on a hand and, if the sleeve is short, on the forearm. */
function ArmPatches({ context, side }: Pick<AidProps, "context" | "side">) {
  const { build, stance, spec, sleeveLength } = context;
  const pose = stance.hands[side === "left" ? 0 : 1];
  const isBare = side === "left" || !mobilityTraits(spec.mobility).isArm;
  if (!isBare) return null;
  const arm = armPaths(build)(stance)[side];
  return (
    <>
      {pose === "none" || pose === "steeple" ? null : (
        <g transform={arm.hand}>{paths(patchLayers(context, HAND_PATCHES))}</g>
      )}
      {sleeveLength === "long" ? null : <g transform={arm.fore}>{paths(patchLayers(context, FOREARM_PATCHES))}</g>}
    </>
  );
}

const SCAR = "M-45 11Q-34 19-29 37";

function scar({ skin, skinShade }: DrawContext) {
  const color = luminance(skin) > 0.62 ? mix(skin, "#b8402f", 0.55) : mix(skin, "#ffe3d8", 0.66);
  return paths([
    [skinShade, SCAR, 6.5],
    [color, SCAR, 3.4],
  ]);
}

const PATCH = "#2a2334";
const PATCH_EDGE = "#8d82a6";
const STRAP = "M14-9Q-22-18-62-40M32-8Q48-10 62-20";

const strap = () =>
  paths([
    [PATCH_EDGE, STRAP, 6],
    [PATCH, STRAP, 4],
  ]);

const eyePatch = () => (
  <g stroke={PATCH_EDGE} strokeWidth={1.6}>
    {paths([
      [PATCH, "M5-8Q21-17 39-9 42 12 25 21 7 17 5-8Z"],
      ["#6d6288", "M12-4Q20-8 30-5", 3],
    ])}
  </g>
);

export const DRAWINGS: DrawnConditions = {
  ...DEVICES,
  pregnant: { chest: Belly },
  eyePatch: { skin: strap, face: eyePatch },
  vitiligo: {
    skin: (context) => paths(patchLayers(context, FACE_PATCHES)),
    chest: neckPatch,
    forearm: ArmPatches,
  },
  scar: { skin: scar },
};
