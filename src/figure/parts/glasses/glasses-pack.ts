import { createPack, type Pack } from "../../engine/pack.ts";
import type { FigureSpec } from "../../schema/spec.ts";

export const glasses = createPack(() => import("./drawings/Glasses.tsx"));

/** The pack that draws glasses; undefined if there are none. */
export const glassesPack = (kind: FigureSpec["glasses"]): Pack | undefined => (kind === "none" ? undefined : glasses);
