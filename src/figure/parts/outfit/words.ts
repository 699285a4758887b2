import type { WordsOf } from "../../schema/words.ts";
import { FABRIC_WORDS } from "../colors/words.ts";

export const OUTFIT_WORDS = {
  outfit: {
    label: "Clothes",
    options: {
      suit: ["Suit", "lawyer banker business manager executive jacket politician detective estate agent"],
      blazer: ["Blazer", "jacket manager business consultant secretary receptionist journalist politician"],
      hoodie: ["Hoodie", "developer programmer gamer student sweatshirt"],
      "lab-coat": ["Lab coat", "doctor scientist chemist pharmacist researcher optician vet analyst"],
      scrubs: ["Scrubs", "nurse doctor surgeon dentist vet midwife medic hospital carer paramedic"],
      dress: ["Dress", "skirt"],
      overalls: ["Overalls", "mechanic plumber painter electrician dungarees welder fitter farmer beekeeper"],
      "chef-whites": ["Chef’s whites", "chef cook kitchen"],
      turtleneck: ["Turtleneck", "designer architect roll-neck"],
      "hi-vis": [
        "Hi-vis vest",
        "construction builder road worker safety engineer vest mason roofer crane miner postman warehouse logistics",
      ],
      cardigan: ["Cardigan", "teacher librarian knit jumper therapist counsellor social psychologist carer nanny"],
      robe: ["Robe", "judge lawyer barrister graduate academic professor priest gown imam rabbi"],
      "t-shirt": ["T-shirt", "tee tshirt casual developer dancer musician artist"],
      polo: ["Polo shirt", "driver courier sales caretaker carer physiotherapist postman mail"],
      "shirt-tie": ["Shirt and tie", "accountant clerk sales manager"],
      waistcoat: ["Vest", "waistcoat barista tailor waiter bartender"],
      apron: ["Apron", "barista florist baker butcher cleaner craft"],
      patrol: ["Patrol uniform", "police officer guard security cop"],
      turnout: ["Firefighter’s coat", "firefighter fire fireman rescue"],
      pilot: ["Pilot’s uniform", "airline captain aviation"],
      fatigues: ["Fatigues", "soldier army military camouflage"],
      sari: ["Sari", "saree indian"],
      kurta: ["Kurta", "indian pakistani shalwar salwar imam"],
      tracksuit: ["Tracksuit", "coach trainer athlete sports dancer physiotherapist"],
      flannel: ["Flannel shirt", "farmer lumberjack checked plaid carpenter forester fisher"],
    },
  },
  outfitColor: { label: "Main color", options: FABRIC_WORDS },
  shirtColor: { label: "Shirt", options: FABRIC_WORDS },
  legColor: { label: "Pants", search: "trousers", options: FABRIC_WORDS },
} as const satisfies WordsOf<"outfit" | "outfitColor" | "shirtColor" | "legColor">;
