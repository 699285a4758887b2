import type { Engine } from "../../engines/engine.ts";
import type { View } from "../view.ts";

/** A violation that a check found on a page. */
export interface Finding {
  /** The name of the check that found it. */
  readonly check: string;
  /** The element, described by its role, its name and the part of the page. */
  readonly where: string;
  /** The problem and its fix. */
  readonly what: string;
}

/** A check of the current page. Before it runs, the script from `bundleChecks()` must be installed in the page. */
export interface Check {
  readonly name: string;
  /** Returns whether the check must run in a view. Views with the same results are skipped. */
  readonly isFor: (view: View) => boolean;
  /**
   * Runs the check. It may move the focus and close anything that closes on blur or Escape, but changes nothing else.
   */
  readonly run: (engine: Engine, view: View) => Promise<readonly Finding[]>;
}
