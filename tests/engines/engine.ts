/** A browser engine for the flows: a page, its controls by role and name, and its downloads. */
export interface Engine {
  readonly name: EngineName;
  /** Restarts as a first-time visitor, with empty storage. */
  reset(): Promise<void>;
  goto(url: string): Promise<void>;
  /** Runs in the page and awaits a promise. Arguments and result must be JSON. */
  evaluate<In extends unknown[], Out>(run: (...args: In) => Out | Promise<Out>, ...args: In): Promise<Out>;
  /** Runs a script in the page, bypassing the page's policy. */
  install(script: string): Promise<void>;
  /** Waits for a control. */
  find(role: string, name: string | RegExp): Promise<unknown>;
  /** Clicks with a mouse, or taps if the engine was opened for touch. */
  click(role: string, name: string | RegExp): Promise<void>;
  /** Replaces a field's text by typing. */
  fill(role: string, name: string | RegExp, text: string): Promise<void>;
  /** Presses a key on the focused element. */
  press(key: Key): Promise<void>;
  /** Sets the window's inner size in CSS pixels; `reset` keeps it. @default 1280 × 900 */
  resize(width: number, height: number): Promise<void>;
  /** A screenshot of the window as a PNG, one pixel per CSS pixel. */
  screenshot(): Promise<Buffer>;
  /** Emulation that only Chromium supports, until it is reset or `reset` is called. */
  readonly emulate?: {
    /** Media features such as `forced-colors`, each with its value; an empty list resets them. */
    media(features: readonly { readonly name: string; readonly value: string }[]): Promise<void>;
    /** A coarse pointer without hover. */
    touch(on: boolean): Promise<void>;
  };
  /** Features that WebKit's driver lacks. */
  readonly tabs?: {
    /** Opens another tab with the same storage, which becomes the active one. */
    open(): Promise<void>;
    /** Activates this tab: the first is 0. */
    switchTo(index: number): Promise<void>;
    /** Runs in each page before its scripts, in the open tabs; `reset` ends it. */
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

/** A variable that is passed into the page. */
export const asJson = (name: string | RegExp) =>
  typeof name === "string" ? { text: name } : { source: name.source, flags: name.flags };
export type JsonName = ReturnType<typeof asJson>;
