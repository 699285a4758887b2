import type { FigureSpec } from "../../domain/figure-spec.ts";
import { createPack, type Pack } from "../pack.ts";

export const facialHair = createPack(() => import("../packs/FacialHair.tsx"));

/** What has to be loaded before the facial hair can be drawn. */
export const facialHairPack = (kind: FigureSpec["facialHair"]): Pack | undefined =>
  kind === "none" ? undefined : facialHair;
