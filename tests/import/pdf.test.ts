import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { FoundText } from "../../src/domain/found-profile.ts";
import { readPdf } from "../../src/site/import/readers/read-pdf.ts";
import { people } from "./people.mjs";

const context = { signal: new AbortController().signal, onProgress: () => undefined };
const read = (id: string) => readPdf(readFileSync(join(import.meta.dirname, "pdf", `${id}.pdf`)), context);

const certain = (found: FoundText | undefined) => (found?.isUncertain ? undefined : found?.text);

/** What is right, what is missing (or only asked), what is wrong. */
const counts = { right: 0, missing: 0, wrong: [] as string[], wrongNames: [] as string[] };

test.each(Object.entries(people))(
  "The profile PDF of %s gives what its person wrote, or nothing",
  async (id, person) => {
    const result = await read(id);
    if (result.kind !== "profile") throw new Error(`${id}: ${JSON.stringify(result)}`);
    const { name, headline, title, summary, skills } = result.profile;
    const fields = {
      name: [certain(name), person.name],
      headline: [certain(headline), person.headline],
      title: [certain(title), person.jobs?.[0]?.roles[0]?.title],
      summary: [certain(summary), person.summary],
      skills: [skills.flatMap((skill) => certain(skill) ?? []).join("; "), (person.skills ?? []).join("; ")],
    };
    for (const [field, [found, expected]] of Object.entries(fields)) {
      if (found === expected) counts.right++;
      else if (!found) counts.missing++;
      else counts.wrong.push(`${id}: ${field} "${found}" is "${expected}"`);
    }
    expect(certain(name) ?? person.name).toBe(person.name);
  },
);

test("Of the corpus at least 95 in 100 fields are right", () => {
  const all = counts.right + counts.missing + counts.wrong.length;
  console.info(`${counts.right} of ${all} fields right, ${counts.missing} missing, wrong:`, counts.wrong);
  expect(counts.right / all).toBeGreaterThanOrEqual(0.95);
});
