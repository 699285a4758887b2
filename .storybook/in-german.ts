import { isValidElement } from "react";
import type { CharacterType, FigureSpec } from "../src/index.ts";
import * as de from "../src/labels/de.ts";
import { en } from "../src/labels/en.ts";
import { SAMPLES } from "./sample.de.ts";

export type Props = Record<string, unknown>;

/** Pictures take their text alternative whole. */
const describe = (props: Props) =>
  de.describeFigure(props.spec as FigureSpec, { isPaid: props.isPaid === true, empty: props.empty === true });
const describePortrait = (props: Props) => de.describePortrait(props.spec as FigureSpec);
const PICTURES: Readonly<Record<string, (props: Props) => string>> = {
  FigureAlone: describePortrait,
  FigureBox: describe,
  FigureExport: describe,
  FigurePlate: describe,
  FigurePortrait: describePortrait,
  FigureShelf: describe,
};

/** A component's texts, those of its figure's type where they depend on it. */
function textsOf(catalogue: object, name: string, { type }: Props): Props {
  const texts = (catalogue as Record<string, Props>)[name] ?? {};
  return (texts[type as CharacterType] as Props) ?? texts;
}

/** Without what only repeats the English default, so that controls can show it. */
const unlike = (english: Props, given: Props): Props =>
  Object.fromEntries(Object.entries(given).filter(([key, text]) => text === undefined || text !== english[key]));

/** Sample texts of stories; what has none stays the same object. */
function translate(value: unknown): unknown {
  if (typeof value === "string") return SAMPLES[value] ?? value;
  if (typeof value !== "object" || value === null || isValidElement(value)) return value;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value;
  const known = translated.get(value);
  if (known) return known;
  const parts = Object.entries(value).map(([key, part]) => [key, translate(part)] as const);
  const isSame = parts.every(([key, part]) => part === (value as Props)[key]);
  const result = isSame ? value : Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  translated.set(value, result);
  return result;
}
const translated = new WeakMap<object, object>();

/** The props of a component of the library, with the catalogue's texts beneath those that it is given, as an app gives them. */
export function inGerman(name: string, props: Props): Props {
  const english = textsOf(en, name, props);
  const german = textsOf(de, name, props);
  const picture = PICTURES[name];
  const given = unlike(english, props);
  return {
    ...german,
    ...(picture && props.spec && !props.decorative ? { "aria-label": picture(props) } : {}),
    ...Object.fromEntries(Object.entries(given).map(([prop, value]) => [prop, translate(value)])),
    ...(german.labels
      ? { labels: { ...german.labels, ...unlike(english.labels as Props, (props.labels ?? {}) as Props) } }
      : {}),
  };
}
