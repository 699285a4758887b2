import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanLine, TEXT_LIMITS } from "./figure-spec.ts";
import { codePoints } from "./graphemes.ts";
import { isOnlyCredentials, readPersonName } from "./person-name.ts";

describe("readPersonName", () => {
  it.each([
    ["Priyanka Venkataraman-Hollis, PhD, FRSC", "Priyanka Venkataraman-Hollis", "PhD, FRSC"],
    ["Jane Doe, MD", "Jane Doe", "MD"],
    ["Jane Doe, PMP®", "Jane Doe", "PMP®"],
    ["Jane Doe Ph.D.", "Jane Doe", "Ph.D."],
    ["Jane Doe MBA PMP", "Jane Doe", "MBA, PMP"],
    ["Jane Doe, M.Sc., on a mission", "Jane Doe", "M.Sc., on a mission"],
    ["Sam Rivers, Jr.", "Sam Rivers Jr.", ""],
    ["Doe, Jane", "Doe, Jane", ""],
    ["Yo-Yo Ma", "Yo-Yo Ma", ""],
    ["Anna MA", "Anna MA", ""],
    ["Amara Nwosu (she/her)", "Amara Nwosu", ""],
    ["  Bo \n Li ", "Bo Li", ""],
    ["王小明", "王小明", ""],
    ["", "", ""],
  ])("takes %j apart into %j and %j", (text, name, credentials) => {
    expect(readPersonName(text)).toEqual({ name, credentials });
  });

  it.each([
    ["Maximiliane Henriette Charlotte von Hohenfels-Brandt", "Maximiliane von Hohenfels-Brandt"],
    ["María Fernanda Guadalupe de los Ángeles Ruiz", "María Guadalupe de los Ángeles Ruiz"],
    ["Bartholomew Featherstonehaugh-Cholmondeley-Smythe", "Bartholomew Featherstonehaugh-Cholmonde…"],
  ])("a name too long loses middle names first, then graphemes: %s", (text, name) => {
    expect(readPersonName(text).name).toBe(name);
  });

  it("Any text gives a clean name within its limit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const { name } = readPersonName(text);
        expect(codePoints(name)).toBeLessThanOrEqual(TEXT_LIMITS.name);
        expect(cleanLine(name)).toBe(name);
      }),
    );
  });
});

it("Credentials alone are no skill", () => {
  expect(["PhD", "Ph.D.", "PMP®", "MD, PhD"].filter(isOnlyCredentials)).toHaveLength(4);
  expect(["", "PhD Supervision", "Go", "Excel"].filter(isOnlyCredentials)).toEqual([]);
});
