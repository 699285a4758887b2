import { circle, curls, mirrored, path, radians } from "../../../engine/shapes.ts";
import { type DrawnHair, PARTED, STUBBLE, strands } from "../hair-shapes.ts";

/** Draws a braid that hangs from x, y. Returns its shape and the lines between its strands. */
function plait(x: number, y: number, count: number, width: number, height: number): readonly [string, string] {
  const reach = (i: number) => width * (1 - i * 0.04);
  const side = (i: number, sign: number) => path`${x + sign * reach(i) * 0.6} ${y + i * height}`;
  const bulge = (i: number, sign: number) => path`${x + sign * reach(i) * 1.25} ${y + i * height}`;
  const steps = Array.from({ length: count }, (_, i) => i);
  const right = steps.map((i) => `Q${bulge(i + 0.5, 1)} ${side(i + 1, 1)}`).join("");
  const left = steps.map((i) => `Q${bulge(count - i, -1)} ${side(count - i - 0.5, -1)}`).join("");
  const end = y + count * height;
  return [
    `M${side(-0.5, -1)}L${side(0, 1)}${right}${path`Q${x + width} ${end + 12} ${x - 2} ${end + 20} ${x - width} ${end + 10}`} ${side(count + 0.5, -1)}${left}Z`,
    steps
      .flatMap((i) => [
        path`M${x + reach(i) * 0.6} ${y + i * height}Q${x + 3} ${y + (i + 0.3) * height} ${x - 3} ${y + (i + 0.9) * height}`,
        path`M${x - reach(i) * 0.6} ${y + (i + 0.5) * height}Q${x - 3} ${y + (i + 0.8) * height} ${x + 3} ${y + (i + 1.4) * height}`,
      ])
      .join(""),
  ];
}

const [PLAIT, PLAIT_LINES] = plait(53, 8, 5, 11, 14);

/** Draws the strands of a braid across the head from ear to ear. */
const chevrons = (count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = radians(196 + (i * 156) / count);
    const on = (turn: number, reach: number) =>
      path`${reach * Math.cos(angle + turn)} ${-4 + reach * 1.1 * Math.sin(angle + turn)}`;
    return `M${on(0, 62)}Q${on(0.16, 60)} ${on(0.16, 55)}T${on(0.06, 47)}`;
  }).join("");

export const TIED: DrawnHair<"tied"> = {
  braids: {
    front: [
      ["hair", PARTED],
      ["edge", "M0-49V-64", 2],
      ["hair", mirrored(PLAIT)],
      ["edge", mirrored(PLAIT_LINES), 2],
      ["band", mirrored("M48 77h9"), 5],
      ["light", strands([-6, -60, -38, -58, -48, -20, 6])],
    ],
    top: 72,
  },
  "crown-braid": {
    front: [
      ["hair", PARTED],
      ["edge", "M0-49V-56", 2],
      ["hair", `${curls([0, -2, 63, 72], [186, 354], 9, "M", 0.2)}L48-8C45-38 26-54 0-54S-45-38-48-8Z`],
      ["edge", chevrons(9), 2],
    ],
    top: 84,
    seat: 73,
  },
  pigtails: {
    back: [
      [
        "hair",
        mirrored("M46-44C76-66 100-38 94-6 91 14 80 28 89 50 82 60 74 54 68 46 58 34 57 20 61 6 64-10 64-22 48-30Z"),
      ],
      [
        "dark",
        mirrored("M89 50C82 60 74 54 68 46 58 34 57 20 61 6 64-10 64-22 50-29 78-26 72 0 71 16 70 36 80 44 89 50Z"),
      ],
    ],
    front: [
      ["hair", PARTED],
      ["edge", "M0-49V-64", 2],
      ["band", mirrored("M50-52Q58-44 57-32"), 7],
      ["light", strands([-72, -46, -92, -34, -86, -6, 7])],
    ],
    top: 73,
  },
  "space-buns": {
    back: [["hair", circle(-40, -71, 24) + circle(40, -71, 24)]],
    front: [
      ["hair", PARTED],
      ["edge", "M0-49V-64", 2],
      [
        "edge",
        "M-54-66C-58-92-26-92-28-70M-48-62C-48-80-36-82-34-70M26-68C26-92 56-90 52-66M34-66C34-80 48-80 46-64",
        2,
      ],
      ["light", strands([-60, -70, -60, -90, -40, -92, 6])],
    ],
    top: 96,
  },
  bun: {
    back: [
      ["hair", "M-3-105C18-107 29-93 26-78 24-60-24-58-26-78-28-93-17-104-3-105Z"],
      ["edge", "M-20-66C-28-92 6-102 15-88 20-76 2-72-2-82", 2],
      ["light", strands([-20, -78, -21, -98, 0, -100, 6])],
    ],
    front: [
      ["hair", mirrored("M0-71C40-71 61-42 55 4 55 14 54 22 51 27 49 18 48 8 48-5 48-20 44-29 35-36 24-43 12-43 0-43")],
      ["light", strands([-46, -26, -46, -52, -22, -64, 6])],
    ],
    top: 106,
  },
  ponytail: {
    back: [
      [
        "hair",
        "M32-62C60-92 106-72 100-26 98 0 86 14 97 38 102 52 100 62 94 72 90 58 76 56 66 38 54 14 68-12 61-32 56-42 46-44 38-46Z",
      ],
      ["dark", "M94 72C90 58 76 56 66 38 54 14 68-12 61-32 58-40 52-42 46-43 80-44 84-20 78 4 72 34 90 44 94 72Z"],
      ["light", strands([56, -68, 92, -68, 93, -28, 8])],
    ],
    front: [
      [
        "hair",
        "M-53 4C-62-42-38-71 2-71 42-71 61-42 54 2 53 8 51 11 49 13 47 6 48-2 48-8 46-22 42-32 33-40 8-24-34-26-48-5-48 0-48 8-50 12-52 10-53 7-53 4Z",
      ],
      ["band", "M40-62Q50-56 52-44", 8],
      ["light", strands([-47, -32, -32, -60, 16, -64, 7])],
    ],
    top: 80,
  },
  "man-bun": {
    back: [
      ["hair", circle(0, -81, 18)],
      ["edge", "M-13-76C-18-94 14-96 13-80S-6-74-5-82", 2],
    ],
    front: [
      ["scalp", STUBBLE],
      ["hair", mirrored("M0-72C30-72 50-58 46-29 40-40 24-45 0-45")],

      ["band", "M-12-68Q0-64 12-68", 6],
      ["light", strands([-42, -38, -42, -56, -18, -66, 5])],
    ],
    top: 101,
  },
};
