import { createContext, useContext } from "react";
import type { PlanId } from "../../domain/plans.ts";
import type { Profile } from "../../domain/profile.ts";
import type { CharacterType, FigureDesign } from "../../figure.ts";

/** Remembered until the page is closed, only in memory: never in the URL, the history, the console or storage. */
interface Visit {
  /** The profile link as typed on the landing page, for the create page. */
  link: string;
  type: CharacterType;
  /** The link that the figure was created with; the editor offers its name. */
  submittedLink: string | undefined;
  /** The figure of the landing page's wizard, which the create page opens. */
  made: FigureDesign | undefined;
  /** Unused text in the box for the person's details. */
  ownText: string | undefined;
  /** The plan that was selected on the landing page or above the form; the checkout offers it. */
  plan: PlanId | undefined;
  /** The profile as typed in its dialog, until it is saved. */
  unsavedProfile: Profile | undefined;
}

/** Contains every field, so that assigning it resets the visit. */
export const createVisit = (): Visit => ({
  link: "",
  type: "hero",
  submittedLink: undefined,
  made: undefined,
  ownText: undefined,
  plan: undefined,
  unsavedProfile: undefined,
});

/** Written in event handlers, read when a page appears; a change causes no render. */
export const VisitContext = createContext<Visit>(createVisit());
export const useVisit = () => useContext(VisitContext);
