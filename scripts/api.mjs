// Reads the package's exports with TypeScript: the signature and doc comment of each name, and the props of each
// component. Props tables and reference pages are generated from this.
import { join, relative } from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import { API, NodeBuilderFlags, SymbolFlags, TypeFlags } from "typescript/unstable/sync";
import { ENTRIES } from "./entries.mjs";

const ROOT = join(import.meta.dirname, "..");
/**
 * The maximum number of values that a props table lists. For longer lists, it shows the type's name, and the reference
 * lists the values.
 */
const MOST_VALUES = 12;
const LITERAL = TypeFlags.StringLiteral | TypeFlags.NumberLiteral;

/**
 * A prop in react-docgen's format, which Storybook reads.
 * @typedef {{ required: boolean, description: string, tsType: { name: string, raw: string }, defaultValue?: { value: string } }} Prop
 */
/**
 * An exported name.
 * @typedef {{ name: string, from: string, kind: "component" | "function" | "constant" | "type", file: string, doc: string, code: string, props: Record<string, Prop> }} Export
 */

/** @param {string} text */
const lines = (text) => text.split("\n").length;
/** Shortens a type's text: removes repeated members and indentation. @param {string} text */
const tidy = (text) => {
  const plain = text.replace(/^export (async )?/, "").replace(/\breadonly (?!\w+\[\]|\[)/g, "");
  return plain.trim();
};

/** Returns every export of the three entry points, by name. @returns {Map<string, Export>} */
export function readApi() {
  const api = new API({ cwd: ROOT });
  try {
    return readExports(api);
  } finally {
    api.close();
  }
}

/** @param {API} api @returns {Map<string, Export>} */
function readExports(api) {
  const [project] = api.updateSnapshot({ openProjects: [join(ROOT, "src/tsconfig.lib.json")] }).getProjects();
  if (!project) throw new Error("TypeScript cannot open src/tsconfig.lib.json.");
  const { checker } = project;

  /** @typedef {import("typescript/unstable/sync").Symbol} Symbol */
  /** @typedef {import("typescript/unstable/sync").Type} Type */
  /** A TypeScript syntax node. @typedef {any} Node */

  /** @param {Symbol} symbol @returns {Node} */
  const nodeOf = (symbol) => symbol.declarations[0]?.resolve(project);
  /** @param {Symbol} symbol */
  const fileOf = (symbol) => relative(ROOT, String(symbol.declarations[0]?.path ?? ""));
  /** @param {Symbol} symbol */
  const docOf = (symbol) =>
    checker
      .getDocumentationCommentOfSymbol(symbol)
      .replace(/\{@link (\w+)\}/g, "`$1`")
      .replace(/ \(specification §[^)]*\)| See specification §[\d.]+\.| of specification §\d+/g, "")
      .trim();
  /** @param {Symbol} symbol @param {string} name */
  const tagOf = (symbol, name) =>
    checker
      .getJsDocTagsOfSymbol(symbol)
      .find((tag) => tag.name === name)
      ?.text?.trim();

  /** If a type consists only of literals, returns their texts without `undefined`. @param {Type | undefined} type */
  function literalsOf(type) {
    const parts = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
    const values = parts.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    return values.length && values.every(({ flags }) => flags & LITERAL)
      ? values.map((value) => checker.typeToString(value))
      : undefined;
  }

  /**
   * Sorts values like the keys of an object in the same file, such as a cva recipe. TypeScript sorts them by name.
   * @param {string[]} values @param {Node} node
   */
  function likeKeys(values, node) {
    const text = node?.getSourceFile().text ?? "";
    /** @param {string} value */
    const placeOf = (value) => text.search(RegExp(`(?:^|[{,])\\s*${JSON.parse(value)}:`, "m"));
    return values.every((value) => placeOf(value) >= 0) ? values.toSorted((a, b) => placeOf(a) - placeOf(b)) : values;
  }

  const all = Object.entries(ENTRIES).flatMap(([from, path]) => {
    const source = project.program.getSourceFile(join(ROOT, path));
    const list = source && checker.getSymbolAtLocation(source);
    if (!list) throw new Error(`${path} exports nothing.`);
    return checker.getExportsOfModule(list).map((alias) => ({
      name: alias.name,
      from,
      symbol: alias.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias,
    }));
  });
  const names = new Set(all.map(({ name }) => name));
  /** The names under which the entry points export renamed types. */
  const renamed = new Map(
    all.filter(({ name, symbol }) => symbol.name !== name).map(({ name, symbol }) => [symbol.name, name]),
  );
  /** Inlines the definitions of types that are not exported. @param {string} code @param {Node} place */
  const expand = (code, place) =>
    code.replace(/(?<![\w."'`])[A-Z]\w+\b(?!["'`])/g, (name, at) => {
      const publicName = renamed.get(name);
      if (publicName) return publicName;
      const found = names.has(name) ? undefined : checker.resolveName(name, SymbolFlags.TypeAlias, place);
      const symbol = found && found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
      if (!symbol || !fileOf(symbol).startsWith("src/") || nodeOf(symbol).typeParameters) return name;
      const values = literalsOf(checker.getDeclaredTypeOfSymbol(symbol))?.join(" | ");
      const isListed = code.startsWith("[]", at + name.length);
      return (isListed && values ? `(${values})` : values) ?? nodeOf(symbol).type?.getText() ?? name;
    });

  /**
   * Returns the type of a member: its values if there are at most `most`, otherwise the type as written.
   * @param {Symbol} member @param {boolean} isGeneric @param {number} most
   */
  function typeText(member, isGeneric, most) {
    const type = checker.getTypeOfSymbol(member);
    const written = nodeOf(member)?.type?.getText();
    const literals = literalsOf(type);
    if (literals && literals.length <= most && !/^\s*\|?\s*"/.test(written ?? ""))
      return likeKeys(literals, nodeOf(member)).join(" | ");
    const text =
      written && !isGeneric
        ? written
        : checker.typeToString(/** @type {Type} */ (type), undefined, NodeBuilderFlags.NoTruncation);
    return (
      expand(tidy(text.replace(/^\s*\|\s*/, "")), nodeOf(member))
        .replace(/\/\*\*.*?\*\//gs, "")
        .replace(/\s+/g, " ")
        .replace(/ \| undefined$/, "")
        .replace(/^\((.+ => .+)\)$/, "$1")
        // @types/react and Radix write callbacks in this form.
        .replace(/^\{ bivarianceHack(\(.+\)): (.+); \}\['bivarianceHack'\]$/, "$1 => $2")
        .replaceAll("React.", "")
    );
  }

  /** Returns the default values in a component's parameter. @param {Node} declaration @returns {Map<string, string>} */
  const defaultsOf = (declaration) =>
    new Map(
      (declaration?.parameters?.[0]?.name?.elements ?? [])
        .filter((/** @type {Node} */ { initializer }) => initializer)
        .map((/** @type {Node} */ { name, propertyName, initializer }) => [
          (propertyName ?? name).getText(),
          initializer.getText(),
        ]),
    );

  /**
   * Returns a component's props, without the native attributes of its element.
   * @param {Symbol} symbol @returns {Record<string, Prop>}
   */
  function propsOf(symbol) {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type ? checker.getSignaturesOfType(type, 0) : [];
    if (!signature?.getParameters().length) return {};
    const props = /** @type {Type} */ (checker.getParameterType(signature, 0));
    const forms = props.isUnionType() ? props.getTypes() : [props];
    const defaults = defaultsOf(nodeOf(symbol));
    /** @type {Record<string, Prop>} */
    const found = {};
    /** @type {Map<string, number>} */
    const required = new Map();
    for (const form of forms)
      for (const member of checker.getPropertiesOfType(form)) {
        const { name } = member;
        if (!/^src\/|^node_modules\/@radix-ui\//.test(fileOf(member)) || /^(data-|__)/.test(name)) continue;
        const own = checker.getTypeOfSymbol(member);
        // Skips a prop that this member of the union does not accept.
        if (!own || own.flags & (TypeFlags.Never | TypeFlags.Undefined)) continue;
        if (!(member.flags & SymbolFlags.Optional)) required.set(name, (required.get(name) ?? 0) + 1);
        const raw = typeText(member, nodeOf(member)?.parent?.typeParameters !== undefined, MOST_VALUES);
        const start = tagOf(member, "default") ?? defaults.get(name);
        found[name] = {
          description: docOf(member),
          // Passes the text as the name. For the format's "union", tables without a story would show that word.
          tsType: { name: raw, raw },
          ...(start && { defaultValue: { value: start.replace(/\s+/g, " ") } }),
          // If several members of the union have the prop, the description of the first one is used.
          ...found[name],
          required: required.get(name) === forms.length,
        };
      }
    return Object.fromEntries(
      Object.entries(found).sort(
        ([a, one], [b, other]) => Number(other.required) - Number(one.required) || (a < b ? -1 : 1),
      ),
    );
  }

  /** Formats a doc comment as code. @param {string} doc @param {string} indent */
  const comment = (doc, indent) => (doc ? `${indent}/** ${doc.replace(/\s+/g, " ")} */\n` : "");

  /** Returns an interface as code, with the values of its members. @param {Symbol} symbol @param {Node} node */
  function interfaceText(symbol, node) {
    const generics = node.typeParameters?.length
      ? `<${node.typeParameters.map((/** @type {Node} */ one) => one.getText()).join(", ")}>`
      : "";
    const bases = (node.heritageClauses ?? []).map((/** @type {Node} */ clause) => ` ${clause.getText()}`).join("");
    const members = node.members.map((/** @type {Node} */ member) => {
      const found = symbol.getMembers().get(member.name?.getText());
      if (!found) return `  ${tidy(member.getText())}\n`;
      const start = tagOf(found, "default");
      const doc = `${docOf(found)}${start ? ` Default: ${start}` : ""}`;
      const isMethod = member.kind === SyntaxKind.MethodSignature;
      return `${comment(doc, "  ")}  ${isMethod ? tidy(member.getText()).replace(/;$/, "") : `${found.name}${member.questionToken || member.postfixToken ? "?" : ""}: ${typeText(found, false, Number.POSITIVE_INFINITY)}`};\n`;
    });
    return `interface ${symbol.name}${generics}${bases} {\n${members.join("")}}`;
  }

  /** Returns a mapped type as code, with its members. @param {string} name @param {Type} type */
  function mappedText(name, type) {
    const members = checker.getPropertiesOfType(type).map((member) => {
      const own = /** @type {Type} */ (checker.getTypeOfSymbol(member));
      const start = nodeOf(member)?.initializer?.getText();
      const doc = `${docOf(member)}${start?.startsWith('"') ? ` Default: ${start}` : ""}`.trim();
      const text = checker.typeToString(own, undefined, NodeBuilderFlags.NoTruncation).replace(/ \| undefined$/, "");
      return `${comment(doc, "  ")}  ${member.name}${member.flags & SymbolFlags.Optional ? "?" : ""}: ${text};\n`;
    });
    return `interface ${name} {\n${members.join("")}}`;
  }

  /** Finds a variable of a file by its name. @param {Node} file @param {string} name @returns {Node} */
  const variable = (file, name) =>
    file.statements
      .flatMap((/** @type {Node} */ one) => one.declarationList?.declarations ?? [])
      .find((/** @type {Node} */ one) => one.name.getText() === name);

  /** Returns the properties of an object that is spread into another one. @param {string} name @param {Node} place */
  function propertiesOf(name, place) {
    const found = /** @type {Symbol} */ (checker.resolveName(name, SymbolFlags.Value | SymbolFlags.Alias, place));
    const { initializer } = nodeOf(found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found);
    return initializer.getText().replace(/^\{\s*|\s*\}$/g, "");
  }

  /** Returns the signature or declaration of an export. @param {Symbol} symbol @param {string} name */
  function codeOf(symbol, name) {
    const node = nodeOf(symbol);
    switch (node.kind) {
      case SyntaxKind.FunctionDeclaration: {
        const text = node.body ? node.getText().slice(0, node.body.getStart() - node.getStart()) : node.getText();
        return `${tidy(text.trimEnd()).replace(/;$/, "")};`;
      }
      case SyntaxKind.InterfaceDeclaration:
        return interfaceText(symbol, node).replace(/^interface \w+/, `interface ${name}`);
      case SyntaxKind.TypeAliasDeclaration: {
        const type = checker.getDeclaredTypeOfSymbol(symbol);
        const literals = literalsOf(type);
        const isMapped = node.type?.kind === SyntaxKind.MappedType && !node.type.questionToken && !node.typeParameters;
        const [, ofConstant] = /^(?:Readonly<)?typeof (\w+)\b(?!\[)/.exec(node.type?.getText()) ?? [];
        if (isMapped || (ofConstant && !names.has(ofConstant))) return mappedText(name, /** @type {Type} */ (type));
        return literals ? `type ${name} = ${literals.join(" | ")};` : tidy(node.getText());
      }
      case SyntaxKind.VariableDeclaration: {
        const type = /** @type {Type} */ (checker.getTypeOfSymbol(symbol));
        const shape = node.type?.getText() ?? checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation);
        if (checker.getSignaturesOfType(type, 0).length) {
          const arrow = node.initializer;
          const isArrow = arrow?.kind === SyntaxKind.ArrowFunction;
          return isArrow && arrow.type
            ? `function ${name}${arrow.getText().slice(0, arrow.type.getEnd() - arrow.getStart())};`
            : `const ${name}: ${shape};`;
        }
        const parts = (node.initializer?.properties ?? [])
          .filter((/** @type {Node} */ { kind }) => kind === SyntaxKind.ShorthandPropertyAssignment)
          .map((/** @type {Node} */ part) => variable(node.getSourceFile(), part.name.getText()))
          .filter(Boolean)
          .map((/** @type {Node} */ part) => `const ${part.getText()};\n`);
        const text = `${parts.join("")}const ${node.getText()};`;
        return lines(text) > 60
          ? `const ${name}: ${shape};`
          : text
              .replace(/^( *)\.\.\.(\w+),$/gm, (_, indent, spread) => indent + propertiesOf(spread, node))
              .replace(/(?<=\w: )[A-Z_]+(?=,$)/gm, (own) => (names.has(own) ? own : "{ … }"));
      }
      default:
        throw new Error(`${name}: the reference cannot show a ${SyntaxKind[node.kind]}.`);
    }
  }

  const found = all.map(({ name, from, symbol }) => {
    const isValue = Boolean(symbol.flags & SymbolFlags.Value);
    const type = isValue ? checker.getTypeOfSymbol(symbol) : undefined;
    const isFunction = type !== undefined && checker.getSignaturesOfType(type, 0).length > 0;
    const kind = !isValue ? "type" : !isFunction ? "constant" : /^[A-Z][a-z]/.test(name) ? "component" : "function";
    const returns = tagOf(symbol, "returns");
    /** @type {Export} */
    const entry = {
      name,
      from,
      kind,
      file: fileOf(symbol),
      doc: `${docOf(symbol)}${returns ? ` Returns ${returns.trim().replace(/[^.]$/, "$&.")}` : ""}`.replace(
        /\s+/g,
        " ",
      ),
      code: kind === "component" ? "" : expand(codeOf(symbol, name), nodeOf(symbol)),
      props: kind === "component" ? propsOf(symbol) : {},
    };
    return /** @type {const} */ ([name, entry]);
  });
  return new Map(found.sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
}
