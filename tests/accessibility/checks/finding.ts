import type { Engine } from "../../engines/engine.ts";
import type { View } from "../view.ts";

/** A violation: a barrier on a page. */
export interface Finding {
  /** The name of the check that found it. */
  readonly check: string;
  /** The element, described by its role, name and place. */
  readonly where: string;
  /** The problem and its fix. */
  readonly what: string;
}

/** A check for a page in one of its states. `bundleChecks()` must be installed in the page. */
export interface Check {
  readonly name: string;
  /** The views in which results can differ. */
  readonly isFor: (view: View) => boolean;
  /** Leaves the page unchanged, except for the focus and anything that closes on blur or Escape. */
  readonly run: (engine: Engine, view: View) => Promise<readonly Finding[]>;
}
