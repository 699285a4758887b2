/** One browser engine as the flows use it: a page, its controls by role and name, and its downloads. */
export interface Engine {
  readonly name: EngineName;
  /** Starts again as a first-time visitor, with empty storage. */
  reset(): Promise<void>;
  goto(url: string): Promise<void>;
  /** Runs in the page and awaits a promise. Arguments and result must be JSON. */
  evaluate<In extends unknown[], Out>(run: (...args: In) => Out | Promise<Out>, ...args: In): Promise<Out>;
  /** Runs the text of a script in the page, past the page's policy. */
  install(script: string): Promise<void>;
  /** Waits for a control. */
  find(role: string, name: string | RegExp): Promise<unknown>;
  /** Clicks with a mouse, or taps where the engine was opened for touch. */
  click(role: string, name: string | RegExp): Promise<void>;
  /** Replaces the text of a field by typing. */
  fill(role: string, name: string | RegExp, text: string): Promise<void>;
  /** Presses a key in the focused element. */
  press(key: Key): Promise<void>;
  /** Sets the window's inner size, in CSS pixels; `reset` keeps it. @default 1280 × 900 */
  resize(width: number, height: number): Promise<void>;
  /** A screenshot of the window as a PNG, one pixel for each CSS pixel. */
  screenshot(): Promise<Buffer>;
  /** What Chromium alone can emulate, until it is reset or `reset` is called. */
  readonly emulate?: {
    /** Media features such as `forced-colors`, each with its value; an empty list resets them. */
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
    /** Runs in each page before its scripts, in the tabs that are open; `reset` ends it. */
    beforeScripts<In extends unknown[]>(run: (...args: In) => void, ...args: In): Promise<void>;
  };
  /** Policy violations and uncaught errors. WebKit's driver does not report them. */
  readonly errors?: readonly string[];
  /** The download folder. */
  readonly downloads: string;
  close(): Promise<void>;
}
/** The device that `click` uses. */
export type Pointer = "mouse" | "touch";
export const ENGINES = ["Chromium", "Firefox", "WebKit"] as const;
export type EngineName = (typeof ENGINES)[number];
export type Key = "Tab" | "Shift+Tab" | "Enter" | "Escape" | "ArrowRight";

/** A name that is passed into the page. */
export const asJson = (name: string | RegExp) =>
  typeof name === "string" ? { text: name } : { source: name.source, flags: name.flags };
export type JsonName = ReturnType<typeof asJson>;
