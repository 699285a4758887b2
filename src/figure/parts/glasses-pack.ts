import type { FigureSpec } from "../../domain/figure-spec.ts";
import { createPack, type Pack } from "../pack.ts";

export const glasses = createPack(() => import("../packs/Glasses.tsx"));

/** What has to be loaded before the glasses can be drawn. */
export const glassesPack = (kind: FigureSpec["glasses"]): Pack | undefined => (kind === "none" ? undefined : glasses);
