import * as dialog from "./dialog.ts";
import * as focusRing from "./focus-ring.ts";
import * as forcedColors from "./forced-colors.ts";
import * as motion from "./motion.ts";
import { readingOrder } from "./reading-order.ts";
import * as reflow from "./reflow.ts";
import { structure } from "./structure.ts";
import * as walk from "./tab-walk.ts";
import { smallTargets } from "./targets.ts";

const checks = {
  ...dialog,
  ...focusRing,
  ...forcedColors,
  ...motion,
  ...reflow,
  ...walk,
  readingOrder,
  smallTargets,
  structure,
};
declare global {
  interface Window {
    checks: typeof checks;
  }
}
window.checks = checks;
