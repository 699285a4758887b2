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
  ])("treats %s and %s as the same person", (a, b) => {
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
  ])("treats %s and %s as different people", (a, b) => {
    expect(isSameName(a, b)).toBe(false);
    expect(isSameName(b, a)).toBe(false);
  });
});

test("Profiles of several people are not merged until one is selected", () => {
  const positions = profile({ title: text("Baker") });
  const files = [named("Noor Castellanos"), positions, named("Bo Li"), named("Noor M. Castellanos, MSc")];
  expect(mergeProfiles(files)).toBe("severalPeople");
  expect(namesOf(files)).toEqual(["Noor Castellanos", "Bo Li"]);
  const [noor, , , withMiddleName] = files;
  const unsure = profile({ title: { ...text("Baker"), isUncertain: true } });
  expect(profilesOf(files, "Noor Castellanos")).toEqual([noor, unsure, withMiddleName]);
});

test("In any order, the data copy's title and skills win over a PDF's", () => {
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

test("A certain text wins over an uncertain one, then the first file wins", () => {
  const unsure = profile({ title: { ...text("Baker"), isUncertain: true }, headline: text("First") });
  const sure = profile({ title: text("Head Baker"), headline: text("Second") });
  expect(mergeProfiles([unsure, sure])).toMatchObject({ title: sure.title, headline: unsure.headline });
});

test("The longest certain name wins", () => {
  const whole = named("Priyanka Hollis, PhD");
  expect(mergeProfiles([named("Priyanka Hollis"), whole])).toMatchObject({ name: whole.name });
  const unsure = profile({ name: { ...text("Priyanka Anna Maria Hollis"), isUncertain: true } });
  expect(mergeProfiles([unsure, whole])).toMatchObject({ name: whole.name });
});

test("A gap in one file disappears if another file fills it", () => {
  const copy = profile({ name: text("Bo Li", DATA_COPY_SOURCES.profile), gaps: ["onlyProfile"] });
  const pdf = profile({ name: text("Bo Li"), title: text("Paramedic"), gaps: ["noSkillsHeading"] });
  expect(mergeProfiles([copy])).toMatchObject({ gaps: ["onlyProfile"] });
  expect(mergeProfiles([copy, pdf])).toMatchObject({ gaps: ["noSkillsHeading"] });
  expect(mergeProfiles([copy, pdf, profile({ skills: [text("Triage")] })])).toMatchObject({ gaps: [] });
});

test("Guessed letters are reported only if the merged profile uses them", () => {
  const guessed = profile({ name: { ...text("tìpán Dvoøáèek"), isUncertain: true }, gaps: ["guessedLetters"] });
  const skills = profile({ skills: [text("Triage")] });
  expect(mergeProfiles([guessed, skills])).toMatchObject({ gaps: ["guessedLetters"] });
  expect(mergeProfiles([guessed, skills, profile({ name: text("Tìpán Dvoøáèek") })])).toMatchObject({ gaps: [] });
});

test("Merging zero profiles returns an empty profile", () => {
  expect(mergeProfiles([])).toEqual({ skills: [], gaps: [] });
});
