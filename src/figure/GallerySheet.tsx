import type { FigureSpec } from "../domain/figure-spec.ts";
import { randomFigureSpec } from "../domain/random-spec.ts";
import { FigureBox } from "./FigureBox.tsx";

const NAMES = [
  "Amara Diallo",
  "Bjørn Aasgaard",
  "Chen Wei",
  "Dolores Fuentes-Ramírez",
  "Eve",
  "Fatima Zahra",
  "Grace O’Malley",
  "Hiro Tanaka",
  "Ike",
  "Joaquín de la Vega",
  "Kai Nakoa",
  "Leilani Kealoha",
  "Mo",
  "Nadia Petrova",
  "Oluwaseun Adebayo",
  "Priya Raghunathan",
  "Quentin Dubois",
  "Rosa Lindgren",
  "Sanjay Mehta",
  "Tove Bergström",
  "Uma Thapa",
  "Victoria Featherstonehaugh",
  "Wanjiru Kamau",
  "Yusuf Demir",
];
const TITLES = [
  "Data Analyst",
  "Product Designer",
  "Head Chef",
  "Paediatric Nurse",
  "Judge",
  "Site Reliability Engineer",
  "Principal Regulatory Affairs Consultant",
];

/** 24 seeded figures of invented people, heroes and villains in turn: to see all drawings at once. */
export const GALLERY: readonly FigureSpec[] = NAMES.map((name, index) =>
  randomFigureSpec(index, {
    name,
    jobTitle: TITLES[index % TITLES.length],
    type: index % 2 === 0 ? "hero" : "villain",
  }),
);

/** The gallery on one sheet, six in a row; every sixth is not paid for. */
export function GallerySheet() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3780 3350" aria-hidden="true">
      <rect width="100%" height="100%" fill="#fff" />
      {GALLERY.map((spec, index) => (
        <FigureBox
          key={spec.name}
          spec={spec}
          isPaid={index % 6 !== 5}
          decorative
          x={30 + (index % 6) * 625}
          y={30 + Math.floor(index / 6) * 830}
          width={600}
          height={800}
        />
      ))}
    </svg>
  );
}
