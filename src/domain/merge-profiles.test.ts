import { describe, expect, test } from "vitest";
import { DATA_COPY_SOURCES } from "./data-copy.ts";
import type { FoundProfile, FoundText } from "./found-profile.ts";
import { isSameName, mergeProfiles, namesOf, profilesOf } from "./merge-profiles.ts";

const text = (value: string, source = "PDF"): FoundText => ({ text: value, source });
const profile = (parts: Partial<FoundProfile>): FoundProfile => ({ skills: [], gaps: [], ...parts });
const named = (name: string) => profile({ name: text(name) });

describe("isSameName", () => {
  test.each([
    ["Noor Castellanos", "NOOR CASTELLANOS"],
    ["Ingrid Sørensen", "Ingrid Sorensen"],
    ["Tomasz Wróbel", "Tomasz Wrobel"],
    ["Jörg Weißhaupt", "Jorg Weisshaupt"],
    ["Priyanka Hollis, PhD, FRSC", "Priyanka Hollis"],
    ["Amara Ngozi Nwosu", "Amara Nwosu"],
    ["A. Nwosu", "Amara Nwosu"],
    ["Li Bo", "Bo Li"],
    ["Ｎｏｏｒ Castellanos", "Noor Castellanos"],
    ["陈晓雯", "陈晓雯"],
    ["ليلى منصور", "ليلى منصور"],
  ])("accepts %s as %s", (a, b) => {
    expect(isSameName(a, b)).toBe(true);
    expect(isSameName(b, a)).toBe(true);
  });

  test.each([
    ["Noor Castellanos", "Nora Castellanos"],
    ["Noor Castellanos", "Noor Figueira"],
    ["Noor Castellanos", "Noor"],
    ["B. Nwosu", "Amara Nwosu"],
    ["陈晓雯", "陈晓明"],
    ["Ewa Jabłońska", "Юлия Орлова"],
  ])("does not accept %s as %s", (a, b) => {
    expect(isSameName(a, b)).toBe(false);
    expect(isSameName(b, a)).toBe(false);
  });
});

test("Files of several people are not merged but return their names", () => {
  const positions = profile({ title: text("Baker") });
  const files = [named("Noor Castellanos"), positions, named("Bo Li"), named("Noor M. Castellanos, MSc")];
  expect(mergeProfiles(files)).toBe("severalPeople");
  expect(namesOf(files)).toEqual(["Noor Castellanos", "Bo Li"]);
  const [noor, , , withMiddleName] = files;
  const unsure = profile({ title: { ...text("Baker"), isUncertain: true } });
  expect(profilesOf(files, "Noor Castellanos")).toEqual([noor, unsure, withMiddleName]);
});

test("The data copy's title and skills win over a PDF's in any file order", () => {
  const pdf = profile({
    name: text("Noor Castellanos"),
    title: text("Engineer"),
    headline: text("Engineer at Fernhill"),
    skills: ["Go", "Python", "SQL"].map((skill) => text(skill)),
    gaps: [],
  });
  const positions = profile({ title: text("Platform Engineer", DATA_COPY_SOURCES.position) });
  const skills = profile({ skills: [text("Kubernetes", DATA_COPY_SOURCES.skills)] });
  const expected = {
    name: pdf.name,
    title: positions.title,
    headline: pdf.headline,
    skills: skills.skills,
    gaps: [],
  };
  expect(mergeProfiles([pdf, positions, skills])).toEqual(expected);
  expect(mergeProfiles([skills, positions, pdf])).toEqual(expected);
});

test("A certain text wins over an uncertain one, and the first over others", () => {
  const unsure = profile({ title: { ...text("Baker"), isUncertain: true }, headline: text("First") });
  const sure = profile({ title: text("Head Baker"), headline: text("Second") });
  expect(mergeProfiles([unsure, sure])).toMatchObject({ title: sure.title, headline: unsure.headline });
});

test("The longest of a person's names wins, unless it is uncertain", () => {
  const whole = named("Priyanka Hollis, PhD");
  expect(mergeProfiles([named("Priyanka Hollis"), whole])).toMatchObject({ name: whole.name });
  const unsure = profile({ name: { ...text("Priyanka Anna Maria Hollis"), isUncertain: true } });
  expect(mergeProfiles([unsure, whole])).toMatchObject({ name: whole.name });
});

test("A gap of one file is no gap if another file fills it", () => {
  const copy = profile({ name: text("Bo Li", DATA_COPY_SOURCES.profile), gaps: ["onlyProfile"] });
  const pdf = profile({ name: text("Bo Li"), title: text("Paramedic"), gaps: ["noSkillsHeading"] });
  expect(mergeProfiles([copy])).toMatchObject({ gaps: ["onlyProfile"] });
  expect(mergeProfiles([copy, pdf])).toMatchObject({ gaps: ["noSkillsHeading"] });
  expect(mergeProfiles([copy, pdf, profile({ skills: [text("Triage")] })])).toMatchObject({ gaps: [] });
});

test("Guessed letters are a gap only if a text with them is used", () => {
  const guessed = profile({ name: { ...text("tìpán Dvoøáèek"), isUncertain: true }, gaps: ["guessedLetters"] });
  const skills = profile({ skills: [text("Triage")] });
  expect(mergeProfiles([guessed, skills])).toMatchObject({ gaps: ["guessedLetters"] });
  expect(mergeProfiles([guessed, skills, profile({ name: text("Tìpán Dvoøáèek") })])).toMatchObject({ gaps: [] });
});

test("No profiles give an empty profile", () => {
  expect(mergeProfiles([])).toEqual({ skills: [], gaps: [] });
});
