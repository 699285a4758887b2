import type { AccessoryKind } from "../figure/schema/accessory.ts";
import type { FigureLook } from "../figure/schema/spec.ts";
import { COVERINGS } from "../figure/schema/wearing.ts";

/** Long lists in the parts that a person looks in, each option in one of them. */
export const HAIR_KINDS = {
  coverings: COVERINGS,
  textured: [
    "afro",
    "short-afro",
    "afro-puffs",
    "coils",
    "long-coils",
    "twists",
    "cornrows",
    "bantu-knots",
    "box-braids",
    "short-locs",
    "locs",
    "long-locs",
    "fade",
    "flat-top",
  ],
  short: [
    "short",
    "side-part",
    "crew-cut",
    "buzz",
    "quiff",
    "slicked-back",
    "undercut",
    "spiky",
    "pixie",
    "mohawk",
    "widows-peak",
    "thinning",
    "receding",
    "bald",
  ],
  medium: ["curly", "bob", "fringe", "shag", "shoulder", "mullet"],
  long: ["long", "wavy", "long-curls", "half-up"],
  tied: ["bun", "ponytail", "braids", "crown-braid", "pigtails", "space-buns", "man-bun"],
} as const satisfies Record<string, readonly FigureLook["hair"][]>;

export const OUTFIT_KINDS = {
  everyday: ["t-shirt", "polo", "hoodie", "cardigan", "turtleneck", "flannel", "tracksuit", "dress", "sari", "kurta"],
  office: ["suit", "blazer", "shirt-tie", "waistcoat", "robe"],
  work: ["scrubs", "lab-coat", "apron", "chef-whites", "overalls", "hi-vis"],
  uniform: ["patrol", "turnout", "pilot", "fatigues"],
} as const satisfies Record<string, readonly FigureLook["outfit"][]>;

export const ACCESSORY_GROUPS = {
  desk: [
    "coffee",
    "keyboard",
    "laptop",
    "phone",
    "briefcase",
    "chart",
    "calculator",
    "server",
    "gear",
    "pencil",
    "trophy",
  ],
  learning: ["book", "apple", "globe", "microscope", "flask", "gavel", "scales"],
  care: ["stethoscope", "first-aid", "syringe", "tooth", "cat", "dog"],
  rescue: ["radio", "axe", "torch", "medal", "compass", "binoculars"],
  workshop: ["belt", "wrench", "hammer", "drill", "paint-roller", "tape-measure", "blueprint"],
  kitchen: ["knife", "rolling-pin", "whisk", "bread", "tray"],
  salon: ["scissors", "hairdryer", "mop", "spray-bottle"],
  land: ["flowers", "watering-can", "wheat", "tractor"],
  road: ["steering-wheel", "parcel", "plane"],
  stage: ["microphone", "megaphone", "camera", "clapperboard", "guitar", "palette"],
  sport: ["ball", "dumbbell", "whistle"],
} as const satisfies Record<string, readonly AccessoryKind[]>;

/** A part of a long list. */
export type KindId = keyof typeof HAIR_KINDS | keyof typeof OUTFIT_KINDS | keyof typeof ACCESSORY_GROUPS;
