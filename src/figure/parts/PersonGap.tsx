import type { Art } from "../art.ts";
import { CREAM } from "../palette.ts";

/** A dotted person-shaped gap, standing on 0,0. */
export function PersonGap({ art }: { art: Art }) {
  return (
    <path
      data-slot="gap"
      d="M-30-306C-62-318-66-352-62-374C-56-430 56-430 62-374C66-352 62-318 30-306C76-300 84-268 92-232L112-176C118-152 88-144 80-166L62-216L58-150L66-18Q66 0 48 0H22Q10 0 10-16L0-120L-10-16Q-10 0-22 0H-48Q-66 0-66-18L-58-150L-62-216L-80-166C-88-144-118-152-112-176L-92-232C-84-268-76-300-30-306Z"
      fill={art.inks.deep}
      stroke={CREAM}
      strokeWidth="3"
      strokeDasharray="9 8"
    />
  );
}
