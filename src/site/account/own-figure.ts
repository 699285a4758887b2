import type { CollectedFigure } from "../../domain/collected-figure.ts";
import type { Profile } from "../../domain/profile.ts";
import type { FigureDesign } from "../../figure.ts";
import { SAMPLE_PROFILE } from "../sample/account.ts";
import type { UnsavedDraft } from "../store/schema.ts";

/** Whether the person has never saved a profile: the store then has the sample itself, and not a copy. */
export const isSampleProfile = (profile: Profile): boolean => profile === SAMPLE_PROFILE;

const hasOwnName = ({ placeholders }: FigureDesign): boolean => !placeholders?.includes("name");

/**
 * The name and title of the newest unsaved draft or, without one, of the latest figure in the collection. Undefined if
 * they are the sample person's.
 */
export function ownDetails(
  drafts: readonly UnsavedDraft[],
  figures: readonly CollectedFigure[],
): Pick<Profile, "name" | "headline"> | undefined {
  const { design } = drafts.find((draft) => hasOwnName(draft.design)) ?? latestOwnFigure(figures) ?? {};
  if (!design) return undefined;
  const { spec, placeholders } = design;
  return { name: spec.name, headline: placeholders?.includes("jobTitle") ? "" : spec.jobTitle };
}

/** The most recently changed figure with the person's own name. */
export const latestOwnFigure = (figures: readonly CollectedFigure[]): CollectedFigure | undefined =>
  figures.filter(({ design }) => hasOwnName(design)).sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
