// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { FigurePortrait, randomFigureSpec } from "profigure/figure";

export const people = Array.from({ length: 30 }, (_, seed) => randomFigureSpec(seed));

export const Team = () => people.map((spec) => <FigurePortrait key={spec.number} spec={spec} width={120} />);
