import type { ImportResult } from "../reader.ts";
import { foundLine, foundName, foundSkills, foundSummary, profileResult } from "./found-text.ts";
import { isObject, type JsonObject, textOf, toList } from "./json-values.ts";

const from = (part: string) => `${part} in the JSON Resume`;

/** A JSON Resume (jsonresume.org, 1.0.0), known by its `basics`. */
export function readJsonResume(resume: JsonObject): ImportResult | undefined {
  const { basics } = resume;
  if (!isObject(basics)) return undefined;
  const jobs = toList(resume.work).filter(isObject);
  const current = jobs.find(({ endDate }) => !endDate || !/\d/.test(String(endDate)));
  const last = basics.label ? undefined : foundLine(jobs[0]?.position, from("Last work"));
  return profileResult(
    {
      name: foundName(basics.name, from("Name")),
      title: foundLine(current?.position, from("Current work")) ?? (last && { ...last, isUncertain: true }),
      headline: foundLine(basics.label, from("Label")),
      summary: foundSummary(basics.summary, from("Summary")),
      skills: foundSkills(toList(resume.skills).map(textOf), from("Skills")),
    },
    { kind: "error", error: "empty" },
  );
}
