import { describeFigure } from "../describe.ts";

/** What a print card says beside the person's own texts, in English. */
export const PRINT_LABELS = {
  /** On the glue tab; this and the other short lines are printed in capitals. */
  glue: "Glue here",
  series: "Office series No.",
  title: "Title",
  characterType: "Character Type",
  hero: "Hero",
  villain: "Villain",
  industry: "Industry",
  skills: "Special Skills",
  accessories: "In the box",
  /** Over the code of the figure's link. */
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
  /** The beginning of the text alternative; what is on the front; that the back bears a code. */
  card: "Fold-up card.",
  describe: describeFigure,
  withCode: "With a QR code that opens it.",
};
/** The fixed texts of the fold-up card. */
export type PrintCardLabels = typeof PRINT_LABELS;
