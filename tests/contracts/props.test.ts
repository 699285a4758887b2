// Tests the doc comments of all exports and props, because docs pages are generated from them.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { ComponentProps } from "react";
import { type ESTree, parseSync, Visitor } from "rolldown/utils";
import { describe, expect, test } from "vitest";
import { ENTRIES } from "../../scripts/entries.mjs";
import type { IconButton } from "../../src/index.ts";

// @ts-expect-error An IconButton without a label must not compile, because it would have no accessible name.
({}) satisfies ComponentProps<typeof IconButton>;

const SRC = join(import.meta.dirname, "../../src");

/** Parses a source file. `docOf` returns the doc comment directly before a position. */
function parse(file: string, text: string) {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const textOf = (node: ESTree.Span): string => text.slice(node.start, node.end);
  const docOf = (start: number): string | undefined =>
    comments
      .find(({ value, end }) => value.startsWith("*") && end <= start && text.slice(end, start).trim() === "")
      ?.value.replace(/^\s*\*+ ?/gm, "")
      .trim();
  return { program, textOf, docOf };
}
type Source = ReturnType<typeof parse>;

const read = (file: string): Source => parse(file, readFileSync(join(SRC, file), "utf8"));

/**
 * Returns each file that the entry points export from, with the exported names. Aliases are listed under their original
 * name.
 */
function publicNames(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const statement of Object.values(ENTRIES).flatMap((entry) => read(relative("src", entry)).program.body)) {
    if (statement.type !== "ExportNamedDeclaration" || !statement.source) throw new Error("Entries only re-export.");
    const names = statement.specifiers.flatMap(({ local }) => (local.type === "Identifier" ? local.name : []));
    files.set(statement.source.value, [...(files.get(statement.source.value) ?? []), ...names]);
  }
  return files;
}
const PUBLIC = publicNames();

/** Returns the default values in each function's parameter, by the name of its props type. */
function defaultsOf({ program, textOf }: Source): Map<string, Map<string, ESTree.Expression>> {
  const found = new Map<string, Map<string, ESTree.Expression>>();
  new Visitor({
    FunctionDeclaration({ params: [param] }) {
      if (param?.type !== "ObjectPattern") return;
      const type = param.typeAnnotation?.typeAnnotation;
      if (type?.type !== "TSTypeReference") return;
      const defaults = new Map<string, ESTree.Expression>();
      for (const property of param.properties) {
        if (property.type !== "Property" || property.value.type !== "AssignmentPattern") continue;
        defaults.set(textOf(property.key), property.value.right);
      }
      found.set(textOf(type.typeName), defaults);
    },
  }).visit(program);
  return found;
}

interface Prop {
  /** The props type and the prop, such as "ButtonProps.size". */
  readonly title: string;
  readonly optional: boolean;
  readonly acceptsUndefined: boolean;
  readonly doc: string | undefined;
  /** The text after `@default` in the doc comment. */
  readonly documentedDefault: string | undefined;
  readonly defaultValue: ESTree.Expression | undefined;
}

/** Returns the props of the components in a file, including those from interfaces in the same file. */
function propsOf(source: Source): Prop[] {
  const { program, textOf, docOf } = source;
  const interfaces = new Map<string, ESTree.TSInterfaceDeclaration>();
  const types = new Map<string, ESTree.Node>();
  for (const statement of program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "TSInterfaceDeclaration") interfaces.set(declaration.id.name, declaration);
    if (declaration !== statement && declaration && "id" in declaration && declaration.id?.type === "Identifier")
      types.set(declaration.id.name, declaration);
  }
  /**
   * Returns all interfaces of this file that make up a type: the interface, those that it extends, and members of a
   * union.
   */
  const partsOf = (node: ESTree.Node): ESTree.TSInterfaceDeclaration[] => {
    const parts = new Set<ESTree.TSInterfaceDeclaration>();
    const visit = (one: ESTree.Node | undefined) => {
      if (!one) return;
      if (one.type === "TSInterfaceDeclaration") {
        if (parts.has(one)) return;
        parts.add(one);
        for (const { expression } of one.extends) visit(interfaces.get(textOf(expression)));
      } else if (one.type === "TSTypeAliasDeclaration") visit(one.typeAnnotation);
      else if (one.type === "TSUnionType" || one.type === "TSIntersectionType") one.types.forEach(visit);
      else if (one.type === "TSTypeReference") visit(interfaces.get(textOf(one.typeName)));
    };
    visit(node);
    return [...parts];
  };

  const allDefaults = defaultsOf(source);
  return [...types].flatMap(([typeName, node]) =>
    (typeName.endsWith("Props") ? partsOf(node) : []).flatMap(({ body }) =>
      body.body.map((member): Prop => {
        if (member.type !== "TSPropertySignature")
          throw new Error(`${typeName}: write ${textOf(member)} as a property`);
        const name = textOf(member.key);
        const doc = docOf(member.start);
        const type = member.typeAnnotation ? textOf(member.typeAnnotation.typeAnnotation) : "";
        return {
          title: `${typeName}.${name}`,
          optional: member.optional,
          acceptsUndefined: /(^|\| )undefined$|^ReactNode$/.test(type),
          doc,
          documentedDefault: /@default\s+(.+)/.exec(doc ?? "")?.[1]?.trim(),
          defaultValue: allDefaults.get(typeName)?.get(name),
        };
      }),
    ),
  );
}

function docFaults({ title, optional, doc, documentedDefault, defaultValue }: Prop): string[] {
  if (!doc) return [`${title} has no doc comment`];
  if (doc.startsWith("@default")) return [`${title} has a default but no description`];
  if (documentedDefault && !optional) return [`${title} is required and has no default`];
  if (defaultValue && !documentedDefault) return [`${title} lacks its @default`];
  if (defaultValue?.type === "Literal" && documentedDefault !== defaultValue.raw)
    return [`${title} has @default ${documentedDefault} but is ${defaultValue.raw}`];
  return [];
}

/** A component with more props should be split, or take parts as children. */
const MOST_PROPS = 10;

/**
 * Returns an optional prop that does not accept undefined. With `exactOptionalPropertyTypes`, it could not be passed
 * on.
 */
const refusesUndefined = ({ title, optional, acceptsUndefined }: Prop): string[] =>
  optional && !acceptsUndefined ? [`${title} is optional and refuses undefined`] : [];

describe.each([...PUBLIC])("%s", (file, names) => {
  const source = read(file);
  const { program, docOf } = source;

  test("Every export has a doc comment", () => {
    const documented = new Set<string>();
    for (const statement of program.body) {
      if (statement.type !== "ExportNamedDeclaration" || !statement.declaration || !docOf(statement.start)) continue;
      const { declaration } = statement;
      const ids =
        declaration.type === "VariableDeclaration" ? declaration.declarations.map(({ id }) => id) : [declaration.id];
      for (const id of ids) if (id?.type === "Identifier") documented.add(id.name);
    }
    // A props type needs no doc comment, because its component has one.
    expect(names.filter((name) => !documented.has(name) && !name.endsWith("Props"))).toEqual([]);
  });

  test("Each prop has a doc comment with its actual default", () => {
    expect(propsOf(source).flatMap(docFaults)).toEqual([]);
  });

  test("A component adds at most ten props", () => {
    const counts = new Map<string, number>();
    for (const title of new Set(propsOf(source).map((prop) => prop.title))) {
      const type = title.replace(/\..+/, "");
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > MOST_PROPS)).toEqual([]);
  });

  test("Every optional prop accepts undefined", () => {
    expect(propsOf(source).flatMap(refusesUndefined)).toEqual([]);
  });
});
