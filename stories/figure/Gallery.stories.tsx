import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigureBox } from "../../src/figure/FigureBox.tsx";
import { randomFigureSpec } from "../../src/figure/random-spec.ts";
import { MAYA } from "./people.ts";

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
  "Siobhán Byrne",
  "Tunde Bakare",
  "Uma Iyer",
  "Viktor Novák",
  "Wanjiru Kamau",
  "Yusuf Demir",
];
const JOBS = [
  "Data Analyst",
  "Product Designer",
  "Head Chef",
  "Paediatric Nurse",
  "Judge",
  "Site Reliability Engineer",
];

const meta = {
  title: "Figure/Gallery",
  component: FigureBox,
  args: { spec: MAYA, isPaid: true },
} satisfies Meta<typeof FigureBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Twenty-four seeded figures: invented people. */
export const TwentyFour: Story = {
  name: "24 seeded figures",
  render: () => (
    <div
      style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))" }}
    >
      {NAMES.map((name, i) => (
        <FigureBox
          key={name}
          spec={randomFigureSpec(name, {
            name,
            jobTitle: JOBS[i % JOBS.length],
            type: i % 2 === 0 ? "hero" : "villain",
          })}
          isPaid={i % 8 !== 7}
        />
      ))}
    </div>
  ),
};
