import { createPack, type Pack } from "../../engine/pack.ts";
import type { FigureSpec } from "../../schema/spec.ts";

export const glasses = createPack(() => import("./drawings/Glasses.tsx"));

/** What has to be loaded before the glasses can be drawn. */
export const glassesPack = (kind: FigureSpec["glasses"]): Pack | undefined => (kind === "none" ? undefined : glasses);
