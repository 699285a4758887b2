/** New kinds go to the end: figure codes hold the place. */
export const ACCESSORY_KINDS = [
  "belt",
  "keyboard",
  "coffee",
  "laptop",
  "stethoscope",
  "blueprint",
  "chart",
  "microphone",
  "camera",
  "gavel",
  "palette",
  "wrench",
  "book",
  "megaphone",
  "knife",
  "phone",
  "flask",
  "briefcase",
  "scissors",
  "trophy",
  "radio",
  "axe",
  "torch",
  "mop",
  "spray-bottle",
  "wheat",
  "watering-can",
  "tractor",
  "steering-wheel",
  "parcel",
  "plane",
  "medal",
  "compass",
  "binoculars",
  "whistle",
  "ball",
  "dumbbell",
  "first-aid",
  "syringe",
  "tooth",
  "rolling-pin",
  "whisk",
  "bread",
  "tray",
  "guitar",
  "clapperboard",
  "pencil",
  "apple",
  "globe",
  "scales",
  "calculator",
  "microscope",
  "hammer",
  "drill",
  "paint-roller",
  "hairdryer",
  "flowers",
  "tape-measure",
  "gear",
  "server",
  "cat",
  "dog",
] as const;

/** What can be drawn as an accessory. */
export type AccessoryKind = (typeof ACCESSORY_KINDS)[number];

/** One of the three things in the box. */
export interface Accessory {
  readonly kind: AccessoryKind;
  /** At most 34 code points. */
  readonly label: string;
}
export type AccessoryTrio = readonly [Accessory, Accessory, Accessory];

/** The three accessories with the one in a place (0 to 2) replaced. */
export const replaceAccessory = (trio: AccessoryTrio, place: number, accessory: Accessory): AccessoryTrio => [
  place === 0 ? accessory : trio[0],
  place === 1 ? accessory : trio[1],
  place === 2 ? accessory : trio[2],
];

/** The sample accessories of specification §3. */
export const DEFAULT_ACCESSORIES: AccessoryTrio = [
  { kind: "belt", label: "Debugger Tool Belt" },
  { kind: "keyboard", label: "Keyboard of Command" },
  { kind: "coffee", label: "Coffee Cup of Endurance" },
];
