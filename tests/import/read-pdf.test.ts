import { expect, test } from "vitest";
import { readPdf } from "../../src/site/import/readers/read-pdf.ts";
import { deflated, line, profilePdf } from "./write-pdf.ts";

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

test("Nothing that a PDF says is run", async () => {
  const script = "<< /S /JavaScript /JS (globalThis.wasHere = true) >>";
  const bytes = profilePdf({ catalog: `/OpenAction ${script} /AA << /WC ${script} /DC ${script} >>` });
  expect(await readPdf(bytes, context)).toMatchObject({ kind: "profile" });
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
