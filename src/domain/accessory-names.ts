import type { Accessory, AccessoryKind } from "./accessories.ts";

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
  radio: "Radio of Ready Answers",
  axe: "Axe of Fast Exits",
  torch: "Torch of Bright Ideas",
  mop: "Mop of Fresh Starts",
  "spray-bottle": "Spray of Spotless Records",
  wheat: "Harvest of Patience",
  "watering-can": "Watering Can of Growth",
  tractor: "Tractor of Steady Progress",
  "steering-wheel": "Wheel of Direction",
  parcel: "Parcel of Promises Kept",
  plane: "Plane of Higher Views",
  medal: "Medal of Quiet Courage",
  compass: "Compass of True North",
  binoculars: "Binoculars of Foresight",
  whistle: "Whistle of Fair Play",
  ball: "Ball of Good Bounces",
  dumbbell: "Dumbbell of Daily Effort",
  "first-aid": "First Aid of First Resort",
  syringe: "Syringe of Steady Hands",
  tooth: "Tooth of Wisdom",
  "rolling-pin": "Rolling Pin of Even Layers",
  whisk: "Whisk of Fine Foam",
  bread: "Bread of the Early Hour",
  tray: "Tray of Perfect Balance",
  guitar: "Guitar of Good Strings",
  clapperboard: "Clapperboard of Take Two",
  pencil: "Pencil of First Drafts",
  apple: "Apple of Curiosity",
  globe: "Globe of Wide Horizons",
  scales: "Scales of Fairness",
  calculator: "Calculator of Certainty",
  microscope: "Microscope of Detail",
  hammer: "Hammer of Good Joints",
  drill: "Drill of Direct Answers",
  "paint-roller": "Paint Roller of Fresh Coats",
  hairdryer: "Hairdryer of Good Days",
  flowers: "Flowers of Kind Words",
  "tape-measure": "Tape Measure of Exactness",
  gear: "Gear of Smooth Running",
  server: "Server of Long Uptime",
  cat: "Cat of Calm Counsel",
  dog: "Dog of Devotion",
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
