import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

const context = { onProgress: () => {} };
async function read(text: string) {
  const result = await readText(new TextEncoder().encode(text), context);
  if (result.kind !== "profile") return result.kind === "error" ? result.error : result.kind;
  const { skills, gaps: _, ...texts } = result.profile;
  const shown = Object.entries(texts).map(([key, { text, isUncertain }]) => [key, isUncertain ? `${text}?` : text]);
  return { ...Object.fromEntries(shown), ...(skills.length > 0 && { skills: skills.map(({ text }) => text) }) };
}

test("Two lines are a name and a title, a third is the headline", async () => {
  expect(await read("Jane Doe\nPlatform Engineer")).toEqual({ name: "Jane Doe", title: "Platform Engineer" });
  expect(await read("\r\n  Ana de la Cruz  \r\n\r\nBaker\r\nBread before dawn\r\n")).toEqual({
    name: "Ana de la Cruz",
    title: "Baker",
    headline: "Bread before dawn",
  });
});

test.each([
  "Jean-Luc O’Brien",
  "Priyanka Hollis, PhD, FRSC",
  "Ludwig van der Berg",
  "J. R. Doe Jr.",
  "陈晓雯",
  "山田 花子",
  "ليلى منصور",
  "Юлия Орлова",
  "สมชาย ใจดี",
])("%s is a name", async (name) => {
  expect(await read(`${name}\nBaker`)).toEqual({ name, title: "Baker" });
});

test.each(["jane doe", "Sukarno", "JANE"])("%s may be a name, which the person is asked", async (name) => {
  expect(await read(`${name}\nBaker`)).toEqual({ name: `${name}?`, title: "Baker?" });
});

test.each([
  "Software Engineer",
  "Curriculum Vitae",
  "Skip to main content",
  "Hello there",
  "jane@example.com",
  "https://example.com/in/jane",
  "+351 555 0100",
  "I am Jane.",
  "Date,Subject",
  "Jane, who bakes",
  "One Two Three Four Five Six Seven",
  "import React from 'react'",
])("%s is no name, and nothing is read", async (line) => {
  expect(await read(`${line}\nBaker`)).toBe("unknownKind");
});

test("Lines that say what they are may stand anywhere", async () => {
  expect(await read("Skills: Bread, Sourdough; Bread\nTitle: Baker\nsomething else\nName: jane doe")).toEqual({
    name: "jane doe",
    title: "Baker",
    skills: ["Bread", "Sourdough"],
  });
});

test("A page's title is uncertain", async () => {
  expect(await read("Jane Doe - Platform Engineer - Fernhill | LinkedIn")).toEqual({
    name: "Jane Doe?",
    title: "Platform Engineer?",
  });
});

test("Of a longer text the first lines are uncertain", async () => {
  expect(await read("Jane Doe\nBaker\nLisbon\nExperience\nFernhill")).toMatchObject({
    name: "Jane Doe?",
    title: "Baker?",
  });
});

test("Addresses and numbers are no title", async () => {
  expect(await read("Jane Doe\njane@example.com")).toEqual({ name: "Jane Doe" });
});
