import fc from "fast-check";
import { expect, it } from "vitest";
import { cutAtWord } from "./cut-at-word.ts";
import { codePoints } from "./graphemes.ts";

it.each([
  ["Incident Response", 24, "Incident Response"],
  ["Amazon Web Services (AWS)", 24, "Amazon Web Services"],
  ["Research and Development of Batteries", 14, "Research"],
  ["Head of Strategic Partnerships", 9, "Head"],
  ["Stahlbetonbau", 5, ""],
  ["Continuous Integration/Continuous Deployment (CI/CD)", 32, "Continuous Integration"],
  ["Input/Output Scheduling", 14, "Input/Output"],
  ["Pipelines for CI/CD and TCP/IP", 16, "Pipelines"],
  ["Reading and/or Writing", 14, "Reading"],
  ["Cloud Architecture on AWS and Azure", 21, "Cloud Architecture"],
  ["Gestión de proyectos con equipos remotos", 26, "Gestión de proyectos"],
  ["Kommunikation mit Behörden", 18, "Kommunikation"],
  ["Hepatitis A and B Screening", 14, "Hepatitis A"],
  ["Programming the AS 400", 18, "Programming the AS"],
  ["Work On", 7, "Work On"],
  ["(all of it in brackets)", 10, ""],
  ["Integración continua y entrega continua (CI/CD)", 32, "Integración continua"],
  ["Непрерывная интеграция и непрерывная доставка", 32, "Непрерывная интеграция"],
  ["Associate Professor of Computer Science", 31, "Associate Professor"],
  ["Research and Development Engineering", 27, "Research and Development"],
  ["Head of Global Partnerships", 14, "Head of Global"],
])("%j is cut to %i code points as %j", (text, limit, cut) => {
  expect(cutAtWord(text, limit)).toBe(cut);
});

it("A cut text is never longer than the limit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), fc.nat(60), (text, limit) => {
      expect(codePoints(cutAtWord(text, limit))).toBeLessThanOrEqual(limit);
    }),
  );
});
