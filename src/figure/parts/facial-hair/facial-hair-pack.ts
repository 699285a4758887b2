import { createPack, type Pack } from "../../engine/pack.ts";
import type { FigureSpec } from "../../schema/spec.ts";

export const facialHair = createPack(() => import("./drawings/FacialHair.tsx"));

/** What has to be loaded before the facial hair can be drawn. */
export const facialHairPack = (kind: FigureSpec["facialHair"]): Pack | undefined =>
  kind === "none" ? undefined : facialHair;
