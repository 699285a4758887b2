import type { FigureSpec } from "../../domain/figure-spec.ts";
import { createPack, type Pack } from "../pack.ts";
import { STANCES } from "./stances.ts";

const more = createPack(async () => ({
  ...(await import("../packs/aids.tsx")),
  ...(await import("../packs/seats.tsx")),
}));

const CLASSICS: readonly FigureSpec["mobility"][] = [
  "none",
  "wheelchair",
  "cane",
  "prosthetic-arm",
  "prosthetic-leg",
  "prosthetic-foot",
  "arm-difference",
];

/** What has to be loaded before a figure's aids and seat can be drawn. */
export const aidsPack = ({ mobility, oxygen, insulinPump, pregnant, pose }: FigureSpec): Pack | undefined =>
  oxygen || insulinPump || pregnant || !CLASSICS.includes(mobility) || STANCES[pose].seat !== undefined
    ? more
    : undefined;

/** The aids and seats of the pack, where the figure has any of them. */
export const aidsOf = (spec: FigureSpec): ReturnType<typeof more.get> | undefined => aidsPack(spec) && more.get();
