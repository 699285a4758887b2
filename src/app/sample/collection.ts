import ingridBox from "picture:ingrid-box";
import mayaBox from "picture:maya-box";
import ngoziBox from "picture:ngozi-box";
import tomasBox from "picture:tomas-box";
import viktorBox from "picture:viktor-box";
import type { Figure } from "../../index.ts";

/** A sample figure, with the words of its picture's text alternative. */
interface SampleFigure extends Figure {
  readonly jobTitle: string;
}

/** The figures of a first visit. */
export const SAMPLE_COLLECTION: readonly SampleFigure[] = [
  {
    id: "maya",
    name: "Maya Okonkwo",
    jobTitle: "Senior Software Engineer",
    image: mayaBox,
    type: "hero",
    downloadCount: 24,
    shareCount: 9,
    createdAt: "2025-03-12",
  },
  {
    id: "viktor",
    name: "Viktor Lindqvist",
    jobTitle: "Chief Financial Officer",
    image: viktorBox,
    type: "villain",
    downloadCount: 18,
    shareCount: 31,
    createdAt: "2025-04-02",
  },
  {
    id: "tomas",
    name: "Tomás Herrera",
    jobTitle: "Paediatric Nurse",
    image: tomasBox,
    type: "hero",
    downloadCount: 41,
    shareCount: 22,
    createdAt: "2025-04-19",
  },
  {
    id: "ngozi",
    name: "Ngozi Bankole",
    jobTitle: "Litigation Partner",
    image: ngoziBox,
    type: "villain",
    downloadCount: 13,
    shareCount: 17,
    createdAt: "2025-05-06",
  },
  {
    id: "ingrid",
    name: "Ingrid Sørensen",
    jobTitle: "History Teacher",
    image: ingridBox,
    type: "hero",
    downloadCount: 36,
    shareCount: 12,
    createdAt: "2025-05-28",
  },
];

/** "Boxed hero figure of Maya Okonkwo, Senior Software Engineer". */
export const describeSample = (figure: Pick<SampleFigure, "name" | "jobTitle" | "type">): string =>
  `Boxed ${figure.type} figure of ${figure.name}, ${figure.jobTitle}`;
