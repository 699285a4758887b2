import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFile } from "../../src/import/read-file.ts";
import { readPdf } from "../../src/import/readers/read-pdf.ts";
import { deflated, line, PROFILE, profilePdf } from "./write-pdf.ts";

const context = { onProgress: () => undefined };

test("A small PDF in LinkedIn's format is read", async () => {
  expect(await readPdf(profilePdf(), context)).toMatchObject({
    kind: "profile",
    profile: {
      name: { text: "Vera Falk" },
      headline: { text: "Locksmith at Falk Keys" },
      jobs: [{ title: { text: "Master Locksmith" }, company: "Falk Keys" }],
      skills: [{ text: "Lock Picking" }],
    },
  });
});

test.each(["\n", "\0\0"])("A profile PDF that begins with %j is read", async (start) => {
  const file = new Blob([start, Uint8Array.from(profilePdf())]);
  expect(await readFile(file, context)).toMatchObject({ profile: { name: { text: "Vera Falk" } } });
});

test.each(["2.3", "2.11"])("A profile PDF written by Apache FOP %s is read", async (version) => {
  const info = `/Producer (Apache FOP Version ${version}) /Author (LinkedIn)`;
  expect(await readPdf(profilePdf({ info }), context)).toMatchObject({ profile: { name: { text: "Vera Falk" } } });
});

test("A past job's title is used only without a headline, as uncertain", async () => {
  const content = PROFILE.replace(
    line(223.6, 594.9, 10.5, "May 2011 - Present"),
    line(223.6, 594.9, 10.5, "May 2011 - June 2021 (10 years)"),
  );
  const ended = await readPdf(profilePdf({ content: deflated(content) }), context);
  expect(ended).toMatchObject({ profile: { headline: { text: "Locksmith at Falk Keys" } } });
  expect(ended).not.toHaveProperty("profile.title");
  expect(ended).not.toHaveProperty("profile.jobs");
  const withoutHeadline = content.replace(line(223.6, 709, 12, "Locksmith at Falk Keys"), "");
  expect(await readPdf(profilePdf({ content: deflated(withoutHeadline) }), context)).toMatchObject({
    profile: { title: { text: "Master Locksmith", source: "your last job", isUncertain: true } },
  });
});

describe("Current jobs", () => {
  const role = (y: number, title: string, dates: string) =>
    line(223.6, y, 11.5, title) + line(223.6, y - 14.5, 10.5, dates);
  const jobsIn = async (more: string, parts: Parameters<typeof profilePdf>[0] = {}) => {
    const result = await readPdf(profilePdf({ content: deflated(PROFILE + more), ...parts }), context);
    return result.kind === "profile" ? result.profile.jobs?.map(({ title, company }) => [title.text, company]) : result;
  };

  test("All current roles in one company are read", async () => {
    const roles = role(570, "Apprentice", "2009 - 2011 (2 years)") + role(530, "Fire Warden", "May 2020 - Present");
    expect(await jobsIn(roles)).toEqual([
      ["Master Locksmith", "Falk Keys"],
      ["Fire Warden", "Falk Keys"],
    ]);
  });

  test("A current job after an ended one is read", async () => {
    const ended = line(223.6, 570, 12, "Old Bolts") + role(554, "Cutter", "2001 - 2009 (8 years)");
    const current = line(223.6, 520, 12, "Guild of Graz") + role(504, "Treasurer", "2015 - Present");
    expect(await jobsIn(ended + current)).toEqual([
      ["Master Locksmith", "Falk Keys"],
      ["Treasurer", "Guild of Graz"],
    ]);
  });

  test("A job on the second page is read", async () => {
    const page =
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Contents 11 0 R >>";
    const second = deflated(line(223.6, 740, 12, "Guild of Graz") + role(724, "Treasurer", "2015 - Present"));
    expect(await jobsIn("", { pages: "/Kids [3 0 R 10 0 R] /Count 2", more: [page, second] })).toEqual([
      ["Master Locksmith", "Falk Keys"],
      ["Treasurer", "Guild of Graz"],
    ]);
  });

  test("A job without dates is read only if it is the first one", async () => {
    const more = line(223.6, 570, 12, "Old Bolts") + role(554, "Cutter", "Graz");
    expect(await jobsIn(more)).toEqual([["Master Locksmith", "Falk Keys"]]);
  });
});

// The people of pdf.test.ts have the other headings.
test.each(["Topkompetencer", "대표 보유기술"])("Skills are found under the heading %s", async (heading) => {
  const content = PROFILE.replace(line(21.6, 673, 13, "Top Skills"), line(21.6, 673, 13, heading));
  expect(await readPdf(profilePdf({ content: deflated(content) }), context)).toMatchObject({
    profile: { skills: [{ text: "Lock Picking" }], gaps: [] },
  });
});

test("A profile PDF with PDF keywords in a URL is read", async () => {
  const address = "https://falk.example/Form/F/Encrypt/XRef?FontDescriptor=1234567 \\(and\\) \\303\\251 #46";
  const link = `<< /Type /Annot /Subtype /Link /Rect [0 0 1 1] /A << /S /URI /URI (${address}) >> >>`;
  const result = await readPdf(profilePdf({ page: `/Contents 4 0 R /Annots [${link}]` }), context);
  expect(result.kind).toBe("profile");
});

test("A # for a missing letter makes a name uncertain", async () => {
  const content = PROFILE.replace(
    line(223.6, 709, 12, "Locksmith at Falk Keys"),
    line(223.6, 709, 12, "# C# and locks # #"),
  ).replace(line(223.6, 730, 26, "Vera Falk"), line(223.6, 730, 26, "Vera Fa#k"));
  const result = await readPdf(profilePdf({ content: deflated(content) }), context);
  expect(result).toMatchObject({
    profile: {
      name: { text: "Vera Fa#k", isUncertain: true },
      headline: { text: "C# and locks", source: "your headline" },
    },
  });
});

test("A misplaced accent is repaired and makes the name uncertain", async () => {
  const content = PROFILE.replace(line(223.6, 730, 26, "Vera Falk"), line(223.6, 730, 26, "Jos\u0301e Falk"));
  const result = await readPdf(profilePdf({ content: deflated(content) }), context);
  expect(result).toMatchObject({ profile: { name: { text: "José Falk", isUncertain: true } } });
});

test("Scripts in a PDF are not executed", async () => {
  const script = "<< /S /JavaScript /JS (globalThis.wasHere = true) >>";
  const bytes = profilePdf({ catalog: `/OpenAction ${script} /AA << /WC ${script} /DC ${script} >>` });
  expect(await readPdf(bytes, context)).toMatchObject({ kind: "profile" });
  expect(globalThis).not.toHaveProperty("wasHere");
});

test("Progress is reported after each page", async () => {
  const shares: number[] = [];
  const withoutTitle = deflated(line(223.6, 730, 26, "Vera Falk"));
  await readPdf(profilePdf({ content: withoutTitle, pages: "/Kids [3 0 R 3 0 R] /Count 2" }), {
    onProgress: (share) => shares.push(share),
  });
  expect(shares).toEqual([0.5, 1]);
});

test("A profile PDF with changed bytes yields the right name or none", async () => {
  const sample = readFileSync("tests/import/pdf/plain.pdf");
  const change = fc.tuple(fc.nat(sample.length - 1), fc.nat(255));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const bytes = new Uint8Array(sample);
      for (const [at, byte] of changes) bytes[at] = byte;
      const result = await readPdf(bytes, context);
      if (result.kind !== "profile" || result.profile.name?.isUncertain) return;
      // Ignores spaces, because a changed letter width can look like a space.
      expect(result.profile.name?.text.replaceAll(" ", "")).toBe("NoorCastellanos");
    }),
    { numRuns: 100 },
  );
});
