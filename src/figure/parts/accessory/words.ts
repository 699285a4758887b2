import type { AccessoryKind } from "./options.ts";

interface AccessoryWords {
  /** What the editor calls it. */
  readonly label: string;
  /** What it is called on the box until someone renames it. */
  readonly title: string;
  /** What it is called in "… of Negotiation". @default the label */
  readonly noun?: string;
  /** What else people search for. */
  readonly search?: string;
}

export const ACCESSORY_WORDS: Readonly<Record<AccessoryKind, AccessoryWords>> = {
  belt: { label: "Belt", noun: "Tool Belt", title: "Debugger Tool Belt", search: "tools craftsman" },
  keyboard: { label: "Keyboard", title: "Keyboard of Command", search: "programmer developer writer" },
  coffee: { label: "Coffee", noun: "Mug", title: "Coffee Cup of Endurance", search: "cup mug barista tea" },
  laptop: {
    label: "Laptop",
    title: "Laptop of Legend",
    search: "computer developer programmer data analyst secretary consultant",
  },
  stethoscope: { label: "Stethoscope", title: "Stethoscope of Truth", search: "nurse doctor medic vet midwife" },
  blueprint: { label: "Blueprint", title: "Blueprint of Destiny", search: "architect engineer plan" },
  chart: { label: "Chart", title: "Chart of Ascent", search: "analyst manager sales graph finance data politician" },
  microphone: {
    label: "Microphone",
    noun: "Mic",
    title: "Mic of Many Takes",
    search: "singer podcaster journalist speaker mic",
  },
  camera: { label: "Camera", title: "Camera of Clarity", search: "photographer film journalist detective tourist" },
  gavel: { label: "Gavel", title: "Gavel of Finality", search: "judge lawyer law court" },
  palette: { label: "Palette", title: "Palette of Possibility", search: "artist painter designer art" },
  wrench: { label: "Wrench", title: "Wrench of Reason", search: "mechanic plumber spanner tool" },
  book: {
    label: "Book",
    title: "Book of Answers",
    search: "teacher librarian writer author student translator priest imam rabbi",
  },
  megaphone: { label: "Megaphone", title: "Megaphone of Momentum", search: "marketing coach activist" },
  knife: { label: "Knife", title: "Knife of Precision", search: "chef cook butcher" },
  phone: {
    label: "Phone",
    title: "Phone of Many Pings",
    search: "mobile smartphone call sales receptionist secretary social",
  },
  flask: { label: "Flask", title: "Flask of Findings", search: "chemist scientist lab" },
  briefcase: { label: "Briefcase", title: "Briefcase of Secrets", search: "lawyer banker business consultant" },
  scissors: { label: "Scissors", title: "Scissors of Scope", search: "hairdresser barber tailor" },
  trophy: { label: "Trophy", title: "Cup of Small Wins", search: "winner cup award athlete" },
  radio: { label: "Radio", title: "Radio of Ready Answers", search: "police security dispatcher walkie-talkie" },
  axe: { label: "Axe", title: "Axe of Fast Exits", search: "firefighter lumberjack forester" },
  torch: { label: "Torch", title: "Torch of Bright Ideas", search: "flashlight guard electrician miner" },
  mop: { label: "Mop", title: "Mop of Fresh Starts", search: "cleaner cleaning caretaker janitor" },
  "spray-bottle": {
    label: "Spray bottle",
    noun: "Spray Bottle",
    title: "Spray of Spotless Records",
    search: "cleaner cleaning hairdresser beautician janitor",
  },
  wheat: { label: "Wheat", noun: "Harvest", title: "Harvest of Patience", search: "farmer grain crop" },
  "watering-can": {
    label: "Watering can",
    noun: "Watering Can",
    title: "Watering Can of Growth",
    search: "gardener florist plants",
  },
  tractor: { label: "Tractor", title: "Tractor of Steady Progress", search: "farmer crane driver" },
  "steering-wheel": {
    label: "Steering wheel",
    noun: "Wheel",
    title: "Wheel of Direction",
    search: "driver bus truck taxi",
  },
  parcel: { label: "Parcel", title: "Parcel of Promises Kept", search: "courier post delivery warehouse package" },
  plane: { label: "Plane", title: "Plane of Higher Views", search: "pilot flight attendant travel" },
  medal: { label: "Medal", title: "Medal of Quiet Courage", search: "soldier military athlete" },
  compass: {
    label: "Compass",
    title: "Compass of True North",
    search: "sailor ranger explorer surveyor navy fisher captain",
  },
  binoculars: { label: "Binoculars", title: "Binoculars of Foresight", search: "ranger birdwatcher lookout detective" },
  whistle: { label: "Whistle", title: "Whistle of Fair Play", search: "referee coach sports" },
  ball: { label: "Ball", title: "Ball of Good Bounces", search: "football soccer athlete sports" },
  dumbbell: { label: "Dumbbell", title: "Dumbbell of Daily Effort", search: "fitness trainer gym weight" },
  "first-aid": {
    label: "First-aid kit",
    noun: "First Aid Kit",
    title: "First Aid of First Resort",
    search: "nurse paramedic medic kit carer nanny",
  },
  syringe: { label: "Syringe", title: "Syringe of Steady Hands", search: "nurse doctor vaccine vet injection" },
  tooth: { label: "Tooth", title: "Tooth of Wisdom", search: "dentist dental" },
  "rolling-pin": {
    label: "Rolling pin",
    noun: "Rolling Pin",
    title: "Rolling Pin of Even Layers",
    search: "baker pastry",
  },
  whisk: { label: "Whisk", title: "Whisk of Fine Foam", search: "baker cook chef" },
  bread: { label: "Bread", title: "Bread of the Early Hour", search: "baker loaf" },
  tray: { label: "Tray", title: "Tray of Perfect Balance", search: "waiter waitress server hotel cloche" },
  guitar: { label: "Guitar", title: "Guitar of Good Strings", search: "musician music" },
  clapperboard: { label: "Clapperboard", title: "Clapperboard of Take Two", search: "film director actor movie" },
  pencil: { label: "Pencil", title: "Pencil of First Drafts", search: "writer designer illustrator teacher" },
  apple: { label: "Apple", title: "Apple of Curiosity", search: "teacher nutritionist fruit" },
  globe: {
    label: "Globe",
    title: "Globe of Wide Horizons",
    search: "teacher geographer travel world translator politician",
  },
  scales: { label: "Scales", title: "Scales of Fairness", search: "lawyer judge law justice" },
  calculator: { label: "Calculator", title: "Calculator of Certainty", search: "accountant finance" },
  microscope: { label: "Microscope", title: "Microscope of Detail", search: "biologist scientist lab" },
  hammer: { label: "Hammer", title: "Hammer of Good Joints", search: "carpenter builder joiner" },
  drill: { label: "Drill", title: "Drill of Direct Answers", search: "builder electrician dentist mason" },
  "paint-roller": {
    label: "Paint roller",
    noun: "Paint Roller",
    title: "Paint Roller of Fresh Coats",
    search: "painter decorator roofer",
  },
  hairdryer: {
    label: "Hairdryer",
    title: "Hairdryer of Good Days",
    search: "hairdresser stylist salon beautician barber",
  },
  flowers: { label: "Flowers", title: "Flowers of Kind Words", search: "florist gardener bouquet" },
  "tape-measure": {
    label: "Tape measure",
    noun: "Tape Measure",
    title: "Tape Measure of Exactness",
    search: "tailor carpenter surveyor",
  },
  gear: { label: "Gear", title: "Gear of Smooth Running", search: "engineer mechanic cog operations" },
  server: {
    label: "Server",
    title: "Server of Long Uptime",
    search: "sysadmin cloud devops computer data developer security",
  },
  cat: { label: "Cat", title: "Cat of Calm Counsel", search: "pet animal vet kitten" },
  dog: { label: "Dog", title: "Dog of Devotion", search: "pet animal vet puppy" },
};
