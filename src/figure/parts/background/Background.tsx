import { createPack, type Pack, waitForPacks } from "../../engine/pack.ts";
import { circle } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import type { Pattern } from "./types.ts";

/** Default y of the center of patterns around the figure. */
const FIGURE_MIDDLE_Y = 420;

type Patterns = Partial<Record<FigureSpec["background"], readonly Pattern[]>>;

/** The first pattern of each type. These two are in the initial bundle. */
const OWN: Patterns = {
  // A single circle with a line as wide as the card. The line's dashes are the sixteen rays.
  rays: [{ line: circle(0, 0, 360), width: 720, dashes: "64 77.37", opacity: 0.26, isCentered: true }],
  shards: [
    {
      line: circle(0, 0, 460),
      width: 720,
      dashes: "46 130 92 88 60 170 110 76 84 150",
      opacity: 0.34,
      isCentered: true,
    },
  ],
};
const pack = createPack<{ readonly DRAWINGS: Patterns }>(() => import("./drawings/patterns.ts"));

/** Returns the pack that contains a pattern, or undefined if the pattern is in the initial bundle. */
export const patternPack = (name: FigureSpec["background"]): Pack | undefined => (name in OWN ? undefined : pack);

interface BackgroundProps {
  name: FigureSpec["background"];
  /** Center of the figure, for patterns that are drawn around it. */
  x: number;
  y?: number;
  color: string;
}

/** The pattern printed on the card. Empty until its pack is loaded. */
export function Background({ name, x, y = FIGURE_MIDDLE_Y, color }: BackgroundProps) {
  const pattern = OWN[name] ?? pack.value?.DRAWINGS[name];
  return pattern?.map(({ fill, line, width, dashes, opacity, isCentered }) => (
    <path
      key={fill ?? line}
      d={fill ?? line}
      fill={fill && color}
      stroke={line && color}
      strokeWidth={width}
      strokeDasharray={dashes}
      strokeLinecap={isCentered ? "butt" : undefined}
      fillOpacity={opacity}
      strokeOpacity={opacity}
      transform={isCentered ? `translate(${x} ${y})` : undefined}
    />
  ));
}

/** A pattern in a picture other than a box. Suspends until its pack is loaded. */
export function LoadedBackground(props: BackgroundProps) {
  waitForPacks([patternPack(props.name)]);
  return <Background {...props} />;
}
