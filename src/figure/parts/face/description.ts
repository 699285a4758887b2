import type { EARRINGS, Expression } from "./options.ts";
/** Descriptions of the expressions that their id does not describe well enough. */
export const EXPRESSION_DESCRIPTIONS: Partial<Readonly<Record<Expression, string>>> = {
  grin: "grinning",
  smile: "smiling",
  open: "beaming",
  smirk: "smirking",
  laugh: "laughing",
  kind: "smiling kindly",
  sly: "smiling slyly",
  wry: "smiling wryly",
  serene: "serene with eyes closed",
};

export const EARRING_DESCRIPTIONS: Readonly<Record<(typeof EARRINGS)[number], string>> = {
  none: "",
  studs: "stud earrings",
  hoops: "hoop earrings",
  drops: "drop earrings",
};
