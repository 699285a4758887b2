// What the files in json/ and cards/ say of their invented people.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Expected } from "./expected.ts";

export interface Sample {
  readonly title: string;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly expected: Expected;
}

const samples = (folder: string, files: Readonly<Record<string, Expected>>): readonly Sample[] =>
  Object.entries(files).map(([name, expected]) => ({
    title: `${folder}/${name}`,
    file: new Uint8Array(readFileSync(join(import.meta.dirname, folder, name))),
    expected,
  }));

export const JSON_FILES = samples("json", {
  "resume-plain.json": {
    name: "Noor Castellanos",
    title: "Platform Engineer",
    headline: "Platform Engineer at Fernhill",
    summary: "Keeps the lights on and the pagers quiet.",
    skills: ["Kubernetes", "Go", "Incident Response"],
  },
  "resume-old-job-first.json": {
    name: "Tomasz Wróbel",
    title: "Head Chef",
    headline: "Head of Kitchen",
    skills: ["Menu Design", "HACCP"],
  },
  "resume-skills-as-texts.json": {
    name: "Amara Nwosu",
    headline: "Student at Westbrook College",
    skills: ["Spreadsheets", "Statistics"],
  },
  "resume-without-work.json": {
    name: "Bo Li",
    headline: "Night-shift Paramedic",
    summary: "Answers at 3 a.m. And at 4.",
    skills: [],
  },
  "resume-present.json": { name: "김서연", title: "대목수", headline: "한옥 목수", skills: ["짜맞춤"] },
  "person-plain.json": {
    name: "Inès Delacroix",
    title: "Luthière",
    summary: "Violins, and what is left of them.",
    skills: ["Violins", "Varnish"],
  },
  "person-in-graph.json": { name: "Grace Achieng, FRIN", title: "Lighthouse Keeper", skills: ["Fog", "Lenses"] },
  "person-in-list.json": { name: "Zoë Müller-Brandt", title: "Orgelbauerin", skills: ["Zinnguss"] },
  "profile-page.json": { name: "ليلى منصور", title: "مهندسة مدنية", summary: "جسور وطرق", skills: [] },
  "profile-page-by-address.json": { name: "Mateus Figueira", title: "Sommelier", skills: ["Vinho Verde"] },
});

export const CARDS = samples("cards", {
  "3.0-plain.vcf": {
    name: "Noor Castellanos",
    title: "Platform Engineer",
    headline: "Keeps the pagers quiet",
    summary: "Keeps the lights on, and the pagers quiet. Also at night.",
    skills: [],
  },
  "4.0-folded-inside-a-character.vcf": {
    name: "Priyanka Venkataraman-Höllis",
    title: "Principal Research Scientist",
    skills: ["Electrochemistry", "Grant Writing"],
  },
  "2.1-quoted-printable.vcf": {
    name: "Jörg Weißhaupt",
    title: "Leitender Brückenbauer",
    summary: "Baut Bruecken Und Stege",
    skills: [],
  },
  "2.1-latin-1.vcf": { name: "Inès Delacroix", title: "Luthière", skills: [] },
  "2.1-shift-jis.vcf": { name: "山田 花子", title: "染織家", skills: [] },
  "3.0-groups-and-a-photo.vcf": { name: "Grace Achieng, FRIN", title: "Lighthouse Keeper", skills: [] },
  "3.0-without-a-full-name.vcf": { name: "Amara Ngozi Nwosu", title: "Student; and librarian", skills: [] },
  "3.0-byte-order-mark.vcf": { name: "Юлия Орлова", title: "Главный технолог", summary: "Хлеб, и только", skills: [] },
  "4.0-company-and-person.vcf": { name: "Mateus Figueira", title: "Sommelier", skills: [] },
  "3.0-utf-16.vcf": { name: "陈晓雯", title: "主任建筑师", skills: [] },
});
