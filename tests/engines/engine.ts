/** One browser engine as the flows see it: a page, its controls by role and name, and the files that it saves. */
export interface Engine {
  readonly name: EngineName;
  /** Begins anew as a person who was never here: nothing is kept. */
  fresh(): Promise<void>;
  goto(url: string): Promise<void>;
  /** Runs in the page; waits for a promise. What goes in and out must be JSON. */
  evaluate<In extends unknown[], Out>(run: (...args: In) => Out | Promise<Out>, ...args: In): Promise<Out>;
  /** Runs the text of a script in the page, past the page's policy. */
  install(script: string): Promise<void>;
  /** Waits until a control is there. */
  find(role: string, name: string | RegExp): Promise<unknown>;
  /** With a mouse, or with a finger where the engine was opened for one. */
  click(role: string, name: string | RegExp): Promise<void>;
  /** Replaces what stands in a field, with keys. */
  fill(role: string, name: string | RegExp, text: string): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>;
  /** Sets the window's inner size, in CSS pixels; `fresh` keeps it. @default 1280 × 900 */
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as a PNG; a pixel is a CSS pixel. */
  screenshot(): Promise<Buffer>;
  /** What Chromium alone can put on; it stays until it is taken off, or `fresh`. */
  readonly emulate?: {
    /** Media features such as `forced-colors`, each with its value; an empty list takes them off. */
    media(features: readonly { readonly name: string; readonly value: string }[]): Promise<void>;
    /** A coarse pointer without hover. */
    touch(on: boolean): Promise<void>;
  };
  /** What WebKit's driver cannot do. */
  readonly tabs?: {
    /** Opens another tab of the same person; everything goes to it from now on. */
    open(): Promise<void>;
    /** Everything goes to this tab again: the first is 0. */
    switchTo(index: number): Promise<void>;
    /** Runs in each page before its scripts, in the tabs that are open; `fresh` ends it. */
    beforeScripts<In extends unknown[]>(run: (...args: In) => void, ...args: In): Promise<void>;
  };
  /** Breaches of a page's policy, and errors that nobody caught. WebKit's driver does not tell them. */
  readonly heard?: readonly string[];
  /** The folder that downloads go to. */
  readonly downloads: string;
  close(): Promise<void>;
}
/** What `click` points with. */
export type Pointer = "mouse" | "touch";
export type EngineName = "Chromium" | "Firefox" | "WebKit";
export type Key = "Tab" | "Shift+Tab" | "Enter" | "Space" | "Escape" | "ArrowRight" | "Home" | "End";

/** A name that crosses into the page. */
export const asJson = (name: string | RegExp) =>
  typeof name === "string" ? { text: name } : { source: name.source, flags: name.flags };
export type JsonName = ReturnType<typeof asJson>;
