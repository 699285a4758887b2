import type { FigureSpec } from "../../domain/figure-spec.ts";
import { createPack, type Pack } from "../pack.ts";
import { BLISTER } from "./Blister.tsx";
import type { PackagingDesign } from "./packaging.ts";

const more = createPack(() => import("../packs/packagings.tsx").then((module) => module.MORE_PACKAGINGS));

/** What has to be loaded before the packaging can be drawn. */
export const packagingPack = (packaging: FigureSpec["packaging"]): Pack | undefined =>
  packaging === "blister" ? undefined : more;

export const packagingOf = (packaging: FigureSpec["packaging"]): PackagingDesign =>
  packaging === "blister" ? BLISTER : more.get()[packaging];
