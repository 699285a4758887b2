import { SKILLS_LABELS } from "../../components/field-labels.ts";

/** The fields of a review, as a person reads them. */
export const NAMES = {
  name: "Name",
  credentials: "Credentials",
  jobTitle: "Title",
  tagline: "Tagline",
  industry: "Industry",
  skills: SKILLS_LABELS.skills,
  accessories: "Accessories",
  outfit: "Clothes",
  headwear: "Hat",
};
