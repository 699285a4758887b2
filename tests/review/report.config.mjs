// Playwright compares the pictures that differ, so that its own report shows them. review.mjs starts it.
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const { REVIEW_PICTURES = "", REVIEW_REPORT = "", REVIEW_RESULTS = "" } = process.env;

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: fileURLToPath(import.meta.resolve("./changed.spec.mjs")),
  outputDir: `${REVIEW_PICTURES}/work`,
  snapshotPathTemplate: `${REVIEW_PICTURES}/base/{arg}{ext}`,
  updateSnapshots: "none",
  fullyParallel: true,
  workers: 2,
  reporter: [
    ["html", { outputFolder: REVIEW_REPORT, open: "never", title: "Changed stories" }],
    ["json", { outputFile: REVIEW_RESULTS }],
  ],
});
