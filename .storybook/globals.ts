import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { type Motion, setMotion } from "./motion.ts";

/** The toolbar's settings. They are part of the URL, so that people who open a link see the same. */
export type Globals = Readonly<{
  theme: "light" | "dark" | "system";
  motion: Motion;
  direction: "ltr" | "rtl";
  /** The browser's text size in percent. */
  text: "100" | "150" | "200";
}>;

declare global {
  interface Window {
    /** The settings of a docs page, for the stories in its iframes. */
    docsGlobals?: Globals;
    /** The first settings, set by the test runner (test-runner.ts). */
    startGlobals?: Partial<Globals>;
    /** Resizes the browser's window, in the test runner. */
    resizeWindow?: (size: { width: number; height: number }) => Promise<void>;
    /** Whether axe checks stories that are not in the sidebar, set by the test runner. */
    checksTests?: boolean;
  }
}
function globalsOfDocsPage(): Globals | undefined {
  try {
    return window.parent.docsGlobals;
  } catch {
    // Access fails if a page from another origin embeds this story.
    return undefined;
  }
}

export const initialGlobals: Globals = {
  theme: "system",
  motion: "system",
  direction: "ltr",
  text: "100",
  ...globalsOfDocsPage(),
  ...window.startGlobals,
};

const item = (title: string, value: string) => ({ title, value });
const tool = (description: string, icon: string, items: ReturnType<typeof item>[]) => ({
  description,
  toolbar: { icon, items, dynamicTitle: true },
});

export const globalTypes = {
  theme: tool("Theme", "mirror", [item("Light", "light"), item("Dark", "dark"), item("System theme", "system")]),
  motion: tool("Motion", "lightning", [
    item("System motion", "system"),
    item("Reduced motion", "reduced"),
    item("Full motion", "full"),
  ]),
  direction: tool("Direction", "transfer", [item("Left to right", "ltr"), item("Right to left", "rtl")]),
  text: tool("Text size", "zoom", [item("Text 100 %", "100"), item("Text 150 %", "150"), item("Text 200 %", "200")]),
};

/** Applies the settings to the document, as the site or the person's browser would. */
export function applyGlobals({ theme, motion, direction, text }: Globals) {
  const { dataset, style } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  document.documentElement.dir = direction;
  style.fontSize = text === "100" ? "" : `${text}%`;
  setMotion(motion);
}

let current = initialGlobals;
const listeners = new Set<() => void>();
/** The sender of the first event, which is this page. Later events can come from stories in iframes. */
let own = "";
function onGlobalsEvent(
  this: { from: string },
  { globals, userGlobals = globals }: { globals: Globals; userGlobals?: Globals },
) {
  own ||= this.from;
  if (this.from !== own) return;
  current = userGlobals;
  for (const listener of listeners) listener();
}
addons.getChannel().on(SET_GLOBALS, onGlobalsEvent);
addons.getChannel().on(GLOBALS_UPDATED, onGlobalsEvent);

/** Returns the toolbar's settings for docs pages, without the overrides of a story. */
export const globals = () => current;
export function onGlobals(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
