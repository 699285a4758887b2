import { EDITOR_LABELS } from "../../editor.ts";

/** The names of the review's fields in the interface. */
export const NAMES = {
  name: "Name",
  credentials: "Credentials",
  jobTitle: "Title",
  tagline: "Tagline",
  industry: "Industry",
  skills: EDITOR_LABELS.skills,
  accessories: "Accessories",
  outfit: "Clothes",
  headwear: "Hat",
};
