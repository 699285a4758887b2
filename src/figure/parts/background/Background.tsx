import { createPack, type Pack, waitForPacks } from "../../engine/pack.ts";
import { circle } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import type { Pattern } from "./types.ts";

/** Middle of patterns that lie around the figure. */
const FIGURE_MIDDLE_Y = 420;

type Patterns = Partial<Record<FigureSpec["background"], readonly Pattern[]>>;

/** The first of each type. */
const OWN: Patterns = {
  // Sixteen rays are the dashes of one circle whose line is as wide as the card.
  rays: [{ line: circle(0, 0, 360), width: 720, dashes: "64 77.37", opacity: 0.26, isCentered: true }],
  shards: [
    {
      line: circle(0, 0, 460),
      width: 720,
      dashes: "46 130 92 88 60 170 110 76 40 120 84 150 70 96",
      opacity: 0.34,
      isCentered: true,
    },
  ],
};
const pack = createPack<{ readonly DRAWINGS: Patterns }>(() => import("./drawings/patterns.ts"));

/** What has to be loaded before the pattern can be drawn. */
export const patternPack = (name: FigureSpec["background"]): Pack | undefined => (name in OWN ? undefined : pack);

interface BackgroundProps {
  name: FigureSpec["background"];
  /** The figure's middle, which some patterns lie around. */
  x: number;
  y?: number;
  color: string;
}

/** The pattern printed on the card; nothing while its pack is on its way. */
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
      opacity={opacity}
      transform={isCentered ? `translate(${x} ${y})` : undefined}
    />
  ));
}

/** The same outside a box, which waits for what it shows: under Suspense. */
export function LoadedBackground(props: BackgroundProps) {
  waitForPacks([patternPack(props.name)]);
  return <Background {...props} />;
}
