// Analyzes the modules in lib/: their imports, and whether they can run in a React Server Component.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

const ROOT = join(import.meta.dirname, "../..");

/** An ESTree node. This one type is enough to walk the tree. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Module {
  /** The module's path below lib/. */
  readonly file: string;
  readonly code: string;
  readonly isClient: boolean;
  /** The modules that it imports or re-exports from, with the imported names. */
  readonly imports: readonly { readonly from: string; readonly names: readonly string[] }[];
  /** Why the module needs the browser. Empty if it can run in a server component. */
  readonly reasons: readonly string[];
}

/** The exports of React that server components may use. */
const SERVER_REACT: readonly string[] = JSON.parse(
  execFileSync(
    process.execPath,
    [
      "--conditions=react-server",
      "--input-type=module",
      "--eval",
      'import * as React from "react"; console.log(JSON.stringify(Object.keys(React)))',
    ],
    { cwd: ROOT, encoding: "utf8" },
  ),
);

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const field of Object.values(node)) for (const child of [field].flat()) if (isNode(child)) yield* walk(child);
}

const nameOf = (node: unknown) => {
  const { name, value } = (isNode(node) ? node : {}) as { name?: string; value?: string };
  return name ?? value ?? "";
};
const isFunction = (node: unknown) => isNode(node) && /Function/.test(node.type);

function read(file: string): Module {
  const code = readFileSync(join(ROOT, "lib", file), "utf8");
  const nodes = [...walk(parseAst(code) as unknown as Node)];
  const ownFunctions = new Set(
    nodes.filter((node) => node.type === "FunctionDeclaration" || isFunction(node.init)).map((node) => nameOf(node.id)),
  );
  /** Whether the value contains a function that is defined here, as opposed to a prop. */
  const makesFunction = (value: unknown): boolean =>
    isNode(value) &&
    (isFunction(value) ||
      (value.type === "Identifier" && ownFunctions.has(nameOf(value))) ||
      (value.type === "ConditionalExpression" && [value.consequent, value.alternate].some(makesFunction)));
  const imports = nodes
    .filter(({ source }) => isNode(source))
    .map((node) => ({
      from: nameOf(node.source),
      names: ((node.specifiers ?? []) as Node[]).map(({ imported, local, type }) =>
        type === "ImportNamespaceSpecifier" ? "*" : nameOf(imported ?? local),
      ),
    }));
  const namespaces = nodes
    .filter(({ source }) => nameOf(source) === "react")
    .flatMap(({ specifiers }) => (specifiers ?? []) as Node[])
    .filter(({ type }) => type === "ImportNamespaceSpecifier")
    .map(({ local }) => nameOf(local));
  const react = [
    ...imports.filter(({ from }) => from === "react").flatMap(({ names }) => names.filter((name) => name !== "*")),
    ...nodes
      .filter(({ type, object }) => type === "MemberExpression" && namespaces.includes(nameOf(object)))
      .map(({ property }) => nameOf(property)),
  ];
  return {
    file,
    code,
    isClient: nodes.some(({ directive }) => directive === "use client"),
    imports,
    reasons: [
      ...react.filter((name) => !SERVER_REACT.includes(name)),
      ...imports.map(({ from }) => from).filter((from) => from === "react-dom/client" || from.startsWith("@radix-ui/")),
      ...nodes
        .filter(({ type, key, value }) => type === "Property" && /^on[A-Z]/.test(nameOf(key)) && makesFunction(value))
        .map(({ key }) => nameOf(key)),
    ],
  };
}

/** Every module of the built library. */
export const modules: readonly Module[] = readdirSync(join(ROOT, "lib"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map(read);
