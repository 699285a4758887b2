import { createContext, useContext } from "react";
import type { PlanId } from "../../domain/plans.ts";
import type { Profile } from "../../domain/profile.ts";
import type { CharacterType, FigureDesign } from "../../figure.ts";

/** What is remembered until the page is closed, in memory alone: never in the URL, the history, the console or storage. */
interface Visit {
  /** The profile link as typed on the landing page, for the create page. */
  link: string;
  type: CharacterType;
  /** The link that the figure was made with: the editor offers the name in it. */
  submittedLink: string | undefined;
  /** The figure of the landing page's wizard, which the create page opens. */
  made: FigureDesign | undefined;
  /** What stands in the box for own details and was not used yet. */
  ownText: string | undefined;
  /** The plan that was selected on the landing page or above the form; the checkout offers it. */
  plan: PlanId | undefined;
  /** The profile as typed in its dialog, while it could not be saved. */
  unsavedProfile: Profile | undefined;
}

/** Every field, so that assigning it forgets the visit. */
export const createVisit = (): Visit => ({
  link: "",
  type: "hero",
  submittedLink: undefined,
  made: undefined,
  ownText: undefined,
  plan: undefined,
  unsavedProfile: undefined,
});

/** Written in event handlers, read when a page appears; changing it renders nothing. */
export const VisitContext = createContext<Visit>(createVisit());
export const useVisit = () => useContext(VisitContext);
