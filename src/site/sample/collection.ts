import ingridBox from "picture:ingrid-box";
import mayaBox from "picture:maya-box";
import ngoziBox from "picture:ngozi-box";
import tomasBox from "picture:tomas-box";
import viktorBox from "picture:viktor-box";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { DETAILS } from "../../figure/schema/design.ts";
import type { BuiltPicture } from "../platform/BuiltPicture.tsx";
import { COLLECTION_PEOPLE } from "./collection-people.ts";
import { SAMPLE_DETAILS } from "./profile.ts";

/** Prebuilt pictures of the sample figures, by id. */
const PICTURES: ReadonlyMap<string, BuiltPicture> = new Map([
  ["maya", mayaBox],
  ["viktor", viktorBox],
  ["tomas", tomasBox],
  ["ngozi", ngoziBox],
  ["ingrid", ingridBox],
]);

const sample = (
  id: keyof typeof COLLECTION_PEOPLE,
  industry: string,
  skills: readonly string[],
  date: string,
  downloadCount: number,
  shareCount: number,
): CollectedFigure => {
  const moment = `${date}T12:00:00.000Z`;
  const design = { spec: COLLECTION_PEOPLE[id], industry, skills, placeholders: DETAILS };
  return { id, design, payment: "plan", createdAt: moment, updatedAt: moment, downloadCount, shareCount };
};

/** The figures on a first visit. They are included in the plan but do not use up its downloads. */
export const SAMPLE_COLLECTION: readonly CollectedFigure[] = [
  sample("ingrid", "Education", ["Patience", "Dates by heart"], "2025-05-28", 36, 12),
  sample("ngozi", "Law", ["Cross-examination", "Close reading"], "2025-05-06", 13, 17),
  sample("tomas", "Health care", ["Night shifts", "Bedside stories"], "2025-04-19", 41, 22),
  sample("viktor", "Finance", ["Forecasting", "Long meetings"], "2025-04-02", 18, 31),
  sample("maya", SAMPLE_DETAILS.industry, SAMPLE_DETAILS.skills, "2025-03-12", 24, 9),
];

/** Whether a figure is a sample, and the person has not written another name on it. */
export const isSample = ({ id, design }: CollectedFigure): boolean =>
  design.placeholders?.includes("name") === true && SAMPLE_COLLECTION.some((sample) => sample.id === id);

/** The prebuilt picture of a sample figure that was never edited. */
export const samplePicture = ({ id, createdAt, updatedAt }: CollectedFigure): BuiltPicture | undefined =>
  createdAt === updatedAt ? PICTURES.get(id) : undefined;
