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

/** The sample accessories of specification §3. */
export const DEFAULT_ACCESSORIES: AccessoryTrio = [
  { kind: "belt", label: "Debugger Tool Belt" },
  { kind: "keyboard", label: "Keyboard of Command" },
  { kind: "coffee", label: "Coffee Cup of Endurance" },
];

/** The product's own name for each accessory. */
export const ACCESSORY_LABELS: Readonly<Record<AccessoryKind, string>> = {
  belt: "Debugger Tool Belt",
  keyboard: "Keyboard of Command",
  coffee: "Coffee Cup of Endurance",
  laptop: "Laptop of Legend",
  stethoscope: "Stethoscope of Truth",
  blueprint: "Blueprint of Destiny",
  chart: "Chart of Ascent",
  microphone: "Mic of Many Takes",
  camera: "Camera of Clarity",
  gavel: "Gavel of Finality",
  palette: "Palette of Possibility",
  wrench: "Wrench of Reason",
  book: "Book of Answers",
  megaphone: "Megaphone of Momentum",
  knife: "Knife of Precision",
  phone: "Phone of Many Pings",
  flask: "Flask of Findings",
  briefcase: "Briefcase of Secrets",
  scissors: "Scissors of Scope",
  trophy: "Cup of Small Wins",
};

/**
 * The accessory as another thing. The product's own label, or none, is replaced by that of the new kind; a label
 * that a person wrote stays.
 */
export const withKind = (accessory: Accessory, kind: AccessoryKind): Accessory => ({
  kind,
  label:
    accessory.label === "" || accessory.label === ACCESSORY_LABELS[accessory.kind]
      ? ACCESSORY_LABELS[kind]
      : accessory.label,
});
