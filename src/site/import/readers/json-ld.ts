import type { ImportResult } from "../reader.ts";
import { foundLine, foundName, foundSkills, foundSummary, profileResult } from "./found-text.ts";
import { firstText, isObject, type JsonObject, textOf, toList } from "./json-values.ts";

const from = (part: string) => `${part} in the JSON-LD`;

const hasType = (node: JsonObject, type: string) =>
  toList(node["@type"]).some((name) => typeof name === "string" && name.split(/[/:#]/).at(-1) === type);

/** The nodes of a document: the value, those of a list or of its graph, and whom a profile page is about. */
function nodesOf(value: unknown): readonly JsonObject[] {
  const roots = toList(value).filter(isObject);
  const nodes = [...roots, ...roots.flatMap((root) => toList(root["@graph"]).filter(isObject))];
  const pages = nodes.filter((node) => hasType(node, "ProfilePage"));
  const owners = pages.flatMap(({ mainEntity }) => toList(mainEntity).filter(isObject));
  // A page may name its owner by the URL of another node.
  const named = owners.map(
    (owner) => nodes.find((node) => node["@id"] && node["@id"] === owner["@id"] && node.name) ?? owner,
  );
  return named.length > 0 ? named : nodes;
}

function nameOf(person: JsonObject): string | undefined {
  const parts = ["givenName", "additionalName", "familyName"].map((key) => firstText(person[key])?.trim());
  const name = firstText(person.name) ?? parts.filter(Boolean).join(" ");
  const credentials = toList(person.honorificSuffix).map(textOf).filter(Boolean).join(", ");
  return [name, name.includes(",") ? "" : credentials].filter(Boolean).join(", ");
}

/** A schema.org Person in JSON-LD. */
export function readJsonLd(value: unknown): ImportResult | undefined {
  const people = nodesOf(value).filter((node) => hasType(node, "Person") && nameOf(node));
  const [person] = people;
  if (!person) return undefined;
  if (new Set(people.map(nameOf)).size > 1) return { kind: "error", error: "severalPeople" };
  const titles = [...toList(person.jobTitle), ...toList(person.hasOccupation)];
  return profileResult(
    {
      name: foundName(nameOf(person), from("Name")),
      title: foundLine(firstText(titles), from("Job title")),
      summary: foundSummary(firstText(person.description), from("Description")),
      skills: foundSkills([...toList(person.knowsAbout), ...toList(person.skills)].map(textOf), from("Knowledge")),
    },
    { kind: "error", error: "empty" },
  );
}
