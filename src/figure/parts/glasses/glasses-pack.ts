import { createPack, type Pack } from "../../engine/pack.ts";
import type { FigureSpec } from "../../schema/spec.ts";

export const glasses = createPack(() => import("./drawings/Glasses.tsx"));

/** Returns the pack that contains glasses, or undefined for "none". */
export const glassesPack = (kind: FigureSpec["glasses"]): Pack | undefined => (kind === "none" ? undefined : glasses);
