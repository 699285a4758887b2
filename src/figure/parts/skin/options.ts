/**
 * Skin tones of molded vinyl, from the lightest to the darkest. `shade` is the color of shadows: a darker tone, never
 * gray.
 */
export const SKINS = {
  porcelain: { tone: "#f9dcc8", shade: "#eebb9f" },
  ivory: { tone: "#f3cbae", shade: "#e2a684" },
  sand: { tone: "#e8b68d", shade: "#d29468" },
  honey: { tone: "#d89c6a", shade: "#bd7a48" },
  golden: { tone: "#c68653", shade: "#a86636" },
  almond: { tone: "#ad7044", shade: "#905431" },
  chestnut: { tone: "#915735", shade: "#743e23" },
  umber: { tone: "#7e492b", shade: "#61341d" },
  espresso: { tone: "#6c3e28", shade: "#502a19" },
  ebony: { tone: "#5b3323", shade: "#3f2014" },
} as const;
