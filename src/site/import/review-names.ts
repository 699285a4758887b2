import { SKILLS_LABELS } from "../../components/field-labels.ts";

/** The names of the review's fields in the interface. */
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
