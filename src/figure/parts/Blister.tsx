import type { Art } from "../art.ts";
import { LAYOUTS } from "../layout.ts";
import { WHITE } from "../palette.ts";

/**
 * Reflections on the bubble. They stay on its edges and below the face: plastic over dark hair
 * would turn it grey.
 */
const GLINTS = {
  hero: {
    bright:
      "M66,340C66,300 84,270 112,258C92,284 86,312 86,350V556Q86,574 76,578Q66,576 66,562ZM372,430V600Q372,644 340,658Q354,640 354,604V430Z",
    faint: "M300,440L384,520V600L250,470ZM92,600L150,660H118L92,634Z",
    line: "M120,664H290",
  },
  villain: {
    bright: "M230,268L252,244H274L254,268V560L230,588ZM544,300V640L524,660V316Z",
    faint: "M470,470L544,560V640L426,490ZM246,604L300,664H268L246,640Z",
    line: "M300,668H500",
  },
} as const;

/** The clear bubble over the figure. */
export function Blister({ art }: { art: Art }) {
  const { bright, faint, line } = GLINTS[art.type];
  return (
    <g fill={WHITE}>
      <path d={LAYOUTS[art.type].bubble} fill={art.url("b")} stroke="#fffc" strokeWidth="3" />
      <path d={bright} opacity=".28" />
      <path d={faint} opacity=".12" />
      <path d={line} stroke={WHITE} strokeWidth="4" opacity=".5" />
    </g>
  );
}

/** What every bubble of a picture shares: `b`, the sheen of clear plastic. */
export function Sheen({ art }: { art: Art }) {
  return (
    <linearGradient id={art.id("b")} x2="1" y2="1">
      <stop stopColor="#fff6" />
      <stop offset=".2" stopColor="#fff0" />
      <stop offset=".75" stopColor="#fff0" />
      <stop offset="1" stopColor="#fff4" />
    </linearGradient>
  );
}
