/** A browser under the control of a test. It opens a page, finds controls by role and name, and downloads files. */
export interface Engine {
  readonly name: EngineName;
  /** Starts over with empty storage, as for a first-time visitor. */
  reset(): Promise<void>;
  goto(url: string): Promise<void>;
  /** Runs a function in the page and awaits its result. Arguments and result must be JSON. */
  evaluate<In extends unknown[], Out>(run: (...args: In) => Out | Promise<Out>, ...args: In): Promise<Out>;
  /** Runs a script in the page, even if the Content-Security-Policy would block it. */
  install(script: string): Promise<void>;
  /** Waits until a control exists. */
  find(role: string, name: string | RegExp): Promise<unknown>;
  /** Clicks a control, or taps it if the engine was opened for touch. */
  click(role: string, name: string | RegExp): Promise<void>;
  /** Replaces a field's text by typing. */
  fill(role: string, name: string | RegExp, text: string): Promise<void>;
  /** Presses a key on the focused element. */
  press(key: Key): Promise<void>;
  /** Sets the viewport's size in CSS pixels. `reset` does not change it. @default 1280 × 900 */
  resize(width: number, height: number): Promise<void>;
  /**
   * Takes a screenshot of the viewport as a PNG, one pixel per CSS pixel. WebKit lacks it, because its driver never
   * finishes some screenshots (WebKitGTK 2.50).
   */
  screenshot?(): Promise<Buffer>;
  /** Emulation, which only Chromium supports. `reset` ends it. */
  readonly emulate?: {
    /** Emulates media features such as `forced-colors`. An empty list ends the emulation. */
    media(features: readonly { readonly name: string; readonly value: string }[]): Promise<void>;
    /** Emulates a touchscreen: a coarse pointer without hover. */
    touch(on: boolean): Promise<void>;
  };
  /** Features that the WebDriver of WebKit lacks. */
  readonly tabs?: {
    /** Opens another tab with the same storage and makes it active. */
    open(): Promise<void>;
    /** Activates a tab by its index, starting at 0. */
    switchTo(index: number): Promise<void>;
    /** Runs a function before the scripts of each page that the open tabs load. `reset` ends it. */
    beforeScripts<In extends unknown[]>(run: (...args: In) => void, ...args: In): Promise<void>;
  };
  /** Content-Security-Policy violations and uncaught errors. The WebDriver of WebKit does not report them. */
  readonly errors?: readonly string[];
  /** The path of the download folder. */
  readonly downloads: string;
  close(): Promise<void>;
}
/** The device that `click` uses. */
export type Pointer = "mouse" | "touch";
export const ENGINES = ["Chromium", "Firefox", "WebKit"] as const;
export type EngineName = (typeof ENGINES)[number];
export type Key = "Tab" | "Shift+Tab" | "Enter" | "Escape" | "ArrowRight";

/** Converts a string or RegExp to JSON, so that it can be passed into the page. */
export const asJson = (name: string | RegExp) =>
  typeof name === "string" ? { text: name } : { source: name.source, flags: name.flags };
export type JsonName = ReturnType<typeof asJson>;
