import type { Engine } from "../../engines/engine.ts";
import type { View } from "../view.ts";

/** A violation: something on a page that keeps a person out. */
export interface Finding {
  /** The check that found it, by name. */
  readonly check: string;
  /** The element, described as a person who looks for it would. */
  readonly where: string;
  /** What is wrong with it and what to do. */
  readonly what: string;
}

/** A checker: one question asked of a page in one of its states. `bundleChecks()` must be installed in the page. */
export interface Check {
  readonly name: string;
  /** The views in which the answer can differ. */
  readonly isFor: (view: View) => boolean;
  /** Leaves the page as it was, except for the focus and what closes on blur or on Escape. */
  readonly run: (engine: Engine, view: View) => Promise<readonly Finding[]>;
}
