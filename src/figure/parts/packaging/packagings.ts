import { createPack, type Pack } from "../../engine/pack.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { BLISTER } from "./Blister.tsx";
import type { PackagingDesign } from "./packaging.ts";

const pack = createPack(() => import("./drawings/packagings.ts"));

/** Returns the pack that contains a packaging, or undefined for the blister card, which is in the initial bundle. */
export const packagingPack = (packaging: FigureSpec["packaging"]): Pack | undefined =>
  packaging === "blister" ? undefined : pack;

/** Returns a packaging's design. Until its pack is loaded, returns the blister card. */
export const packagingOf = (packaging: FigureSpec["packaging"]): PackagingDesign =>
  (packaging !== "blister" && pack.value?.DESIGNS[packaging]) || BLISTER;
