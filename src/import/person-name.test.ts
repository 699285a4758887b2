import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { codePoints } from "../lib/graphemes.ts";
import { cleanLine } from "../lib/text-input.ts";
import { isOnlyCredentials, readPersonName } from "./person-name.ts";

describe("readPersonName", () => {
  it.each([
    ["Priyanka Venkataraman-Hollis, PhD, FRSC", "Priyanka Venkataraman-Hollis", "PhD, FRSC"],
    ["Jane Doe, MD", "Jane Doe", "MD"],
    ["Jane Doe, PMP®", "Jane Doe", "PMP®"],
    ["Jane Doe Ph.D.", "Jane Doe", "Ph.D."],
    ["Jane Doe MBA PMP", "Jane Doe", "MBA, PMP"],
    ["Jane Doe PhD/MBA", "Jane Doe", "PhD/MBA"],
    ["Jane Doe, M.Sc., on a mission", "Jane Doe", "M.Sc., on a mission"],
    ["Jane Doe, CSCP", "Jane Doe", "CSCP"],
    ["Jane Doe, Prosci®", "Jane Doe", "Prosci®"],
    ["Noor Anna Castellanos™", "Noor Anna Castellanos™", ""],
    ["Sam Rivers, Jr.", "Sam Rivers Jr.", ""],
    ["Yo-Yo Ma", "Yo-Yo Ma", ""],
    ["Anna MA", "Anna MA", ""],
    ["Jane PhD", "Jane PhD", ""],
    ["Asha KC", "Asha KC", ""],
    ["Ravi A/L Subramaniam", "Ravi A/L Subramaniam", ""],
    ["Gal·la Martí", "Gal·la Martí", ""],
    ["Amara Nwosu (she/her)", "Amara Nwosu", ""],
    ["Amara Nwosu She/Her", "Amara Nwosu", ""],
    ["Amara Nwosu (elle/ella)", "Amara Nwosu", ""],
    ["  Bo \n Li ", "Bo Li", ""],
    ["王小明", "王小明", ""],
    ["", "", ""],
  ])("splits %j into the name %j and the credentials %j", (text, name, credentials) => {
    expect(readPersonName(text)).toEqual({ name, credentials, isUncertain: false });
  });

  it.each(["-", "–", "—", "|", "/", "·", "•", "~"])(
    "Removes the separator %j and a credential after it",
    (separator) => {
      const found = { name: "Noor Castellanos", credentials: "SHRM-CP", isUncertain: false };
      expect(readPersonName(`Noor Castellanos ${separator} SHRM-CP`)).toEqual(found);
      expect(readPersonName(`Noor Castellanos ${separator}`)).toEqual({ ...found, credentials: "" });
      expect(readPersonName(`${separator} Noor Castellanos`).name).toBe("Noor Castellanos");
      expect(readPersonName(`Noor Castellanos, PhD ${separator} SHRM-CP`).name).toBe("Noor Castellanos");
    },
  );

  it.each(["Noor Castellanos، PMP", "Noor Castellanos، ،PMP", "Noor Castellanos，PMP", "Noor Castellanos、PMP"])(
    "A comma of any script separates credentials: %s",
    (text) => {
      expect(readPersonName(text)).toEqual({ name: "Noor Castellanos", credentials: "PMP", isUncertain: false });
    },
  );

  it.each([
    ...["Noor Castellanos -PMP", "Noor Castellanos- PMP", "Noor Castellanos: PMP", "Noor Castellanos; PMP"],
    ...["Noor Castellanos ·PMP", "Noor Castellanos· PMP", "Noor Castellanos• PMP", "Noor Castellanos ~PMP"],
  ])("A separator needs a space on one side only: %s", (text) => {
    expect(readPersonName(text)).toEqual({ name: "Noor Castellanos", credentials: "PMP", isUncertain: false });
  });

  it.each([
    ["Asha Devi K.C.", "Asha Devi K.C.", ""],
    ["Asha Devi KC", "Asha Devi KC", ""],
    ["Asha Devi K.C., PhD", "Asha Devi K.C.", "PhD"],
    ["Rafiq Ul MD", "Rafiq Ul MD", ""],
    ["Lakshmi Narayana RN", "Lakshmi Narayana RN", ""],
    ["Josep Maria RIBA", "Josep Maria RIBA", ""],
    ["Jane Doe M.B.A.", "Jane Doe M.B.A.", ""],
    ["Doe, Jane", "Doe, Jane", ""],
    ["Doe, Jane Anne", "Doe, Jane Anne", ""],
    ["Devi, K.C.", "Devi, K.C.", ""],
    ["Ronald, McDonald", "Ronald, McDonald", ""],
    ["CASTELLANOS, NOOR", "CASTELLANOS, NOOR", ""],
    ["Jean - Pierre Dupont", "Jean - Pierre Dupont", ""],
    ["Anna -Maria Smith", "Anna -Maria Smith", ""],
    ["Noor Castellanos | Platform Engineer", "Noor Castellanos | Platform Engineer", ""],
    ["Xiuying (Sue/Susan) Zhang", "Xiuying (Sue/Susan) Zhang", ""],
  ])("A possible part of a name stays and makes it uncertain: %j", (text, name, credentials) => {
    expect(readPersonName(text)).toEqual({ name, credentials, isUncertain: true });
  });

  it.each([
    ["Maximiliane Henriette Charlotte von Hohenfels-Brandt", "Maximiliane von Hohenfels-Brandt"],
    ["María Fernanda Guadalupe de los Ángeles Ruiz", "María Guadalupe de los Ángeles Ruiz"],
    ["Mr. Maximilian Alexander Christian Hohenwald", "Maximilian Alexander Christian Hohenwald"],
    ["Mr Maximilian Alexander Christian Hohenwald-Berg", "Maximilian Christian Hohenwald-Berg"],
    ["Prof. Dr. Maximilian Alexander Christian Hohenwald-Berg", "Maximilian Christian Hohenwald-Berg"],
    ["Dipl.-Ing. Maximilian Alexander Christian Hohenwald", "Maximilian Alexander Christian Hohenwald"],
    ["Md. Rafiqul Chowdhury Mohiuddin Rahmatullah", "Md. Rafiqul Mohiuddin Rahmatullah"],
    ["Maximiliane Charlotte (Max Ho) Hohenfels-Brandt", "Maximiliane Charlotte Hohenfels-Brandt"],
    ["Maximiliane Hohenfels-Brandenburg (Max Ho)", "Maximiliane Hohenfels-Brandenburg"],
    ["Maximilian Alexander Christian Hohenwald, Jr.", "Maximilian Christian Hohenwald Jr."],
  ])("A long name keeps its first and last name: %s", (text, name) => {
    expect(readPersonName(text)).toMatchObject({ name, isUncertain: false });
  });

  it.each([
    ["Bartholomew Featherstonehaugh-Cholmondeley-Smythe", "Bartholomew Featherstonehaugh-Cholmonde…"],
    ["Max Berta Wolfeschlegelsteinhausenbergerdorff, Sr.", "Max Wolfeschlegelsteinhausenbergerdorff…"],
    ["Hohenwald-Brandt, Maximilian Alexander Christian", "Hohenwald-Brandt, Maximilian Alexander…"],
  ])("A name that cannot be shortened is cut and uncertain: %s", (text, name) => {
    expect(readPersonName(text)).toMatchObject({ name, isUncertain: true });
  });

  it("Any text gives a clean name within the limit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const { name } = readPersonName(text);
        expect(codePoints(name)).toBeLessThanOrEqual(TEXT_LIMITS.name);
        expect(cleanLine(name)).toBe(name);
      }),
    );
  });
});

it("isOnlyCredentials accepts only credentials that name no skill", () => {
  expect(["PhD", "Ph.D.", "PMP®", "MD, PhD"].filter(isOnlyCredentials)).toHaveLength(4);
  expect(["", "PhD Supervision", "Go", "Excel"].filter(isOnlyCredentials)).toEqual([]);
  expect(["ITIL", "PRINCE2®", "CISSP", "CCNA", "BA", "MS", "DBA"].filter(isOnlyCredentials)).toEqual([]);
  expect(["TOGAF®", "SAFe®", "COBIT®", "ITIL/PRINCE2", "ITIL, CISM"].filter(isOnlyCredentials)).toEqual([]);
});
