import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

test("No package has a known advisory of high or critical severity", ({ skip }) => {
  const audit = ["audit", "--json", "--fetch-retries=0"];
  const { stdout, stderr } = spawnSync("npm", audit, { cwd: ROOT, encoding: "utf8", timeout: 100_000 });
  const { vulnerabilities, message } = JSON.parse(stdout || "{}");
  if (!vulnerabilities) {
    const why = `The registry gives no advisories, so none were looked at: ${message ?? stderr}`;
    console.warn(why);
    skip(why);
  }
  const grave = Object.entries<{ severity: string; range: string }>(vulnerabilities).filter(([, { severity }]) =>
    ["high", "critical"].includes(severity),
  );
  expect(grave.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`)).toEqual([]);
});
