import type { Pose } from "./options.ts";
/** What a pose looks like: each part is said only where the figure, with its aids, is drawn so. */
export interface PoseDescription {
  /** What both arms do, with hands or without. */
  readonly arms?: string;
  /** What both hands do together. */
  readonly both?: string;
  /** What the one or the other hand does. */
  readonly left?: string;
  readonly right?: string;
  /** What is done with the first accessory, `%`. */
  readonly holds?: string;
  /** How a standing figure stands. */
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
