import { soft } from "../color.ts";
import { short } from "../shapes.ts";
import type { HandShape } from "./stances.ts";

/** A finger from a knuckle at x, y; hanging straight down at 0 degrees, `length` long. */
function finger(x: number, y: number, degrees: number, radius: number, length: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [ax, ay] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
  const [tx, ty] = [x - Math.sin(angle) * length, y + Math.cos(angle) * length];
  const r = `A${radius},${radius} 0 0 `;
  return `M${short(x - ax)},${short(y - ay)}${r}1 ${short(x + ax)},${short(y + ay)}L${short(tx + ax)},${short(ty + ay)}${r}1 ${short(tx - ax)},${short(ty - ay)}Z`;
}

const PALM = "M-4-4H4Q13-4 13,5V13Q13,23 3,23H-3Q-13,23-13,13V5Q-13-4-4-4Z";

interface HandArt {
  readonly fingers: string;
  readonly palm: string;
  readonly lines: string;
}

/** Hands hang from the wrist at 0,0, fingers down, thumb on the side of -x. */
const HANDS: Readonly<Record<Exclude<HandShape, "none" | "steeple">, HandArt>> = {
  fist: {
    palm: "M-3-4H4Q15-4 15,8V13Q15,25 3,25H-3Q-14,25-14,13V8Q-14-4-3-4Z",
    fingers: finger(-10, 5, -14, 5.5, 11),
    lines: "M-5,15v7M1,16v7M7,15v7",
  },
  open: {
    palm: PALM,
    fingers:
      finger(-11, 8, 58, 5, 13) +
      finger(-9, 18, 18, 4.6, 14) +
      finger(-3, 20, 6, 4.6, 17) +
      finger(3, 20, -6, 4.6, 16) +
      finger(9, 17, -20, 4.4, 12),
    lines: "M-6,13Q0,8 8,12",
  },
  claw: {
    palm: PALM,
    fingers:
      finger(-11, 8, 64, 5, 14) +
      finger(-9, 17, 34, 4.6, 15) +
      finger(-3, 20, 10, 4.6, 17) +
      finger(3, 20, -12, 4.6, 17) +
      finger(9, 16, -38, 4.6, 15),
    lines: "M-6,13Q0,8 8,12",
  },
  point: {
    palm: PALM,
    fingers: finger(-7, 16, 0, 5.4, 26) + finger(-10, 8, 40, 5, 12),
    lines: "M-1,15v7M5,14v7",
  },
};

/** One hand. The thumb is in front of a fist and beside an open palm. */
export function Hand({ shape, color, line }: { shape: HandShape; color: string; line: string }) {
  if (shape === "none" || shape === "steeple") return null;
  const { palm, fingers, lines } = HANDS[shape];
  const isFist = shape === "fist";
  return (
    <>
      <path d={isFist ? palm : fingers} fill={color} />
      <path d={isFist ? fingers : palm} fill={color} />
      <path d={lines} stroke={soft(line)} />
    </>
  );
}

/**
 * Fingertips pressed together before the chest, as a tent with light under it, so that it reads from
 * afar. 0,0 is between the wrists; 60 units high.
 */
export function Steeple({ color, line }: { color: string; line: string }) {
  return (
    <>
      <path
        d="M-36,8C-40-8-34-20-26-28L-4-57Q0-62 2-56L-1-48L-15-18L-15,8ZM36,8C40-8 34-20 26-28L4-57Q0-62-2-56L1-48L15-18L15,8Z"
        fill={color}
      />
      <path d="M-16-4Q-14-20-6-26Q0-27-2-20L-9,0ZM16-4Q14-20 6-26Q0-27 2-20L9,0Z" fill={color} />
      <path d="M-6-50L-27-21M-3-45L-21-16M6-50L27-21M3-45L21-16" stroke={soft(line)} />
      <path d="M-33-2Q-33-14-22-28" stroke="#fff6" strokeWidth="3" />
    </>
  );
}
