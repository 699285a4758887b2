// The docs page of a component is made from doc comments: what has none is not documented anywhere.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync, Visitor } from "rolldown/utils";
import { describe, expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");

/** A source file, and the doc comment that stands right before a place in it. */
function read(file: string) {
  const text = readFileSync(join(SRC, file), "utf8");
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const docOf = (start: number): string | undefined =>
    comments
      .find(({ value, end }) => value.startsWith("*") && end <= start && text.slice(end, start).trim() === "")
      ?.value.replace(/^\s*\*+ ?/gm, "")
      .trim();
  return { text, program, docOf };
}

/** The files of the public list with what they hand out, aliases by their own name. */
function publicNames(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const statement of read("index.ts").program.body) {
    if (statement.type !== "ExportNamedDeclaration" || !statement.source) throw new Error("index.ts only re-exports");
    const names = statement.specifiers.flatMap(({ local }) => (local.type === "Identifier" ? local.name : []));
    files.set(statement.source.value, [...(files.get(statement.source.value) ?? []), ...names]);
  }
  return files;
}

/** The defaults that functions of a file take their props apart with, by the name of the props type. */
function defaultsOf({ program, text }: ReturnType<typeof read>): Map<string, Map<string, ESTree.Expression>> {
  const found = new Map<string, Map<string, ESTree.Expression>>();
  new Visitor({
    FunctionDeclaration({ params: [param] }) {
      if (param?.type !== "ObjectPattern") return;
      const type = param.typeAnnotation?.typeAnnotation;
      if (type?.type !== "TSTypeReference") return;
      const defaults = new Map<string, ESTree.Expression>();
      for (const property of param.properties) {
        if (property.type !== "Property" || property.value.type !== "AssignmentPattern") continue;
        defaults.set(text.slice(property.key.start, property.key.end), property.value.right);
      }
      found.set(text.slice(type.typeName.start, type.typeName.end), defaults);
    },
  }).visit(program);
  return found;
}

describe.each([...publicNames()])("%s", (file, names) => {
  const source = read(file);
  const { program, text, docOf } = source;

  test("what it hands out has a doc comment", () => {
    const documented = new Set<string>();
    for (const statement of program.body) {
      if (statement.type !== "ExportNamedDeclaration" || !statement.declaration || !docOf(statement.start)) continue;
      const { declaration } = statement;
      const ids =
        declaration.type === "VariableDeclaration" ? declaration.declarations.map(({ id }) => id) : [declaration.id];
      for (const id of ids) if (id?.type === "Identifier") documented.add(id.name);
    }
    // A props type is told by its component.
    expect(names.filter((name) => !documented.has(name) && !name.endsWith("Props"))).toEqual([]);
  });

  test("each prop has a doc comment, which says its default", () => {
    const defaults = defaultsOf(source);
    const faults: string[] = [];
    for (const statement of program.body) {
      if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "TSInterfaceDeclaration")
        continue;
      const { id, body } = statement.declaration;
      if (!id.name.endsWith("Props")) continue;
      for (const member of body.body) {
        if (member.type !== "TSPropertySignature") {
          faults.push(`${id.name}: write ${text.slice(member.start, member.end)} as a property`);
          continue;
        }
        const prop = text.slice(member.key.start, member.key.end);
        const doc = docOf(member.start);
        const told = /@default\s+(.+)/.exec(doc ?? "")?.[1]?.trim();
        const value = defaults.get(id.name)?.get(prop);
        if (!doc) faults.push(`${id.name}.${prop} has no doc comment`);
        else if (told && !member.optional) faults.push(`${id.name}.${prop} is required and has no default`);
        else if (value && !told) faults.push(`${id.name}.${prop} does not say its @default`);
        else if (value?.type === "Literal" && told !== value.raw)
          faults.push(`${id.name}.${prop} says @default ${told}, and is ${value.raw}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
