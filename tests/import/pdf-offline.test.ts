import { expect, test, vi } from "vitest";
import { readPdf } from "../../src/import/readers/read-pdf.ts";
import { profilePdf } from "./write-pdf.ts";

vi.mock("pdfjs-dist/legacy/build/pdf.mjs", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test.each([
  ["pdfOffline", profilePdf()],
  ["notLinkedIn", new TextEncoder().encode("%PDF-1.7\n/Font")],
])("If pdf.js cannot be fetched, the error is %s", async (error, file) => {
  expect(await readPdf(file, { onProgress: () => undefined })).toEqual({ kind: "error", error });
});
