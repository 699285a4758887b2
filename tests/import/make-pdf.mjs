// Writes profile PDFs of the fictional people in people.mjs in LinkedIn's layout, with Apache FOP, which LinkedIn also
// uses. Debian: apt-get install --no-install-recommends fop fonts-liberation fonts-noto-core fonts-wqy-zenhei
// fonts-ipafont-gothic fonts-nanum. Usage: node tests/import/make-pdf.mjs [id …]. Without an id, it writes all PDFs.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { HEADINGS, people } from "./people.mjs";

const OUT = join(import.meta.dirname, "pdf");
const FONTS = [
  ...["Liberation Sans", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari"],
  ...["WenQuanYi Zen Hei", "NanumGothic", "DejaVu Sans"],
];

/** @param {string} text */
const escapeXml = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** @param {number} size @param {string | undefined} text */
const block = (size, text, before = 0, leading = size * 1.2) =>
  text
    ? `<fo:block font-size="${size}pt" line-height="${leading}pt" space-before="${before}pt">${escapeXml(text)}</fo:block>`
    : "";

/** @param {string} heading @param {readonly string[] | undefined} items */
const sideList = (heading, items) =>
  items?.length ? block(13, heading, 20) + items.map((item, index) => block(10.5, item, index ? 5 : 6)).join("") : "";

/** @param {import("./people.mjs").Job} job */
const jobBlocks = ({ company, span, roles }) =>
  block(12, company, 14.8) +
  block(10.5, span, 3.4) +
  roles
    .map(({ title, dates, place, text }, index) =>
      [
        block(11.5, title, index || span ? 7.6 : 2, 14.4),
        block(10.5, dates, 1.4),
        block(10.5, place, 2.1),
        block(10.5, text, 9),
      ].join(""),
    )
    .join("");

/** @param {import("./people.mjs").Person} person @param {string} id */
function foOf(person, id) {
  const words = HEADINGS[/** @type {keyof typeof HEADINGS} */ (person.language ?? "en")];
  if (!words) throw new Error(`people.mjs has no headings in "${person.language}".`);
  const side =
    block(13, words.contact) +
    block(11, `www.linkedin.com/in/${id}`, 6) +
    block(11, "(LinkedIn)") +
    sideList(words.skills, person.skills) +
    Object.entries(person.side ?? {})
      .map(([heading, items]) => sideList(heading, items))
      .join("");
  const main =
    block(26, person.name, 0, 30) +
    block(12, person.headline, 2.6) +
    block(12, person.place, 1) +
    (person.summary ? block(15.75, words.summary, 20) + block(12, person.summary, 8, 18) : "") +
    (person.jobs ? block(15.75, words.experience, 20) + person.jobs.map(jobBlocks).join("") : "") +
    (person.schools
      ? block(15.75, words.education, 20) +
        person.schools.map(({ name, line }) => block(12, name, 14.8) + block(10.5, line, 3)).join("")
      : "");
  const page = (/** @type {string} */ name, /** @type {string} */ start) =>
    `<fo:simple-page-master master-name="${name}" page-width="612pt" page-height="792pt" margin-left="21.6pt"
      margin-right="21.6pt" margin-top="40pt" margin-bottom="20pt"><fo:region-body margin-left="202pt"
      margin-bottom="30pt"/><fo:region-after extent="20pt"/>${start}</fo:simple-page-master>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<fo:root xmlns:fo="http://www.w3.org/1999/XSL/Format" xml:lang="en" font-family="${(person.fonts ?? FONTS).join(", ")}"
  font-selection-strategy="character-by-character">
<fo:layout-master-set>${page("first", '<fo:region-start extent="180pt"/>')}${page("rest", "")}
<fo:page-sequence-master master-name="all"><fo:single-page-master-reference master-reference="first"/>
<fo:repeatable-page-master-reference master-reference="rest"/></fo:page-sequence-master></fo:layout-master-set>
<fo:declarations><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>LinkedIn</dc:creator>
<dc:title>Resume</dc:title></rdf:Description></rdf:RDF></x:xmpmeta></fo:declarations>
<fo:page-sequence master-reference="all" id="all"><fo:static-content flow-name="xsl-region-after">
<fo:block font-size="9pt" text-align="center">Page <fo:page-number/> of <fo:page-number-citation-last ref-id="all"/></fo:block>
</fo:static-content><fo:static-content flow-name="xsl-region-start">${side}</fo:static-content>
<fo:flow flow-name="xsl-region-body">${main}</fo:flow></fo:page-sequence></fo:root>`;
}

const folder = mkdtempSync(join(tmpdir(), "profile-pdf-"));
mkdirSync(OUT, { recursive: true });
const config = join(folder, "fop.xconf");
writeFileSync(
  config,
  '<fop version="1.0"><renderers><renderer mime="application/pdf"><fonts><auto-detect/></fonts></renderer></renderers></fop>',
);
const ids = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(people);
/** Runs one FOP process per core, because each process first loads every font on the machine. */
const makeNext = async () => {
  for (let id = ids.shift(); id; id = ids.shift()) {
    const person = people[id];
    if (!person) throw new Error(`people.mjs has no "${id}".`);
    const fo = join(folder, `${id}.fo`);
    writeFileSync(fo, foOf(person, id));
    await promisify(execFile)("fop", ["-c", config, fo, join(OUT, `${id}.pdf`)]);
    console.log(`${id}.pdf`);
  }
};
await Promise.all([makeNext(), makeNext()]);
rmSync(folder, { recursive: true });
