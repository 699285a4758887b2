import { createPack, type Pack } from "../../engine/pack.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { CLASSIC_BROWS, CLASSIC_MOUTHS, CLASSIC_NOSES } from "./classic-features.ts";
import type { Expression, Nose } from "./feature-shapes.ts";

type Face = Pick<FigureSpec, "mouth" | "nose" | "brows">;

const pack = createPack(() => import("./drawings/features.ts"));

/** Returns the pack that contains mouth, nose and brows, or undefined if all three are in the initial bundle. */
export const featurePack = ({ mouth, nose, brows }: Face): Pack<unknown> | undefined =>
  mouth in CLASSIC_MOUTHS && nose in CLASSIC_NOSES && brows in CLASSIC_BROWS ? undefined : pack;

export const expressionOf = (mouth: FigureSpec["mouth"]): Expression =>
  mouth in CLASSIC_MOUTHS
    ? CLASSIC_MOUTHS[mouth as keyof typeof CLASSIC_MOUTHS]
    : pack.get().MOUTHS[mouth as keyof ReturnType<typeof pack.get>["MOUTHS"]];
export const noseOf = (nose: FigureSpec["nose"]): Nose =>
  nose in CLASSIC_NOSES
    ? CLASSIC_NOSES[nose as keyof typeof CLASSIC_NOSES]
    : pack.get().NOSES[nose as keyof ReturnType<typeof pack.get>["NOSES"]];
export const browOf = (brows: FigureSpec["brows"]): string =>
  brows in CLASSIC_BROWS
    ? CLASSIC_BROWS[brows as keyof typeof CLASSIC_BROWS]
    : pack.get().BROWS[brows as keyof ReturnType<typeof pack.get>["BROWS"]];
