export interface AccessoryTraits {
  /** The section of the editor that lists it. */
  readonly kind:
    | ("desk" | "learning" | "care" | "rescue" | "workshop" | "kitchen")
    | ("salon" | "land" | "road" | "stage" | "sport");
  /** The drawing is in the initial bundle, not in a pack. */
  readonly isClassic?: true;
}

/** Append new accessories at the end: figure codes store the index. */
export const ACCESSORIES = {
  belt: { kind: "workshop", isClassic: true },
  keyboard: { kind: "desk", isClassic: true },
  coffee: { kind: "desk", isClassic: true },
  laptop: { kind: "desk" },
  stethoscope: { kind: "care" },
  blueprint: { kind: "workshop" },
  chart: { kind: "desk" },
  microphone: { kind: "stage" },
  camera: { kind: "stage" },
  gavel: { kind: "learning" },
  palette: { kind: "stage" },
  wrench: { kind: "workshop" },
  book: { kind: "learning" },
  megaphone: { kind: "stage" },
  knife: { kind: "kitchen" },
  phone: { kind: "desk" },
  flask: { kind: "learning" },
  briefcase: { kind: "desk" },
  scissors: { kind: "salon" },
  trophy: { kind: "desk" },
  radio: { kind: "rescue" },
  axe: { kind: "rescue" },
  torch: { kind: "rescue" },
  mop: { kind: "salon" },
  "spray-bottle": { kind: "salon" },
  wheat: { kind: "land" },
  "watering-can": { kind: "land" },
  tractor: { kind: "land" },
  "steering-wheel": { kind: "road" },
  parcel: { kind: "road" },
  plane: { kind: "road" },
  medal: { kind: "rescue" },
  compass: { kind: "rescue" },
  binoculars: { kind: "rescue" },
  whistle: { kind: "sport" },
  ball: { kind: "sport" },
  dumbbell: { kind: "sport" },
  "first-aid": { kind: "care" },
  syringe: { kind: "care" },
  tooth: { kind: "care" },
  "rolling-pin": { kind: "kitchen" },
  whisk: { kind: "kitchen" },
  bread: { kind: "kitchen" },
  tray: { kind: "kitchen" },
  guitar: { kind: "stage" },
  clapperboard: { kind: "stage" },
  pencil: { kind: "desk" },
  apple: { kind: "learning" },
  globe: { kind: "learning" },
  scales: { kind: "learning" },
  calculator: { kind: "desk" },
  microscope: { kind: "learning" },
  hammer: { kind: "workshop" },
  drill: { kind: "workshop" },
  "paint-roller": { kind: "workshop" },
  hairdryer: { kind: "salon" },
  flowers: { kind: "land" },
  "tape-measure": { kind: "workshop" },
  gear: { kind: "desk" },
  server: { kind: "desk" },
  cat: { kind: "care" },
  dog: { kind: "care" },
} as const satisfies Readonly<Record<string, AccessoryTraits>>;

/** The second ink of a card, for each kind of its first accessory. White text is legible on all of them. */
export const TRADE_INKS: Readonly<Record<AccessoryTraits["kind"], string>> = {
  desk: "#0a2275",
  learning: "#4c1d78",
  care: "#0a5d5a",
  rescue: "#963a06",
  workshop: "#123a78",
  kitchen: "#7d1a44",
  salon: "#84195f",
  land: "#1d5c2c",
  road: "#2c4560",
  stage: "#5a1f96",
  sport: "#455a0c",
};

/** The id of an accessory, such as `"laptop"`. */
export type AccessoryKind = keyof typeof ACCESSORIES;
export const accessoryTraits = (id: AccessoryKind): AccessoryTraits => ACCESSORIES[id];
