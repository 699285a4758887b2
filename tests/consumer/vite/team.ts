// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import type { FigureSpecInput } from "profigure/figure";

type Chosen = Pick<FigureSpecInput, "skin" | "hair" | "hairColor" | "outfit" | "glasses" | "mobility" | "facialHair">;

/** Thirty people with a few options each. All other options have their defaults. */
const PEOPLE: readonly (readonly [name: string, jobTitle: string, chosen: Chosen])[] = [
  ["Dana Whitfield", "Nurse", { skin: "sand", hair: "bob", outfit: "scrubs" }],
  ["Emeka Obi", "Chef", { skin: "umber", hair: "fade", outfit: "chef-whites" }],
  ["Maya Okonkwo", "Engineer", { skin: "chestnut", hair: "afro", glasses: "round" }],
  ["Viktor Lindqvist", "Bookkeeper", { skin: "ivory", hair: "quiff", hairColor: "silver" }],
  ["Ngozi Bankole", "Lawyer", { skin: "ebony", hair: "braids", outfit: "blazer" }],
  ["Nguyễn Thị Minh Khai", "Courier", { skin: "honey" }],
  ["Þórunn Jónsdóttir", "Mechanic", { outfit: "overalls" }],
  ["Gurpreet Singh Dhaliwal", "Welder", { skin: "golden", facialHair: "beard" }],
  ["علي بن يوسف", "Teacher", { skin: "almond" }],
  ["יעל כהן", "Designer", { hair: "bob" }],
  ["王小明", "Developer", { hair: "crew-cut" }],
  ["佐藤 花子", "Photographer", { outfit: "hoodie" }],
  ["김지우", "Student", { hair: "bob", hairColor: "black" }],
  ["Олена Шевченко", "Doctor", { outfit: "lab-coat" }],
  ["Ελένη Παπαδοπούλου", "Baker", {}],
  ["María José Fernández-Villaverde de la Torre", "Deputy Assistant Vice President for Cross-Functional Work", {}],
  ["José Ángel Núñez", "Carpenter", { outfit: "overalls" }],
  ["Siobhán Ní Bhriain", "Gardener", { hairColor: "silver" }],
  ["Łukasz Wójcik", "Electrician", { outfit: "hi-vis" }],
  ["Çağla Öztürk", "Pharmacist", { outfit: "lab-coat" }],
  ["Nokuthula Dlamini", "Pilot", { skin: "espresso" }],
  ["Amina Abdi", "Translator", { skin: "umber", hair: "hijab" }],
  ["Ravi Subramaniam", "Analyst", { skin: "almond", glasses: "square" }],
  ["Li", "Intern", {}],
  ["Jean-Baptiste Lefèvre", "Sommelier", { facialHair: "moustache" }],
  ["O’Connor, Aoife", "Driver", { mobility: "wheelchair" }],
  ["Björn Åkesson", "Plumber", { facialHair: "beard" }],
  ["Tāne Ngata", "Ranger", { skin: "chestnut" }],
  ["สมชาย ใจดี", "Cook", { outfit: "chef-whites" }],
  ["Ana Souza", "Accountant", { outfit: "cardigan" }],
];

export const TEAM = PEOPLE.map(([name, jobTitle, chosen]) => ({ name, jobTitle, ...chosen }));
