import type { CollectedFigure } from "../../domain/collected-figure.ts";
import type { Profile } from "../../domain/profile.ts";
import { SAMPLE_PROFILE } from "../sample/account.ts";
import { isSample } from "../sample/collection.ts";
import { sampleDetailsOf, withoutSampleDetails } from "../sample/sample-details.ts";
import type { UnsavedDraft } from "../store/schema.ts";

/** Whether the profile is the sample person's. */
export const isSampleProfile = ({ name }: Profile): boolean => name === SAMPLE_PROFILE.name;

/**
 * The name and title of the newest unsaved draft or, without one, of the latest figure in the collection. Undefined if
 * they are the sample person's.
 */
export function ownDetails(
  drafts: readonly UnsavedDraft[],
  figures: readonly CollectedFigure[],
): Pick<Profile, "name" | "headline"> | undefined {
  const { design } =
    drafts.find((draft) => !sampleDetailsOf(draft.design).includes("name")) ?? latestOwnFigure(figures) ?? {};
  const spec = design && withoutSampleDetails(design).spec;
  return spec && { name: spec.name, headline: spec.jobTitle };
}

/** The most recently changed figure with the person's own name. */
export const latestOwnFigure = (figures: readonly CollectedFigure[]): CollectedFigure | undefined =>
  figures
    .filter((figure) => !isSample(figure) && !sampleDetailsOf(figure.design).includes("name"))
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
