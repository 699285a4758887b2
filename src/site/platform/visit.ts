import { createContext, useContext } from "react";
import type { PlanId } from "../../domain/plans.ts";
import type { Profile } from "../../domain/profile.ts";
import type { CharacterType, FigureDesign } from "../../figure.ts";

/** Data that stays only in memory until the page is closed: never in the URL, the history, the console or storage. */
interface Visit {
  /** The profile link as submitted on the landing page or the create page. The editor offers the name in it. */
  link: string;
  type: CharacterType;
  /** The figure from the landing page's wizard, which the create page opens. */
  wizardDesign: FigureDesign | undefined;
  /** How often Surprise me was pressed. */
  surprises: number;
  /** The name and title that were typed for an import and not used yet. */
  ownLines: { readonly name: string; readonly title: string } | undefined;
  /** The plan that was selected on the landing page or the create page. The checkout offers it. */
  plan: PlanId | undefined;
  /** The profile as typed in the Edit Profile dialog, until it is saved. */
  unsavedProfile: Profile | undefined;
}

/** Creates an empty visit with every field, so that assigning it to a visit resets it. */
export const createVisit = (): Visit => ({
  link: "",
  type: "hero",
  wizardDesign: undefined,
  surprises: 0,
  ownLines: undefined,
  plan: undefined,
  unsavedProfile: undefined,
});

/** The current visit. Mutate it in event handlers and read it when a page appears; a change does not cause a render. */
export const VisitContext = createContext<Visit>(createVisit());
export const useVisit = () => useContext(VisitContext);
