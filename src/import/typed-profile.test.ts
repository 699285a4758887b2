import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toFigureDesign } from "../figure/schema/design.ts";
import { toFigureSpec } from "../figure/schema/spec.ts";
import { suggestReview } from "./suggest-review.ts";
import { readTypedProfile } from "./typed-profile.ts";

function read(text: string) {
  const profile = readTypedProfile(text);
  if (!profile) return undefined;
  const { skills: _, gaps: __, jobs: ___, ...texts } = profile;
  const shown = Object.entries(texts).map(([key, { text, isUncertain }]) => [key, isUncertain ? `${text}?` : text]);
  return Object.fromEntries(shown);
}

test("The lines are read as a name, a title and a headline", () => {
  expect(read("Jane Doe\nPlatform Engineer")).toEqual({ name: "Jane Doe", title: "Platform Engineer" });
  expect(read("\r\n  Ana de la Cruz  \r\n\r\nBaker\r\nBread before dawn\r\n")).toEqual({
    name: "Ana de la Cruz",
    title: "Baker",
    headline: "Bread before dawn",
  });
  expect(readTypedProfile("Jane Doe\nBaker")?.title?.source).toBe("your second line");
});

test.each([
  ...["Jimmy Page", "Jean-Luc O’Brien", "Priyanka Hollis, PhD, FRSC", "Jane Doe (she/her)", "Jane Doe 🚀", "jane doe"],
  ...["Cher", "陈晓雯", "山田 花子", "ليلى منصور", "Юлия Орлова", "สมชาย ใจดี"],
])("The first line is read as the name without changes: %s", (name) => {
  expect(read(name)).toEqual({ name });
  expect(read(`${name}\nGuitarist`)).toEqual({ name, title: "Guitarist" });
});

test.each([
  ...["https://example.com/in/jane", "Example.com/in/jane", "www.example.com", "jane@example.com", "+351 555 01000"],
  ...["", " \n ", "•\n•", "<Jane>", "\0"],
])("Nothing is read if the first line is not a name: %j", (line) => {
  expect(read(`${line}\nhttps://example.com`)).toBeUndefined();
});

test("An email address, a link or a phone number is not read as a title", () => {
  expect(read("Jane Doe\njane@example.com")).toEqual({ name: "Jane Doe" });
  expect(read("Jane Doe\nexample.com/in/jane")).toEqual({ name: "Jane Doe" });
  expect(read("Jane Doe\n+351 555 01000")).toEqual({ name: "Jane Doe" });
  expect(read("Jane Doe\nCI/CD Engineer")).toEqual({ name: "Jane Doe", title: "CI/CD Engineer" });
});

test.each(["She/Her", "(they/them)", "he / him", "Elle/Elles", "sie/ihr"])(
  "Pronouns are not read as a title: %s",
  (pronouns) => {
    const text = `Noor Castellanos\n${pronouns}\nPlatform Engineer at Fernhill`;
    expect(read(text)).toEqual({ name: "Noor Castellanos", title: "Platform Engineer at Fernhill" });
    expect(readTypedProfile(text)?.title?.source).toBe("your third line");
    expect(read(`${text}\nBread before dawn`)).toEqual({
      name: "Noor Castellanos",
      title: "Platform Engineer at Fernhill",
      headline: "Bread before dawn",
    });
    expect(read(`Noor Castellanos\n${pronouns}`)).toEqual({ name: "Noor Castellanos" });
  },
);

test("The texts of more than three lines are uncertain", () => {
  expect(read("Jane Doe\nBaker\nLisbon\nExperience\nFernhill")).toEqual({
    name: "Jane Doe?",
    title: "Baker?",
    headline: "Lisbon?",
  });
});

describe("Use of typed lines without a review", () => {
  const design = toFigureDesign({ spec: toFigureSpec({ name: "Maya Okonkwo" }) });

  test.each([
    ...["Noor Castellanos | PMP", "Noor Castellanos - PMP", "Noor Castellanos – PMP", "Noor Castellanos (PMP)"],
    ...["Noor Castellanos ~ PMP", "Noor Castellanos· PMP", "Noor Castellanos PMP", "Noor Castellanos, PMP"],
    ...["محمد أحمد، PMP", "Noor Castellanos: PhD; PMP", "Doe, Jane", "Asha Devi K.C."],
  ])("The name is used as typed: %s", (name) => {
    const profile = readTypedProfile(`${name}\nBaker`);
    expect(profile?.name?.isTyped).toBe(true);
    expect(profile && suggestReview(profile, design)).toMatchObject({ name: { value: name, isUsed: true } });
    expect(profile && suggestReview(profile, design)).not.toHaveProperty("credentials");
  });

  test("Pronouns are not used in the name", () => {
    const profile = readTypedProfile("Noor Catherine Castellanos-Hall (she/her)\nBaker");
    expect(profile?.name?.isTyped).toBe(true);
    expect(profile && suggestReview(profile, design).name?.value).toBe("Noor Catherine Castellanos-Hall");
  });

  test.each([
    "Priyanka Anjali Venkataraman-Hollis, PhD, FRSC",
    "Jane Doe\nSenior Vice President of Global Strategic Partnerships and Alliances",
    `Jane Doe\nBaker\n${"Bread before dawn ".repeat(5)}`,
    "Jane Doe\nBaker\nLisbon\nExperience",
    "J?ne Doe\nBaker",
  ])("Lines that do not fit or may be wrong need a review: %j", (text) => {
    expect(readTypedProfile(text)?.name).toBeDefined();
    expect(readTypedProfile(text)?.name).not.toHaveProperty("isTyped");
  });
});

test("Marks that change the text direction are removed", () => {
  expect(read("Noor \u202eCastellanos\u202c\nPlatform Engineer")).toEqual({
    name: "Noor Castellanos",
    title: "Platform Engineer",
  });
});

test("Any text gives clean lines or nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2000 }), (text) => {
      for (const line of Object.values(read(text) ?? {})) expect(String(line).trim()).toBe(line);
    }),
  );
});
