import type { WordsOf } from "../../schema/words.ts";

export const FACE_WORDS = {
  face: { label: "Face shape", options: { round: "Round", oval: "Oval", square: "Square", heart: "Heart" } },
  eyes: {
    label: "Eyes",
    options: {
      round: "Round",
      almond: "Almond",
      hooded: "Hooded",
      monolid: ["Monolid", "asian"],
      downturned: "Downturned",
      upturned: "Upturned",
    },
  },
  eyeColor: {
    label: "Eye color",
    options: { brown: "Brown", hazel: "Hazel", green: "Green", blue: "Blue", grey: ["Gray", "grey"] },
  },
  brows: {
    label: "Brows",
    search: "eyebrows",
    options: {
      natural: "Natural",
      straight: "Straight",
      arched: "Arched",
      rounded: "Rounded",
      thin: "Thin",
      thick: "Thick",
      bushy: "Bushy",
      angled: "Angled",
    },
  },
  nose: {
    label: "Nose",
    options: {
      button: "Button",
      long: "Long",
      broad: "Broad",
      straight: "Straight",
      hooked: "Hooked",
      snub: "Snub",
      fine: "Fine",
      bulbous: "Rounded",
    },
  },
  mouth: {
    label: "Expression",
    search: "mouth mood",
    options: {
      grin: ["Grin", "happy teeth"],
      smile: ["Smile", "hero happy friendly"],
      open: ["Open", "surprised speaking"],
      smirk: ["Smirk", "villain smug"],
      calm: ["Calm", "neutral serious"],
      laugh: ["Laughing", "happy joy"],
      kind: ["Kind", "gentle warm friendly"],
      stern: ["Stern", "angry serious strict"],
      tired: ["Tired", "sleepy"],
      sly: ["Sly", "villain cunning evil"],
      wry: ["Wry", "ironic"],
      amused: ["Amused", "playful cheeky"],
      serene: ["Serene", "peaceful relaxed eyes closed"],
      determined: ["Determined", "focused serious strong"],
      solemn: ["Solemn", "grave serious sad"],
    },
  },
  earrings: {
    label: "Earrings",
    search: "jewelry jewellery piercing",
    options: { none: "None", studs: "Studs", hoops: "Hoops", drops: "Drops" },
  },
  lashes: { label: "Lashes", search: "eyelashes mascara make-up long" },
  lipstick: { label: "Lipstick", search: "make-up lips" },
  noseRing: { label: "Nose ring", search: "piercing jewelry" },
  bindi: { label: "Bindi", search: "hindu forehead dot" },
} as const satisfies WordsOf<
  "face" | "eyes" | "eyeColor" | "brows" | "nose" | "mouth" | "earrings" | "lashes" | "lipstick" | "noseRing" | "bindi"
>;
