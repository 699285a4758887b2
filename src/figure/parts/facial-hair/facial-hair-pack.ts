import { createPack, type Pack } from "../../engine/pack.ts";
import type { FigureSpec } from "../../schema/spec.ts";

export const facialHair = createPack(() => import("./drawings/FacialHair.tsx"));

/** The pack that draws facial hair; undefined if there is none. */
export const facialHairPack = (kind: FigureSpec["facialHair"]): Pack | undefined =>
  kind === "none" ? undefined : facialHair;
