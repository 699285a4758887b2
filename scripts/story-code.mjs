// The code of a story as an app may paste it, or none where it names what only our stories have.
import { parseSync, Visitor } from "rolldown/utils";

/** What every module has, and what a story's imports from React are. */
const KNOWN =
  /^(use[A-Z]\w*|undefined|null|React|console|window|document|Math|Number|String|Array|Object|Date|JSON|Infinity|Fragment)$/;

/** The names of a code that it does not declare. @param {string} code */
function freeNames(code) {
  const { program, errors } = parseSync("story.tsx", code);
  if (errors.length) return ["?"];
  const declared = new Set();
  const used = new Set();
  /** @param {any} pattern */
  const declare = (pattern) => {
    if (!pattern) return;
    if (pattern.type === "Identifier") declared.add(pattern.name);
    for (const part of pattern.properties ?? pattern.elements ?? []) declare(part?.value ?? part?.argument ?? part);
    declare(pattern.left ?? pattern.argument);
  };
  const skipped = new Set();
  new Visitor({
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(declare),
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    FunctionExpression: ({ params }) => params.forEach(declare),
    MemberExpression(node) {
      if (!node.computed) skipped.add(node.property);
    },
    Property(node) {
      if (!node.computed && !node.shorthand) skipped.add(node.key);
    },
    JSXMemberExpression: ({ property }) => void skipped.add(property),
    Identifier(node) {
      if (!skipped.has(node)) used.add(node.name);
    },
    JSXIdentifier(node) {
      if (/^[A-Z]/.test(node.name)) used.add(node.name);
    },
  }).visit(program);
  return [...used].filter((name) => !declared.has(name) && !KNOWN.test(name));
}

/** Our own class names are no part of the library. @param {string} code */
const plain = (code) => code.replace(/\s+className="[^"]*\bpf:[^"]*"/g, "").replaceAll("fn()", "() => {}");

/** A story's code, undefined where it names a helper of ours. @param {string | undefined} snippet @param {(name: string) => boolean} isExported */
export function pastable(snippet, isExported) {
  if (!snippet) return undefined;
  const code = plain(snippet);
  return freeNames(code).every(isExported) ? code : undefined;
}
