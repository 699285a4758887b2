import api from "api:exports";
import { Fragment, isValidElement, type ReactElement } from "react";
import type { Args, StoryContext } from "storybook/internal/types";
import { type FigureSpec, toFigureSpec } from "../src/figure.ts";
import { propsOf } from "./arg-types.ts";

const WIDTH = 80;

/** Returns the story's component with its args as an app would write it, without callbacks and default values. */
export function exampleCode(context: StoryContext): string {
  const { component, argTypes } = context;
  if (!component) return "";
  const imports = new Map<string, Set<string>>();
  const use = (name: string, from: string) => {
    imports.set(from, (imports.get(from) ?? new Set()).add(name));
    return name;
  };

  function nameOf(type: unknown): string {
    if (typeof type === "string") return type;
    const { __docgenInfo, displayName } = type as { __docgenInfo?: { displayName: string }; displayName?: string };
    const name = __docgenInfo?.displayName ?? displayName;
    return name ? use(name, api[name]?.from ?? "lucide-react") : "Unknown";
  }

  /** Writes the content of an element, one line per child. */
  function content(node: unknown): string {
    if (Array.isArray(node)) return node.map(content).filter(Boolean).join("\n");
    if (isValidElement<Args>(node)) return node.type === Fragment ? content(node.props.children) : jsx(node);
    if (node === null || node === undefined || typeof node === "boolean") return "";
    return /[{}<>]/.test(String(node)) ? `{${JSON.stringify(node)}}` : String(node);
  }

  function attribute([name, value]: [string, unknown]): string {
    if (value === true) return name;
    const text = isValidElement<Args>(value) ? content([value]) : literal(value);
    if (typeof value === "string" && !/["\\\n]/.test(value)) return `${name}=${text}`;
    return isValidElement(value) && text.includes("\n") ? `${name}={\n${indent(text)}\n}` : `${name}={${text}}`;
  }

  function jsx({ type, props: { children, ...props } }: ReactElement<Args>): string {
    const name = nameOf(type);
    const attributes = Object.entries(props)
      .filter(([, value]) => value !== undefined && typeof value !== "function")
      .map(attribute);
    const inner = content(children);
    const opening = wrap(`<${name}`, attributes, " ", "");
    if (!inner) return `${opening}${opening.includes("\n") ? "/>" : " />"}`;
    const line = `${opening}>${inner}</${name}>`;
    return line.includes("\n") || line.length > WIDTH ? `${opening}>\n${indent(inner)}\n</${name}>` : line;
  }

  function literal(value: unknown): string {
    if (typeof value === "string") return JSON.stringify(value.replace(/^.*\/assets\/(.+)-.{8}(\.\w+)$/, "/$1$2"));
    if (typeof value === "function") return "() => {}";
    if (isValidElement<Args>(value)) {
      const inner = value.type === Fragment ? `<>\n${indent(content(value))}\n</>` : jsx(value);
      return parenthesized(inner);
    }
    if (value instanceof Name) return value.text;
    if (Array.isArray(value)) return wrap("[", value.map(literal), ", ", "]");
    if (typeof value !== "object" || value === null) return String(value);
    return isSpec(value) ? `${use("toFigureSpec", "profigure/figure")}(${record(ownFields(value))})` : record(value);
  }

  function record(value: object): string {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return wrap(
      "{",
      fields.map(([key, field]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${literal(field)}`),
      ", ",
      "}",
    );
  }

  /** The type of a state, if its first value does not already give it. */
  function stateType(name: string): string {
    const { type, table } = argTypes[name] ?? {};
    const summary: string = table?.type?.summary ?? "";
    const known = api[summary];
    if (known) {
      use(`type ${summary}`, known.from);
      return `<${summary}>`;
    }
    return type?.name === "enum" ? `<${summary}>` : summary.endsWith("[]") ? `<${summary}>` : "";
  }

  const props: Record<string, unknown> = Object.fromEntries(
    Object.entries(propsOf(context)).filter(([name, value]) => {
      const { type, table } = argTypes[name] ?? {};
      const start: string = table?.defaultValue?.summary ?? "";
      if (value === false) return type?.required || start === "true";
      if (typeof value === "function") return type?.required;
      if (name === "labels") return !start.includes(Object.values(value).map(String).join('", "'));
      return type?.required || (value !== "" && JSON.stringify(value) !== start);
    }),
  );
  // A component that stores no value needs the state of its parent.
  const states = Object.keys(props).flatMap((name) => {
    const [, subject = ""] = /^on(\w+)Change$/.exec(name) ?? [];
    const value = subject.charAt(0).toLowerCase() + subject.slice(1);
    if (!subject || !(value in props)) return [];
    const line = `const [${value}, set${subject}] = ${use("useState", "react")}${stateType(value)}(${literal(props[value])});`;
    props[value] = new Name(value);
    props[name] = new Name(`set${subject}`);
    return [line];
  });
  for (const [name, value] of Object.entries(props))
    if (typeof value === "function") props[name] = new Name("() => {}");
  const body = jsx({ type: component, props, key: null });
  const lines = [...imports]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => `import { ${[...names].sort().join(", ")} } from "${from}";`);
  const code = states.length
    ? `export function Example() {\n${indent(`${states.join("\n")}\n\nreturn ${parenthesized(body)};`)}\n}`
    : `${body};`;
  return `${lines.join("\n")}\n\n${code}`;
}

/** A variable of the example. */
class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const parenthesized = (element: string) => (element.includes("\n") ? `(\n${indent(element)}\n)` : element);

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, "  ");

/** Joins parts on one line, or with one part per line if they are too long. */
function wrap(start: string, parts: readonly string[], separator: string, end: string): string {
  const pad = start === "{" && parts.length > 0 ? " " : "";
  const gap = separator === " " && parts.length > 0 ? " " : "";
  const line = `${start}${gap}${pad}${parts.join(separator)}${pad}${end}`;
  if (!line.includes("\n") && line.length <= WIDTH) return line;
  return `${start}\n${parts.map((part) => `${indent(part)}${separator.trim()}\n`).join("")}${end}`;
}

const isSpec = (value: object): value is FigureSpec => "hairColor" in value && "tagline" in value;

/** The fields of a spec that its type, name and title do not already give it. */
function ownFields(spec: FigureSpec): Partial<FigureSpec> {
  const { type, name, jobTitle } = spec;
  const start: Readonly<Record<string, unknown>> = { ...toFigureSpec({ type, name }) };
  const own = Object.entries(spec).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(start[field]));
  return { ...(type === "villain" && { type }), name, jobTitle, ...Object.fromEntries(own) };
}
