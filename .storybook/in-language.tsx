import { type ComponentType, createElement, useSyncExternalStore } from "react";
import type * as library from "../src/index.ts";
import type { Props } from "./in-german.ts";
import { getLanguage, onLanguage } from "./language.ts";

let inGerman: typeof import("./in-german.ts").inGerman | undefined;

/** Fetches the catalogue of a language before a story is drawn in it: English needs none, and most stories are English. */
export async function loadLanguage(language: string) {
  if (language === "de") ({ inGerman } = await import("./in-german.ts"));
}

/**
 * A component as stories get it: in German it has the catalogue's texts. Only what a story itself draws has them: a
 * component that keeps a text from another one stays English.
 */
export function inLanguage<Name extends keyof typeof library>(name: Name, component: (typeof library)[Name]) {
  const Component = component as unknown as ComponentType<Props>;
  function InLanguage(props: Props) {
    const language = useSyncExternalStore(onLanguage, getLanguage, getLanguage);
    return createElement(Component, language === "de" && inGerman ? inGerman(name, props) : props);
  }
  // What Storybook reads of a component: its name and its documentation.
  return Object.assign(InLanguage, component, { displayName: name }) as unknown as (typeof library)[Name];
}
