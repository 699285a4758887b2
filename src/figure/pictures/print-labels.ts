import { describeFigure } from "../parts/describe.ts";

/** The fixed texts of the fold-up card, in English. */
export const PRINT_LABELS = {
  /** Printed on the glue tab. This and other short texts are printed in capitals. */
  glue: "Glue here",
  series: "Office series No.",
  title: "Title",
  characterType: "Character Type",
  hero: "Hero",
  villain: "Villain",
  industry: "Industry",
  skills: "Special Skills",
  accessories: "In the box",
  /** Printed above the QR code. */
  code: "Scan to open",
  /** Printed on the base. */
  base: "Desk side down",
  headline: ["Fold it.", "Stand it.", "Promote it."],
  lead: "A desk figure from one sheet. Print it at 100% on heavy paper.",
  cut: { heading: "Cut", text: "Follow the solid line all the way round." },
  fold: { heading: "Fold", text: "Three dashed lines, away from you." },
  paste: { heading: "Glue", text: "Base under, tab inside. Then let it stand." },
  stands: "Stands like this",
  spares: "Spare parts. Cut out, lose under the desk.",
  check: "Check the name before you cut",
  /**
   * The text alternative consists of `card`, the description of the front from `describe`, and, if there is a QR code,
   * `withCode`.
   */
  card: "Fold-up card.",
  describe: describeFigure,
  withCode: "With a QR code that opens it.",
};
/** The fixed texts of the fold-up card. */
export type PrintCardLabels = typeof PRINT_LABELS;
