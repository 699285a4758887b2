/** The language of the stories. It is known before a story is drawn, and stories are drawn again when it changes. */
export type Language = "en" | "de";

let language: Language = "en";
const listeners = new Set<() => void>();

export const getLanguage = () => language;
export function onLanguage(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export function setLanguage(next: Language) {
  if (next === language) return;
  language = next;
  for (const listener of listeners) listener();
}
