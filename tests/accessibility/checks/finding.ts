import type { Engine } from "../../engines/engine.ts";
import type { View } from "../view.ts";

/** Something on a page that keeps a person out. */
export interface Finding {
  /** The check that found it, by name. */
  readonly check: string;
  /** The element, as a person who looks for it would name it. */
  readonly where: string;
  /** What is wrong with it and what to do. */
  readonly what: string;
}

/** One question asked of a page in one of its states. `bundleChecks()` must be installed in the page. */
export interface Check {
  readonly name: string;
  /** The views in which the answer tells something new. */
  readonly isFor: (view: View) => boolean;
  /** Leaves the page as it was, but for the focus; what closes when the focus leaves it, or on Escape, is closed. */
  readonly run: (engine: Engine, view: View) => Promise<readonly Finding[]>;
}
