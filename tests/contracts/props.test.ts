// The docs page of a component is made from doc comments: what has none is not documented anywhere.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ComponentProps } from "react";
import { type ESTree, parseSync, Visitor } from "rolldown/utils";
import { describe, expect, test } from "vitest";
import type { Button } from "../../src/index.ts";

// @ts-expect-error An icon alone has no name.
({ size: "icon" }) satisfies ComponentProps<typeof Button>;

const SRC = join(import.meta.dirname, "../../src");

/** A source file, and the doc comment that stands right before a place in it. */
function parse(file: string, text: string) {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const textOf = (node: ESTree.Span): string => text.slice(node.start, node.end);
  const docOf = (start: number): string | undefined =>
    comments
      .find(({ value, end }) => value.startsWith("*") && end <= start && text.slice(end, start).trim() === "")
      ?.value.replace(/^\s*\*+ ?/gm, "")
      .trim();
  return { text, program, textOf, docOf };
}
type Source = ReturnType<typeof parse>;

const read = (file: string): Source => parse(file, readFileSync(join(SRC, file), "utf8"));

/** The files of the public list with what they export, aliases by their own name. */
function publicNames(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const statement of read("index.ts").program.body) {
    if (statement.type !== "ExportNamedDeclaration" || !statement.source) throw new Error("index.ts only re-exports");
    const names = statement.specifiers.flatMap(({ local }) => (local.type === "Identifier" ? local.name : []));
    files.set(statement.source.value, [...(files.get(statement.source.value) ?? []), ...names]);
  }
  return files;
}
const PUBLIC = publicNames();
const PUBLIC_NAMES: ReadonlySet<string> = new Set([...PUBLIC.values()].flat());

/** The defaults in the parameter of each function, by the name of its props type. */
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
  /** "ButtonProps.size". */
  readonly title: string;
  readonly name: string;
  /** As it is written, without `| undefined`. */
  readonly type: string;
  readonly optional: boolean;
  readonly acceptsUndefined: boolean;
  readonly doc: string | undefined;
  /** What the doc comment says after `@default`. */
  readonly documentedDefault: string | undefined;
  readonly defaultValue: ESTree.Expression | undefined;
}

/** The props of each public component of a file, with those of the file's own interfaces that make them up. */
function propsOf(source: Source): Map<string, Prop[]> {
  const { program, textOf, docOf } = source;
  const interfaces = new Map<string, ESTree.TSInterfaceDeclaration>();
  const types = new Map<string, ESTree.Node>();
  for (const statement of program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "TSInterfaceDeclaration") interfaces.set(declaration.id.name, declaration);
    if (declaration !== statement && declaration && "id" in declaration && declaration.id?.type === "Identifier")
      types.set(declaration.id.name, declaration);
  }
  /** The interfaces that a type of this file is made of: itself, what it extends, the members of a union. */
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

  const props = new Map<string, Prop[]>();
  const allDefaults = defaultsOf(source);
  for (const [typeName, node] of types) {
    if (!typeName.endsWith("Props")) continue;
    props.set(
      typeName,
      partsOf(node).flatMap(({ body }) =>
        body.body.map((member): Prop => {
          if (member.type !== "TSPropertySignature")
            throw new Error(`${typeName}: write ${textOf(member)} as a property`);
          const name = textOf(member.key);
          const doc = docOf(member.start);
          const type = member.typeAnnotation ? textOf(member.typeAnnotation.typeAnnotation) : "";
          return {
            title: `${typeName}.${name}`,
            name,
            type: type.replace(/ \| undefined$/, ""),
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
  return props;
}

function docFaults({ title, optional, doc, documentedDefault, defaultValue }: Prop): string[] {
  if (!doc) return [`${title} has no doc comment`];
  if (doc.startsWith("@default")) return [`${title} says its default and not what it is`];
  if (documentedDefault && !optional) return [`${title} is required and has no default`];
  if (defaultValue && !documentedDefault) return [`${title} does not say its @default`];
  if (defaultValue?.type === "Literal" && documentedDefault !== defaultValue.raw)
    return [`${title} says @default ${documentedDefault}, and is ${defaultValue.raw}`];
  return [];
}

/** With TypeScript's `exactOptionalPropertyTypes` nobody could hand on a prop of their own that may be missing. */
const refusesUndefined = ({ title, optional, acceptsUndefined }: Prop): string[] =>
  optional && !acceptsUndefined ? [`${title} is optional and refuses undefined`] : [];

/** What the component is about, and what names it. */
const OWN_TEXTS: ReadonlySet<string> = new Set(["heading", "label", "children"]);

/** How a prop breaks the grammar of props (CONTRIBUTING, Conventions). */
function grammarFaults({ title, name, type, documentedDefault }: Prop, all: ReadonlyMap<string, Prop>): string[] {
  const faults: string[] = [];
  const isEnglish = /^(string|ReactNode)$/.test(type) && /^"([A-Z]|[^"]* )/.test(documentedDefault ?? "");
  if (name === "labels") {
    const [, labels = ""] = /^Partial<(\w+Labels)>$/.exec(type) ?? [];
    if (!labels) faults.push(`${title} is Partial<…Labels>, not ${type}`);
    else if (!PUBLIC_NAMES.has(labels)) faults.push(`${title}: the public list has no ${labels}`);
  } else if (name === "words" || /(Labels?|Words|Texts?)$/.test(name) || (isEnglish && !OWN_TEXTS.has(name)))
    faults.push(`${title} is a text: it belongs in labels`);

  const isType = /^(CharacterType|"hero" \| "villain"|"villain" \| "hero")$/.test(type);
  if (name === "side" || (isType && !["type", "value", "defaultValue"].includes(name)))
    faults.push(`${title} is a figure's type: call it type`);
  // The specification's fields are the props of FigureCard alone.
  if (/\bisHero\b/.test(`${name} ${type}`) && !all.has("jobTitle")) faults.push(`${title}: isHero is type here`);

  if (/^(is|has|are|should|was)[A-Z]/.test(name) && name !== "isHero" && name !== "isPaid")
    faults.push(`${title} is a boolean: name it by its adjective alone`);

  const [, changed] = /^on([A-Z]\w*)Change$/.exec(name) ?? [];
  if (changed && !all.has(changed.charAt(0).toLowerCase() + changed.slice(1)))
    faults.push(`${title} tells of a state that is no prop`);
  const [, initial] = /^(?:default|initial)([A-Z]\w*)$/.exec(name) ?? [];
  const isPair = initial && all.has(initial.charAt(0).toLowerCase() + initial.slice(1));
  // Where focus goes is no state (Base UI has the name too).
  if (name.startsWith("initial") && name !== "initialFocus")
    faults.push(`${title}: an initial state is default${initial}`);
  else if (isPair && !all.has(`on${initial}Change`)) faults.push(`${title} has no on${initial}Change`);
  return faults;
}

const grammarFaultsOf = (source: Source): string[] =>
  [...propsOf(source).values()].flatMap((props) => {
    const all = new Map(props.map((prop) => [prop.name, prop]));
    return props.flatMap((prop) => grammarFaults(prop, all));
  });

describe.each([...PUBLIC])("%s", (file, names) => {
  const source = read(file);
  const { program, text, docOf } = source;

  test("What it exports has a doc comment", () => {
    const documented = new Set<string>();
    for (const statement of program.body) {
      if (statement.type !== "ExportNamedDeclaration" || !statement.declaration || !docOf(statement.start)) continue;
      const { declaration } = statement;
      const ids =
        declaration.type === "VariableDeclaration" ? declaration.declarations.map(({ id }) => id) : [declaration.id];
      for (const id of ids) if (id?.type === "Identifier") documented.add(id.name);
    }
    // The component's doc comment is its props type's too.
    expect(names.filter((name) => !documented.has(name) && !name.endsWith("Props"))).toEqual([]);
  });

  test("Each prop has a doc comment, which says its default", () => {
    expect([...propsOf(source).values()].flat().flatMap(docFaults)).toEqual([]);
  });

  test("An optional prop may be given undefined", () => {
    expect([...propsOf(source).values()].flat().flatMap(refusesUndefined)).toEqual([]);
  });

  test("Its props follow the grammar", () => {
    expect(grammarFaultsOf(source)).toEqual([]);
  });

  test("A hero or villain is marked by data-type, not data-variant", () => {
    expect(text.match(/data-variant=\{(\w+\.)*(type|side)\}/g) ?? []).toEqual([]);
  });
});

/** Known violations: props that break a rule of the grammar, and the rule. */
const VIOLATIONS: ReadonlyArray<readonly [props: string, fault: RegExp]> = [
  ["words?: typeof WORDS;", /belongs in labels/],
  ["dismissLabel?: string;", /belongs in labels/],
  ["themeLabels?: Partial<ThemeLabels>;", /belongs in labels/],
  ['/** @default "Take the blue pill" */ action?: string;', /belongs in labels/],
  ["labels?: ThemeLabels;", /is Partial<…Labels>/],
  ["labels?: Partial<PrivateLabels>;", /the public list has no PrivateLabels/],
  ["side: CharacterType;", /call it type/],
  ['variant: "hero" | "villain";', /call it type/],
  ["isHero: boolean;", /isHero is type here/],
  ['figure: Pick<PreviewFigure, "name" | "isHero">;', /isHero is type here/],
  ["isBusy?: boolean;", /by its adjective alone/],
  ["onTabChange?: (tab: string) => void;", /a state that is no prop/],
  ["tab?: string; defaultTab?: string;", /has no onTabChange/],
  ["initialTab?: string;", /an initial state is defaultTab/],
];

test.each(VIOLATIONS)("The grammar of props refuses %s", (props, fault) => {
  const faults = grammarFaultsOf(parse("Violation.tsx", `export interface ViolationProps { ${props} }`));
  expect(faults).toEqual([expect.stringMatching(fault)]);
});

test("The grammar of props is held in each part of a union too", () => {
  const source = `interface Base { isBusy: boolean } interface A extends Base { words: string } export type UnionProps = A | { b: string };`;
  expect(grammarFaultsOf(parse("Union.tsx", source))).toHaveLength(2);
});
