import { expect, test } from "vitest";
import type { Reader } from "../reader.ts";
import { readBox, readText } from "./read-text.ts";

const context = { onProgress: () => {} };
async function read(text: string, reader: Reader = readText) {
  const result = await reader(new TextEncoder().encode(text), context);
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
  "Jeanne d'Arc",
  "Jeanne d’Arc",
  "Layla al-Rashid",
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
  expect(await read("Jane Doe\nexample.com/in/jane")).toEqual({ name: "Jane Doe" });
  expect(await read("Jane Doe\nCI/CD Engineer")).toEqual({ name: "Jane Doe", title: "CI/CD Engineer" });
});

test.each([
  "Jimmy Page",
  "Jeanne d'Arc",
  "Jane Doe (she/her)",
  "Jane Doe 🚀",
  "Suharto",
  "Cher",
  "jane doe",
  "Software Engineer",
])("%s is a name, without a doubt, in the box that asks for one", async (name) => {
  expect(await read(`${name}\nGuitarist`, readBox)).toEqual({ name, title: "Guitarist" });
  expect(await read(`${name}\nGuitarist\nLoud`, readBox)).toEqual({ name, title: "Guitarist", headline: "Loud" });
});

test.each([
  "https://example.com/in/jane",
  "Example.com/in/jane",
  "www.example.com",
  "jane@example.com",
  "+351 555 0100",
])("%s is no name in the box either", async (line) => {
  expect(await read(`${line}\nBaker`, readBox)).toBe("unknownKind");
});

test("A page that is pasted into the box, and a single line, are guessed as in a file", async () => {
  for (const text of [
    "Skip to main content\nJane Doe\nBaker\nLisbon",
    "Software Engineer",
    "Jane Doe - Baker | LinkedIn",
  ])
    expect(await read(text, readBox)).toEqual(await read(text));
});
