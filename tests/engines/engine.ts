/** One browser engine as the flows see it: a page, its controls by role and name, and the files that it saves. */
export interface Engine {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Runs in the page; waits for a promise. What goes in and out must be JSON. */
  evaluate<In extends unknown[], Out>(run: (...args: In) => Out | Promise<Out>, ...args: In): Promise<Out>;
  click(role: string, name: string | RegExp): Promise<void>;
  /** Replaces what stands in a field, with keys. */
  fill(role: string, name: string | RegExp, text: string): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>;
  /** The folder that downloads go to. */
  readonly downloads: string;
  close(): Promise<void>;
}
export type Key = "Tab" | "Enter" | "Escape" | "ArrowRight";

/** A name that crosses into the page. */
export const asJson = (name: string | RegExp) =>
  typeof name === "string" ? { text: name } : { source: name.source, flags: name.flags };
export type JsonName = ReturnType<typeof asJson>;
