import { describeFigure } from "../describe.ts";

/** The fixed texts of the fold-up card, in English. */
export const PRINT_LABELS = {
  /** On the glue tab. This and other short lines are printed in capitals. */
  glue: "Glue here",
  series: "Office series No.",
  title: "Title",
  characterType: "Character Type",
  hero: "Hero",
  villain: "Villain",
  industry: "Industry",
  skills: "Special Skills",
  accessories: "In the box",
  /** Above the QR code. */
  code: "Scan to open",
  /** On the base. */
  base: "Desk side down",
  headline: ["Fold it.", "Stand it.", "Promote it."],
  lead: "A desk figure from one sheet. Print it at 100 % on heavy paper.",
  cut: { heading: "Cut", text: "Follow the solid line all the way round." },
  fold: { heading: "Fold", text: "Three dashed lines, away from you." },
  paste: { heading: "Glue", text: "Base under, tab inside. Then let it stand." },
  stands: "Stands like this",
  spares: "Spare parts. Cut out, lose under the desk.",
  check: "Check the name before you cut",
  /** The text alternative: its beginning, the description of the front, and its end if there is a QR code. */
  card: "Fold-up card.",
  describe: describeFigure,
  withCode: "With a QR code that opens it.",
};
/** The fixed texts of the fold-up card. */
export type PrintCardLabels = typeof PRINT_LABELS;
