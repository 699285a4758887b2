// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { FigureCard } from "profigure";
// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { FigureBox, FigurePortrait, randomFigureSpec } from "profigure/figure";

const people = Array.from({ length: 30 }, (_, seed) => randomFigureSpec(seed));

/** A page of thirty portraits, and the two pictures of a box. */
export function Team() {
  return (
    <main>
      <FigureCard name="Maya Okonkwo" jobTitle="Engineer" isHero isPaid />
      <FigureBox spec={people[0]} isPaid width={300} />
      {people.map((spec) => (
        <FigurePortrait key={spec.number} spec={spec} width={120} />
      ))}
    </main>
  );
}
