import type { Pose } from "./options.ts";
/** Phrases that describe a pose. Each is used only if that part of the pose is drawn; a mobility aid can change it. */
export interface PoseDescription {
  /** Describes both arms, even if a hand is missing. */
  readonly arms?: string;
  /** Describes both hands. */
  readonly both?: string;
  /** `left` and `right` describe one hand, if `both` does not apply. */
  readonly left?: string;
  readonly right?: string;
  /** Describes the hand that holds the first accessory. `%` is replaced with the accessory's label. */
  readonly holds?: string;
  /** Describes the legs of a standing figure. */
  readonly legs?: string;
}

const ON_HIP = "one hand on the hip";
const LOOMING = "one arm raised, looming";

export const POSE_DESCRIPTIONS: Readonly<Record<Pose, PoseDescription>> = {
  proud: { both: "hands on hips", left: ON_HIP, right: ON_HIP },
  raise: { right: "one fist raised" },
  wave: { right: "waving" },
  ready: { both: "fists at the ready" },
  guard: { right: "fist on heart" },
  hold: { holds: "holding %" },
  stride: { legs: "striding ahead" },
  salute: { right: "saluting" },
  sit: {},
  scheme: { both: "fingers steepled" },
  crossed: { both: "arms crossed" },
  beckon: { right: "beckoning" },
  point: { left: "pointing" },
  loom: { arms: "arms raised, looming", left: LOOMING, right: LOOMING },
  wield: { holds: "holding up %" },
  lounge: {},
  cackle: { right: "one arm flung out" },
  stalk: { both: "palms out", legs: "stalking ahead" },
};

export const SEAT_DESCRIPTIONS = { stool: "sitting on a stool", armchair: "lounging in an armchair" };
