// LinkedIn data exports ("data copies") of fictional people, in every form that occurs in practice.
import type { FoundProfile } from "../../src/import/found-profile.ts";
import { type Entry, zip } from "./zip.ts";

/** The texts that must be found about the person. If one is missing here, it must not be found. */
export interface Expected {
  readonly name?: string;
  readonly title?: string;
  readonly headline?: string;
  readonly summary?: string;
  readonly industry?: string;
  readonly skills: readonly string[];
  readonly gaps?: FoundProfile["gaps"];
}

interface DataCopy {
  readonly title: string;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly expected: Expected;
}

type Cell = string | undefined;
const cell = (text: string) => (/[",\n\r;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (rows: readonly (readonly Cell[])[], { end = "\n", delimiter = "," } = {}) =>
  rows.map((row) => row.map((text) => cell(text ?? "")).join(delimiter) + end).join("");

const PROFILE = [
  ...["First Name", "Last Name", "Maiden Name", "Address", "Birth Date", "Headline", "Summary", "Industry"],
  ...["Zip Code", "Geo Location", "Twitter Handles", "Websites", "Instant Messengers"],
];
const POSITIONS = ["Company Name", "Title", "Description", "Location", "Started On", "Finished On"];

interface Person {
  readonly first: string;
  readonly last: string;
  readonly maiden?: string;
  readonly headline?: string;
  readonly summary?: string;
  readonly industry?: string;
}
type Job = readonly [company: string, title: string, started: string, finished?: string, description?: string];
type Format = Parameters<typeof csv>[1];

const profile = ({ first, last, maiden, headline, summary, industry }: Person, format?: Format) =>
  csv(
    [PROFILE, [first, last, maiden, "", "Mar 3", headline, summary, industry, "4051", "Basel", "[noor_c]", "", ""]],
    format,
  );
const positions = (jobs: readonly Job[], format?: Format) =>
  csv(
    [
      POSITIONS,
      ...jobs.map(([company, title, started, finished, description]) => [
        ...[company, title, description, "Lisbon", started, finished],
      ]),
    ],
    format,
  );
const skills = (names: readonly string[], format?: Format) => csv([["Name"], ...names.map((name) => [name])], format);

/** Other files in an export, with other people's names and the person's private data. */
const OTHERS: readonly Entry[] = [
  {
    path: "Connections.csv",
    content: `Notes:\n"When exporting your connection data, you may notice that some email addresses are missing."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nOther,Person,,other@example.com,Elsewhere,Director,01 Jan 2020\n`,
  },
  { path: "messages.csv", content: "CONVERSATION ID,FROM,TO,CONTENT\n1,Other Person,Me,Hello\n" },
  { path: "Email Addresses.csv", content: "Email Address,Confirmed,Primary\nme@example.com,Yes,Yes\n" },
  { path: "PhoneNumbers.csv", content: "Extension,Number,Type\n,555 0100,Mobile\n" },
  { path: "Registration.csv", content: "Registered At,Registration Ip\n1/1/20,192.0.2.1\n" },
  { path: "Languages.csv", content: "Name,Proficiency\nPortuguese,Native\n" },
  {
    path: "Recommendations_Received.csv",
    content: "First Name,Last Name,Company,Job Title,Text\nOther,Person,A,Boss,Good\n",
  },
];

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const three = (a: Entry["content"], b: Entry["content"], c: Entry["content"]): readonly Entry[] => [
  { path: "Profile.csv", content: a },
  { path: "Positions.csv", content: b },
  { path: "Skills.csv", content: c },
];

const NOOR = three(
  profile({
    first: "Noor",
    last: "Castellanos",
    headline: "Platform Engineer at Fernhill",
    summary: "Keeps the lights on and the pagers quiet.",
    industry: "Computer Software",
  }),
  positions([
    ["Fernhill", "Platform Engineer", "Mar 2021"],
    ["Oakline", "Site Reliability Engineer", "Jan 2017", "Feb 2021"],
  ]),
  skills(["Kubernetes", "Go", "Incident Response", "Terraform"]),
);
const NOOR_FOUND: Expected = {
  name: "Noor Castellanos",
  title: "Platform Engineer",
  headline: "Platform Engineer at Fernhill",
  summary: "Keeps the lights on and the pagers quiet.",
  industry: "Computer Software",
  skills: ["Kubernetes", "Go", "Incident Response", "Terraform"],
};

export const DATA_COPIES: readonly DataCopy[] = [
  { title: "a whole copy with everything that stays shut", file: zip([...OTHERS, ...NOOR]), expected: NOOR_FOUND },
  {
    title: "files in a folder that are not compressed",
    file: zip(
      NOOR.map((entry) => ({ ...entry, path: `Basic_LinkedInDataExport_11-02-2026/${entry.path}`, isStored: true })),
    ),
    expected: NOOR_FOUND,
  },
  {
    title: "paths with a leading slash, and sizes after the content, as in a streamed ZIP file",
    file: zip(
      NOOR.map((entry) => ({ ...entry, path: `/${entry.path}`, hasDescriptor: true })),
      { comment: "Written by a stream" },
    ),
    expected: NOOR_FOUND,
  },
  {
    title: "paths in capitals with the slashes of Windows",
    file: zip(NOOR.map((entry) => ({ ...entry, path: `EXPORT\\${entry.path.toUpperCase()}` }))),
    expected: NOOR_FOUND,
  },
  {
    title: "columns in another order, and some missing",
    file: zip(
      three(
        csv([
          ["Industry", "Headline", "Last Name", "First Name"],
          ["Farming", "I grow what you eat", "Lindqvist", "Elsa"],
        ]),
        csv([
          ["Finished On", "Started On", "Title", "Company Name"],
          ["2018", "2011", "Farm Hand", "Norrgården"],
          ["", "2018", "Dairy Farmer", "Norrgården"],
        ]),
        skills(["Cheesemaking", "Tractors"]),
      ),
    ),
    expected: {
      name: "Elsa Lindqvist",
      title: "Dairy Farmer",
      headline: "I grow what you eat",
      industry: "Farming",
      skills: ["Cheesemaking", "Tractors"],
    },
  },
  {
    title: "a byte-order mark and the line ends of Windows",
    file: zip(
      three(
        `\ufeff${profile({ first: "Inès", last: "Delacroix", headline: "Luthière" }, { end: "\r\n" })}`,
        `\ufeff${positions([["Atelier Delacroix", "Luthière", "Feb 2009"]], { end: "\r\n" })}`,
        `\ufeff${skills(["Violins", "Varnish"], { end: "\r\n" })}`,
      ),
    ),
    expected: { name: "Inès Delacroix", title: "Luthière", headline: "Luthière", skills: ["Violins", "Varnish"] },
  },
  {
    title: "Latin-1 and semicolons, as a German Excel saves them",
    file: zip(
      three(
        latin1(
          profile(
            { first: "Jörg", last: "Weißhaupt", headline: "Leitender Bauingenieur, Brücken für 1.000.000 £" },
            { delimiter: ";", end: "\r\n" },
          ),
        ),
        latin1(
          positions([["Steinbrück & Söhne", "Leitender Bauingenieur", "Mai 2016"]], { delimiter: ";", end: "\r\n" }),
        ),
        latin1(skills(["Stahlbetonbau", "Brückenprüfung"], { end: "\r\n" })),
      ),
    ),
    expected: {
      name: "Jörg Weißhaupt",
      title: "Leitender Bauingenieur",
      headline: "Leitender Bauingenieur, Brücken für 1.000.000 £",
      skills: ["Stahlbetonbau", "Brückenprüfung"],
    },
  },
  {
    title: "line breaks, commas and quotes inside of quotes",
    file: zip(
      three(
        profile({
          first: "Dolores",
          last: "O'Rourke",
          headline: 'Stage manager, "the one with the headset"',
          summary: 'First line.\nSecond line, with a comma.\r\n\r\n"Quoted."',
        }),
        positions([
          ["Abbey, Dublin", "Stage Manager, Main House", "Aug 2019", "", 'Calls cues.\nSays "go".\n\nName,Title'],
          ["Fringe", "Runner", "2015", "2019", "Ran,\nand ran."],
        ]),
        skills(["Cueing, live", 'The "god mic"']),
      ),
    ),
    expected: {
      name: "Dolores O'Rourke",
      title: "Stage Manager, Main House",
      headline: 'Stage manager, "the one with the headset"',
      summary: 'First line. Second line, with a comma. "Quoted."',
      skills: ["Cueing, live", 'The "god mic"'],
    },
  },
  {
    title: "localized file names with English headers",
    file: zip([
      { path: "Profil.csv", content: profile({ first: "Katrin", last: "Öztürk", headline: "Hebamme in Köln" }) },
      { path: "Positionen.csv", content: positions([["Geburtshaus Süd", "Hebamme", "Okt 2012"]]) },
      { path: "Kenntnisse.csv", content: skills(["Geburtshilfe", "Stillberatung"]) },
      { path: "Kontakte.csv", content: "First Name,Last Name,Email Address,Connected On\nOther,Person,,\n" },
    ]),
    expected: {
      name: "Katrin Öztürk",
      title: "Hebamme",
      headline: "Hebamme in Köln",
      skills: ["Geburtshilfe", "Stillberatung"],
    },
  },
  {
    title: "files with only the text that nothing was found",
    file: zip(
      three(
        profile({ first: "Samir", last: "Haddad", headline: "Between two jobs" }),
        "No positions found\n",
        '"No skills found."',
      ),
    ),
    expected: { name: "Samir Haddad", headline: "Between two jobs", skills: [] },
  },
  {
    title: "only Profile.csv",
    file: zip([
      { path: "Profile.csv", content: profile({ first: "Wanjiru", last: "Kamau", headline: "Marathon coach" }) },
    ]),
    expected: { name: "Wanjiru Kamau", headline: "Marathon coach", skills: [], gaps: ["onlyProfile"] },
  },
  {
    title: "a Chinese name, the family's first and without a space",
    file: zip(
      three(
        profile({ first: "晓雯", last: "陈", headline: "建筑师" }),
        positions([["青石设计", "主任建筑师", "2019"]]),
        skills(["木结构", "城市更新"]),
      ),
    ),
    expected: { name: "陈晓雯", title: "主任建筑师", headline: "建筑师", skills: ["木结构", "城市更新"] },
  },
  {
    title: "UTF-16 and tabs, as Excel saves Unicode text",
    file: zip(
      three(
        Buffer.from(
          `\ufeff${profile({ first: "Юлия", last: "Орлова", headline: "Технолог" }, { delimiter: "\t" })}`,
          "utf16le",
        ),
        Buffer.from(`\ufeff${positions([["Хлебозавод", "Главный технолог", "2013"]], { delimiter: "\t" })}`, "utf16le"),
        Buffer.from(`\ufeff${skills(["Выпечка", "ISO 22000"])}`, "utf16le"),
      ),
    ),
    expected: {
      name: "Юлия Орлова",
      title: "Главный технолог",
      headline: "Технолог",
      skills: ["Выпечка", "ISO 22000"],
    },
  },
  {
    title: "what a Mac adds to an archive, a maiden name and skills that repeat",
    file: zip([
      { path: "Copy/", content: "", isStored: true },
      { path: "Copy/.DS_Store", content: "\0\0\0\x01Bud1" },
      ...three(
        profile({ first: "Grace", last: "Achieng", maiden: "Odhiambo", headline: "Lighthouse keeper" }),
        positions([["Harbour Board", "Lighthouse Keeper", "Jul 2022"]]),
        skills(["Fog", "fog", " Fog ", "Lenses", "--"]),
      ).flatMap((entry) => [
        { ...entry, path: `Copy/${entry.path}` },
        { path: `__MACOSX/Copy/._${entry.path}`, content: "\0\x05\x16\x07 Mac OS X" },
      ]),
    ]),
    expected: {
      name: "Grace Achieng",
      title: "Lighthouse Keeper",
      headline: "Lighthouse keeper",
      skills: ["Fog", "Lenses"],
    },
  },
];
