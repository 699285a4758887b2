import { expect, test } from "vitest";
import type { FoundProfile } from "../../src/domain/found-profile.ts";
import { readPdf } from "../../src/site/import/readers/read-pdf.ts";
import { HOSTILE_PDFS } from "./hostile-pdfs.ts";
import { deflated, line, profilePdf } from "./write-pdf.ts";

/** What the figure takes without asking. */
const certainName = ({ name }: FoundProfile) => (name?.isUncertain ? undefined : name?.text);

const context = { signal: new AbortController().signal, onProgress: () => undefined };

test("A small PDF as LinkedIn writes it is read, so that what follows is refused for its faults alone", async () => {
  const result = await readPdf(profilePdf(), context);
  expect(result).toMatchObject({
    kind: "profile",
    profile: {
      name: { text: "Vera Falk" },
      headline: { text: "Locksmith at Falk Keys" },
      title: { text: "Master Locksmith" },
      skills: [{ text: "Lock Picking" }],
    },
  });
});

test.each(Object.entries(HOSTILE_PDFS))(
  "A PDF with %s is refused or read",
  { timeout: 10_000 },
  async (_, { make, gives }) => {
    const result = await readPdf(make(), context);
    if (result.kind === "profile") expect(certainName(result.profile)).toBe("name" in gives ? gives.name : "refused");
    else
      expect(result).toEqual({ kind: "error", error: "error" in gives ? expect.toBeOneOf([...gives.error]) : "read" });
  },
);

test("Nothing that a PDF says is run", () => {
  expect(globalThis).not.toHaveProperty("wasHere");
});

test("Cancelling stops before the next page", async () => {
  const controller = new AbortController();
  const shares: number[] = [];
  const withoutTitle = deflated(line(223.6, 730, 26, "Vera Falk"));
  const reading = readPdf(profilePdf({ content: withoutTitle, pages: "/Kids [3 0 R 3 0 R] /Count 2" }), {
    signal: controller.signal,
    onProgress: (share) => {
      shares.push(share);
      controller.abort();
    },
  });
  await expect(reading).rejects.toThrow("aborted");
  expect(shares).toEqual([0.5]);
});
