import type { Pose } from "./options.ts";
/** Phrases that describe a pose. Each is used only if the figure, with its aids, is drawn that way. */
export interface PoseDescription {
  /** Both arms, with or without hands. */
  readonly arms?: string;
  /** Both hands together. */
  readonly both?: string;
  /** One hand alone. */
  readonly left?: string;
  readonly right?: string;
  /** The hand with the first accessory, whose label replaces `%`. */
  readonly holds?: string;
  /** The legs of a standing figure. */
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
