import type { WordsOf } from "../../schema/words.ts";
import type { Pose } from "./options.ts";

export const POSE_WORDS = {
  pose: {
    label: "Pose",
    search: "stance posture",
    options: {
      proud: ["Proud", "hands on hips"],
      raise: ["Raise", "fist"],
      wave: "Wave",
      ready: "Ready",
      guard: "Guard",
      hold: ["Holding", "accessory hand"],
      stride: ["Striding", "walking"],
      salute: ["Saluting", "military"],
      sit: ["Seated", "chair stool"],
      scheme: "Scheme",
      crossed: ["Crossed", "arms"],
      beckon: "Beckon",
      point: "Point",
      loom: "Loom",
      wield: "Wielding",
      lounge: ["Lounging", "seated chair armchair"],
      cackle: ["Cackling", "laughing"],
      stalk: ["Stalking", "walking"],
    },
  },
} as const satisfies WordsOf<"pose">;

export const POSE_DESCRIPTIONS: Readonly<Record<Pose, string>> = {
  proud: "hands on hips",
  raise: "one fist raised",
  wave: "waving",
  ready: "at the ready",
  guard: "fist on heart",
  scheme: "fingers steepled",
  crossed: "arms crossed",
  beckon: "beckoning",
  point: "pointing",
  loom: "arms raised, looming",
  hold: "holding %",
  stride: "striding ahead",
  salute: "saluting",
  sit: "sitting on a stool",
  wield: "holding up %",
  lounge: "lounging in an armchair",
  cackle: "one arm flung out",
  stalk: "stalking ahead, palms out",
};
