// Tests reading LinkedIn's profile PDFs: each value of the fictional people in people.mjs must be read correctly or not
// at all.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toFigureDesign } from "../../src/figure/schema/design.ts";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";
import type { FoundProfile, FoundText } from "../../src/import/found-profile.ts";
import { mergeProfiles } from "../../src/import/merge-profiles.ts";
import { readPdf } from "../../src/import/readers/read-pdf.ts";
import { suggestReview } from "../../src/import/suggest-review.ts";
import { people } from "./people.mjs";

type Person = (typeof people)[string];

async function read(id: string): Promise<FoundProfile> {
  const bytes = readFileSync(join(import.meta.dirname, "pdf", `${id}.pdf`));
  const result = await readPdf(bytes, { onProgress: () => undefined });
  const profile = result.kind === "profile" && mergeProfiles([result.profile]);
  if (typeof profile !== "object") throw new Error(`${id}.pdf gives ${JSON.stringify(result)}`);
  return profile;
}

const personOf = (id: string): Person => {
  const person = people[id];
  if (!person) throw new Error(`There is no ${id}.`);
  return person;
};

interface Value {
  readonly field: string;
  readonly found: FoundText | undefined;
  readonly written: string | undefined;
}

/** Returns the title of the current job, which is not a volunteer's. If the last job has ended, there is none. */
function titleOf({ jobs }: Person): string | undefined {
  const role = jobs?.flatMap(({ roles }) => roles).find(({ title }) => !title.startsWith("Volunteer"));
  return role && /\d{4} - .*\d{4}/.test(role.dates.replace(/\(.*/, "")) ? undefined : role?.title;
}

/** Lists each value that was read or expected, with the text that was written into the PDF. */
function compare(profile: FoundProfile, person: Person): Value[] {
  const skills = Math.max(profile.skills.length, person.skills?.length ?? 0);
  return [
    { field: "name", found: profile.name, written: person.name },
    { field: "headline", found: profile.headline, written: person.headline },
    { field: "title", found: profile.title, written: titleOf(person) },
    { field: "summary", found: profile.summary, written: person.summary },
    ...Array.from({ length: skills }, (_, at) => ({
      field: `skill ${at + 1}`,
      found: profile.skills[at],
      written: person.skills?.[at],
    })),
  ];
}

test("Profile PDFs yield 95 % correct values and no wrong one", async () => {
  const count = { right: 0, missing: 0 };
  const wrong: string[] = [];
  for (const [id, person] of Object.entries(people))
    for (const { field, found, written } of compare(await read(id), person)) {
      if (!found && !written) continue;
      if (found?.text === written) count.right++;
      else if (!found || found.isUncertain) count.missing++;
      else wrong.push(`${id}: ${field} "${found.text}" for "${written}"`);
    }
  expect(wrong).toEqual([]);
  expect(count.right / (count.right + count.missing)).toBeGreaterThanOrEqual(0.95);
});

test("Each value names its source in the profile", async () => {
  const { name, headline, title, summary, skills } = await read("plain");
  expect([name, headline, title, summary, skills[0]].map((found) => found?.source)).toEqual([
    "your name",
    "your headline",
    "your current job",
    "your summary",
    "your top skills",
  ]);
});

test("The headline is suggested as the title if the last job has ended", async () => {
  const design = toFigureDesign({ spec: toFigureSpec({ name: "Maya Okonkwo" }) });
  expect(suggestReview(await read("ended-job"), design).jobTitle).toEqual({
    value: "Naval Architect & Marine Engineer",
    source: "your headline",
    isUsed: true,
  });
});

test("The title and the accessories follow the job that the headline names", async () => {
  const design = toFigureDesign({ spec: toFigureSpec({ name: "Maya Okonkwo" }) });
  const { jobTitle, accessories } = suggestReview(await read("two-current-jobs"), design);
  expect(jobTitle).toEqual({ value: "Chief Medical Officer", source: "your current job", isUsed: true });
  expect(accessories?.value.map(({ kind }) => kind)).not.toContain("whistle");
});

test("A PDF with unknown headings reports the missing skills heading", async () => {
  expect((await read("unknown-language")).gaps).toEqual(["noSkillsHeading"]);
  expect((await read("no-skills")).gaps).toEqual([]);
  expect((await read("danish")).gaps).toEqual([]);
});

test("A line that could be a headline or a place is uncertain", async () => {
  expect((await read("one-line-of-intro")).headline).toEqual({
    text: personOf("one-line-of-intro").place,
    source: "your headline",
    isUncertain: true,
  });
});

test.each(["thai", "hindi-in-english"])("The name of %s is read as written but uncertain", async (id) => {
  expect((await read(id)).name).toEqual({
    text: personOf(id).name,
    source: "your name",
    isUncertain: true,
  });
});

test.each(["very-long-words", "persian", "emoji-in-name", "thai-in-english"])(
  "The name of %s, which is incomplete in the PDF, is uncertain",
  async (id) => {
    expect((await read(id)).name?.isUncertain).toBe(true);
  },
);
