import { createPack, type Pack } from "../../engine/pack.ts";
import type { FigureSpec } from "../../schema/spec.ts";

export const facialHair = createPack(() => import("./drawings/FacialHair.tsx"));

/** Returns the pack that contains facial hair, or undefined for "none". */
export const facialHairPack = (kind: FigureSpec["facialHair"]): Pack | undefined =>
  kind === "none" ? undefined : facialHair;
