import type { WordsOf } from "../../schema/words.ts";

export const POSE_WORDS = {
  pose: {
    label: "Pose",
    search: "stance posture",
    options: {
      proud: ["Proud", "hero hands on hips"],
      raise: ["Raise", "hero fist"],
      wave: "Wave",
      ready: "Ready",
      guard: "Guard",
      hold: ["Holding", "accessory hand"],
      stride: ["Striding", "walking"],
      salute: ["Saluting", "military"],
      sit: ["Seated", "chair stool"],
      scheme: ["Scheme", "villain"],
      crossed: ["Crossed", "arms"],
      beckon: "Beckon",
      point: "Point",
      loom: "Loom",
      wield: "Wielding",
      lounge: ["Lounging", "seated chair armchair"],
      cackle: ["Cackling", "villain laughing"],
      stalk: ["Stalking", "walking"],
    },
  },
} as const satisfies WordsOf<"pose">;
