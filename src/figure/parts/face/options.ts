// Append new options to a list: figure codes store the index.

export const FACES = ["round", "oval", "square", "heart"] as const;
export const EYES = ["round", "almond", "hooded", "monolid", "downturned", "upturned"] as const;
export const BROWS = ["natural", "straight", "arched", "rounded", "thin", "thick", "bushy", "angled"] as const;
export const NOSES = ["button", "long", "broad", "straight", "hooked", "snub", "fine", "bulbous"] as const;
interface ExpressionTraits {
  /** The type (hero or villain) whose random figures can have the expression. */
  readonly suits: "hero" | "villain" | "both";
}
export const EXPRESSIONS = {
  grin: { suits: "hero" },
  smile: { suits: "hero" },
  open: { suits: "hero" },
  smirk: { suits: "villain" },
  calm: { suits: "both" },
  laugh: { suits: "both" },
  kind: { suits: "both" },
  stern: { suits: "villain" },
  tired: { suits: "villain" },
  sly: { suits: "villain" },
  wry: { suits: "both" },
  amused: { suits: "both" },
  serene: { suits: "hero" },
  determined: { suits: "both" },
  solemn: { suits: "both" },
} as const satisfies Readonly<Record<string, ExpressionTraits>>;
export const EARRINGS = ["none", "studs", "hoops", "drops"] as const;
export const EYE_COLORS = {
  brown: "#5e3820",
  hazel: "#8c6a2a",
  green: "#2f6f4f",
  blue: "#2f6fb0",
  grey: "#5d687c",
} as const;

export type Expression = keyof typeof EXPRESSIONS;
