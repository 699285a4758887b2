import type { AccessoryKind } from "./options.ts";

export interface AccessoryWords {
  /** The name in the editor. */
  readonly label: string;
  /** The noun in titles such as "Laptop of Negotiation". @default the label */
  readonly noun?: string;
  /** Accessories that suit serious skills are "quiet": see `meetsSkill`. */
  readonly mood?: "quiet";
  /** More words that find it in the search. */
  readonly search?: string;
}

export const ACCESSORY_WORDS: Readonly<Record<AccessoryKind, AccessoryWords>> = {
  belt: { label: "Belt", noun: "Tool Belt", search: "tools craftsman" },
  keyboard: { label: "Keyboard", search: "programmer developer writer" },
  coffee: { label: "Coffee", mood: "quiet", noun: "Mug", search: "cup mug barista tea" },
  laptop: { label: "Laptop", mood: "quiet", search: "computer developer programmer data analyst secretary consultant" },
  stethoscope: { label: "Stethoscope", mood: "quiet", search: "nurse doctor medic vet midwife" },
  blueprint: { label: "Blueprint", search: "architect engineer plan" },
  chart: { label: "Chart", search: "analyst manager sales graph finance data politician" },
  microphone: { label: "Microphone", noun: "Mic", search: "singer podcaster journalist speaker mic" },
  camera: { label: "Camera", search: "photographer film journalist detective tourist" },
  gavel: { label: "Gavel", search: "judge lawyer law court" },
  palette: { label: "Palette", search: "artist painter designer art" },
  wrench: { label: "Wrench", search: "mechanic plumber spanner tool" },
  book: {
    label: "Book",
    mood: "quiet",
    search: "teacher librarian writer author student translator priest imam rabbi",
  },
  megaphone: { label: "Megaphone", search: "marketing coach activist" },
  knife: { label: "Knife", search: "chef cook butcher" },
  phone: { label: "Phone", mood: "quiet", search: "mobile smartphone call sales receptionist secretary social" },
  flask: { label: "Flask", search: "chemist scientist lab" },
  briefcase: { label: "Briefcase", mood: "quiet", search: "lawyer banker business consultant" },
  scissors: { label: "Scissors", search: "hairdresser barber tailor" },
  trophy: { label: "Trophy", search: "winner cup award athlete" },
  radio: { label: "Radio", search: "police security dispatcher walkie-talkie" },
  axe: { label: "Axe", search: "firefighter lumberjack forester" },
  torch: { label: "Flashlight", search: "flashlight guard electrician miner" },
  mop: { label: "Mop", search: "cleaner cleaning caretaker janitor" },
  "spray-bottle": {
    label: "Spray bottle",
    noun: "Spray Bottle",
    search: "cleaner cleaning hairdresser beautician janitor",
  },
  wheat: { label: "Wheat", noun: "Harvest", search: "farmer grain crop" },
  "watering-can": { label: "Watering can", noun: "Watering Can", search: "gardener florist plants" },
  tractor: { label: "Tractor", search: "farmer crane driver" },
  "steering-wheel": { label: "Steering wheel", noun: "Wheel", search: "driver bus truck taxi" },
  parcel: { label: "Parcel", search: "courier post delivery warehouse package" },
  plane: { label: "Plane", search: "pilot flight attendant travel" },
  medal: { label: "Medal", search: "soldier military athlete" },
  compass: { label: "Compass", search: "sailor ranger explorer surveyor navy fisher captain" },
  binoculars: { label: "Binoculars", search: "ranger birdwatcher lookout detective" },
  whistle: { label: "Whistle", search: "referee coach sports" },
  ball: { label: "Ball", search: "football soccer athlete sports" },
  dumbbell: { label: "Dumbbell", search: "fitness trainer gym weight" },
  "first-aid": { label: "First-aid kit", noun: "First Aid Kit", search: "nurse paramedic medic kit carer nanny" },
  syringe: { label: "Syringe", search: "nurse doctor vaccine vet injection" },
  tooth: { label: "Tooth", search: "dentist dental" },
  "rolling-pin": { label: "Rolling pin", noun: "Rolling Pin", search: "baker pastry" },
  whisk: { label: "Whisk", search: "baker cook chef" },
  bread: { label: "Bread", search: "baker loaf" },
  tray: { label: "Tray", search: "waiter waitress server hotel cloche" },
  guitar: { label: "Guitar", search: "musician music" },
  clapperboard: { label: "Clapperboard", search: "film director actor movie" },
  pencil: { label: "Pencil", search: "writer designer illustrator teacher" },
  apple: { label: "Apple", search: "teacher nutritionist fruit" },
  globe: { label: "Globe", search: "teacher geographer travel world translator politician" },
  scales: { label: "Scales", search: "lawyer judge law justice" },
  calculator: { label: "Calculator", search: "accountant finance" },
  microscope: { label: "Microscope", search: "biologist scientist lab" },
  hammer: { label: "Hammer", search: "carpenter builder joiner" },
  drill: { label: "Drill", search: "builder electrician dentist mason" },
  "paint-roller": { label: "Paint roller", noun: "Paint Roller", search: "painter decorator roofer" },
  hairdryer: { label: "Hairdryer", search: "hairdresser stylist salon beautician barber" },
  flowers: { label: "Flowers", search: "florist gardener beekeeper bouquet" },
  "tape-measure": { label: "Tape measure", noun: "Tape Measure", search: "tailor carpenter surveyor" },
  gear: { label: "Gear", search: "engineer mechanic cog operations" },
  server: { label: "Server", search: "sysadmin cloud devops computer data developer security" },
  cat: { label: "Cat", search: "pet animal vet kitten" },
  dog: { label: "Dog", search: "pet animal vet puppy" },
};
