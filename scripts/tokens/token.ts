// One token: from a value of CSS to the Design Tokens format 2025.10, and back.
import { formatHex, parse } from "culori";
import { list } from "postcss";

type Value = string | number | readonly Value[] | { readonly [key: string]: Value | boolean | undefined };
export interface Token {
  readonly $type: string;
  readonly $value: Value;
  readonly $description?: string;
  /** What CSS says and the format cannot: see `withCss`. */
  readonly $extensions?: { readonly profigure: Readonly<Record<string, unknown>> };
}
/** Groups by the beginning of a custom property's name, and the type of their tokens. */
const TYPES: Readonly<Record<string, string>> = {
  color: "color",
  "font-weight": "fontWeight",
  font: "fontFamily",
  text: "dimension",
  leading: "number",
  stretch: "number",
  spacing: "dimension",
  container: "dimension",
  default: "dimension",
  radius: "dimension",
  breakpoint: "dimension",
  ease: "cubicBezier",
  "transition-duration": "duration",
  "default-transition": "duration",
  animate: "transition",
  "drop-shadow": "shadow",
  shadow: "shadow",
};
const PREFIXES = Object.keys(TYPES).sort((a, b) => b.length - a.length);

/** Where a token stands: `color-ink` is `ink` of `color`, `spacing` is `$root` of `spacing`. */
export function place(name: string): readonly [group: string, token: string] {
  const group = PREFIXES.find((prefix) => name === prefix || name.startsWith(`${prefix}-`));
  if (!group) throw new Error(`scripts/tokens.ts knows no type for --${name}: its name begins as no group's.`);
  return [group, name.slice(group.length + 1) || "$root"];
}

export const decimal = (value: number) => Number(value.toFixed(4));
const reference = (value: string) => {
  const [, name] = /^var\(--pf-([\w-]+)\)$/.exec(value) ?? [];
  return name && `{${place(name).join(".")}}`;
};

/** A length in pixels, at a window's width and with text of 16 px: sums, min(), max(), clamp(), rem, px and vw. */
export function pixels(value: string, width: number): number {
  const [, name, inner] = /^(min|max|clamp)\((.+)\)$/.exec(value) ?? [];
  const values = (inner ? list.comma(inner) : value.split(" + ")).map((part) =>
    inner || value.includes(" + ") ? pixels(part, width) : 0,
  );
  if (name === "clamp") return Math.min(Math.max(values[0] ?? 0, values[1] ?? 0), values[2] ?? 0);
  if (inner) return name === "min" ? Math.min(...values) : Math.max(...values);
  if (values.length > 1) return values.reduce((sum, one) => sum + one, 0);
  const [, number, unit = "px"] = /^(-?[\d.]+)(rem|px|vw)?$/.exec(value) ?? [];
  if (number === undefined) throw new Error(`scripts/tokens.ts cannot calculate the length ${value}.`);
  return Number(number) * { rem: 16, px: 1, vw: width / 100 }[unit as "rem" | "px" | "vw"];
}

function dimension(value: string): Value {
  const [, number, unit = "px"] = /^(-?[\d.]+)(rem|px)?$/.exec(value) ?? [];
  // A fluid length is given as in a window of 1440 px.
  if (number === undefined) return { value: decimal(pixels(value, 1440) / 16), unit: "rem" };
  return { value: Number(number), unit };
}

function duration(value: string): Value {
  const [, number, unit = ""] = /^([\d.]+)(ms|s)$/.exec(value) ?? [];
  if (!number) throw new Error(`scripts/tokens.ts cannot read the duration ${value}.`);
  return { value: Number(number), unit };
}

function color(value: string): Value {
  const read = parse(value);
  if (read?.mode !== "oklch") throw new Error(`Colors of tokens are written as oklch(), not as ${value}.`);
  const { l, c, h = 0, alpha } = read;
  return { colorSpace: "oklch", components: [l, c, h], ...(alpha !== undefined && { alpha }), hex: formatHex(read) };
}

function shadow(value: string): Value {
  const layers = list.comma(value).map((layer) => {
    const parts = list.space(layer);
    const [offsetX = "0", offsetY = "0", blur = "0", ...rest] = parts.filter((part) => part !== "inset");
    const shade = rest.pop() ?? "";
    return {
      color: reference(shade) ?? color(shade),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(rest[0] ?? "0"),
      ...(parts.includes("inset") && { inset: true }),
    };
  });
  return layers.length === 1 && layers[0] ? layers[0] : layers;
}

const EASES: Readonly<Record<string, readonly number[]>> = { linear: [0, 0, 1, 1], "ease-in-out": [0.42, 0, 0.58, 1] };

/** An animation is given as a transition of the same times: the format has none of keyframes. */
function transition(value: string): Value {
  const parts = list.space(value);
  const [time = "0ms", delay = "0ms"] = parts.filter((part) => /^[\d.]+m?s$/.test(part));
  const ease = parts.map((part) => reference(part) ?? EASES[part]).find(Boolean) ?? [0.25, 0.1, 0.25, 1];
  return { duration: duration(time), delay: duration(delay), timingFunction: ease };
}

const READERS: Readonly<Record<string, (value: string) => Value>> = {
  color,
  dimension,
  duration,
  shadow,
  transition,
  number: Number.parseFloat,
  fontWeight: Number,
  fontFamily: (value) => list.comma(value).map((name) => name.replaceAll('"', "")),
  cubicBezier: (value) => [...value.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number)),
};

// biome-ignore lint/suspicious/noExplicitAny: the shape follows $type.
type Any = any;
export const length = ({ value, unit }: Any) => (value === 0 ? "0" : `${value}${unit}`);
const named = (value: Any, write: (value: Any) => string) =>
  typeof value === "string" && value.startsWith("{") ? `var(--pf-${propertyOf(value.slice(1, -1))})` : write(value);
export const propertyOf = (path: string) => path.replace(".$root", "").replace(".", "-");

const WRITERS: Readonly<Record<string, (value: Any) => string>> = {
  color: ({ components, alpha }) => `oklch(${components.join(" ")}${alpha === undefined ? "" : ` / ${alpha}`})`,
  dimension: length,
  duration: length,
  number: String,
  fontWeight: String,
  fontFamily: (names) => names.map((name: string) => (name.includes(" ") ? `"${name}"` : name)).join(", "),
  cubicBezier: (numbers) => `cubic-bezier(${numbers.join(", ")})`,
  transition: () => "",
  shadow: (value) =>
    [value]
      .flat()
      .map(({ color, offsetX, offsetY, blur, spread, inset }) =>
        [
          ...(inset ? ["inset"] : []),
          ...[offsetX, offsetY, blur].map(length),
          ...(spread.value ? [length(spread)] : []),
          named(color, WRITERS.color as (value: Any) => string),
        ].join(" "),
      )
      .join(", "),
};

/** What CSS writes for a token. */
export function cssOf({ $type, $value, $extensions }: Token): string {
  const { css } = $extensions?.profigure ?? {};
  return typeof css === "string" ? css : named($value, WRITERS[$type] as (value: Any) => string);
}

/** The text of CSS stands beside a value that does not say all of it: a fluid size, a percentage, keyframes. */
function withCss(token: Token, css: string): Token {
  if (cssOf(token) === css) return token;
  const narrow = /vw/.test(css) && { narrow: { value: decimal(pixels(css, 320) / 16), unit: "rem" } };
  return { ...token, $extensions: { profigure: { css, ...narrow } } };
}

export function toToken(name: string, css: string, text?: string): Token {
  const [group] = place(name);
  const alias = reference(css);
  const $type = alias?.startsWith("{ease.") ? "cubicBezier" : (TYPES[group] ?? "");
  const $value = alias ?? READERS[$type]?.(css);
  if ($value === undefined) throw new Error(`scripts/tokens.ts cannot read --${name}: ${css}.`);
  return { ...withCss({ $type, $value }, css), ...(text && { $description: text }) };
}

/** A type role as a text style. The format's letter spacing is a length, so it is given for the role's largest size. */
export function toRole(declarations: Readonly<Record<string, string>>, tokens: ReadonlyMap<string, string>): Token {
  const size = declarations["font-size"] ?? "";
  const named = (value: string | undefined, token: string) => reference(value ?? `var(--pf-${token})`);
  const written = (value: string) => tokens.get(/^var\(--pf-(.+)\)$/.exec(value)?.[1] ?? "") ?? value;
  const tracking = Number.parseFloat(declarations["letter-spacing"] ?? "0");
  const leading = declarations["line-height"];
  return {
    $type: "typography",
    $value: {
      fontFamily: named(declarations["font-family"], "font-text") ?? "",
      fontSize: reference(size) ?? dimension(size),
      fontWeight: reference(declarations["font-weight"] ?? "") ?? Number(declarations["font-weight"] ?? 400),
      letterSpacing: { value: decimal((tracking * pixels(written(size), 1440)) / 16), unit: "rem" },
      lineHeight: named(leading, "leading-text") ?? Number(leading),
    },
    $extensions: { profigure: { css: declarations } },
  };
}
