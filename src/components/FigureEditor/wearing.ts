import type { FigureLook, FigureSpec } from "../../domain/figure-spec.ts";
import { HAIR_KINDS } from "./option-kinds.ts";

const COVERINGS: readonly string[] = HAIR_KINDS.coverings;

export const isCovering = ({ hair }: Pick<FigureSpec, "hair">): boolean => COVERINGS.includes(hair);

/** Why an option cannot be worn with the rest of the figure; undefined where it can. */
export function reasonAgainst(
  spec: FigureSpec,
  field: keyof FigureLook,
  option: FigureLook[keyof FigureLook],
): string | undefined {
  return field === "headwear" && option !== "none" && isCovering(spec)
    ? "A head covering leaves no room for a hat."
    : undefined;
}
