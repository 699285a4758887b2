import type { FigureSpec } from "../../domain/figure-spec.ts";
import { darken, lighten, mix } from "../color.ts";
import { GOLD, WHITE } from "../palette.ts";
import { box, circle, dots, short } from "../shapes.ts";
import { type Build, both, hips, side } from "./builds.ts";
import type { Layer } from "./Layers.tsx";
import type { Look } from "./look.ts";

/** Clothes of the torso, on the body's own units (0,0 between the feet), back to front. */
type Outfit = (
  look: Look,
  build: Build,
) => {
  /** Color of the trunk itself. */
  readonly trunk: string;
  readonly under?: readonly Layer[];
  readonly over: readonly Layer[];
};

const neckline = (width: number, depth: number): string => `M${-width}-297Q0-290 ${width}-297L0,${depth}Z`;
const COLLAR = both((m) => `M${m * 15}-300L${m * 22}-288L${m * 6}-276L0-288Z`);
const KNOT = "M-6-287H6L4-276H-4Z";
const tie = (end: number): string => `${KNOT}M-4,-276H4L9,${end - 10}L0,${end}L-9,${end - 10}Z`;
const lapels = (width: number, end: number): string =>
  both(
    (m) =>
      `M${m * 14}-298L${m * width}-284L${m * (width - 3)}-262L${m * (width - 9)}-256L${m * 2},${end}L${m * 16}-286Z`,
  );
/** Buttons are dots of a line, {@link BUTTON} wide. */
const buttons = (x: number, ...ys: number[]): string => dots(...ys.map((y) => [x, y] as const));
const BUTTON = 6.5;
const pocket = (x: number, y: number, width: number, height: number): string =>
  `M${x},${y}h${width}v${height}q${short(-width / 2)},6 ${-width},0Z`;

/** A jacket that hangs open by `gap` at the hem, `hem` being its lower edge. */
const jacket = (b: Build, hem: number, gap: number): string =>
  both(
    (m) =>
      `${side(b, m)}C${m * (b.waist + 2)}-180 ${m * (b.hip + 5)}-170 ${m * (b.hip + 7)},${hem}L${m * (gap + 4)},${hem + 5}L${m * gap}-212L${m * 13}-250Z`,
  );

/** A skirt from the waist to `hem`, `flare` wider than the hips. */
const skirt = (b: Build, hem: number, flare: number): string => {
  const w = b.hip + flare;
  return `M${-b.waist}-200C${-b.waist - 4}-176 ${-w},${hem - 50} ${-w},${hem}Q${short(-w / 2)},${hem + 12} 0,${hem + 6}Q${short(w / 2)},${hem + 12} ${w},${hem}C${w},${hem - 50} ${b.waist + 4}-176 ${b.waist}-200Z`;
};

const PEARLS = dots([-13, -280], [-7, -276], [0, -274], [7, -276], [13, -280]);
const band = (half: number, y: number, height: number): string => box(-half - 1, y, half * 2 + 2, height, 5);

export const OUTFITS: Readonly<Record<FigureSpec["outfit"], Outfit>> = {
  suit: (look, b) => ({
    trunk: look.outfit,
    over: [
      [look.legs, hips(b)],
      [look.shirt, "M-19-296H19L0-222Z"],
      [look.trim, tie(-216)],
      [look.shirt, COLLAR],
      [look.outfit, jacket(b, -142, 7)],
      [lighten(look.outfit, 0.12), lapels(33, -216)],
      [darken(look.outfit, 0.5), buttons(0, -206), BUTTON],
      [look.shirt, `M${short(b.chest * 0.42)}-250h15l-3-8l-5,4l-4-5Z`],
    ],
  }),
  blazer: (look, b) => ({
    trunk: look.shirt,
    over: [
      [look.legs, hips(b)],
      [look.skin, neckline(15, -276)],
      [look.outfit, jacket(b, -146, 10)],
      [lighten(look.outfit, 0.12), lapels(32, -210)],
      [darken(look.outfit, 0.5), buttons(-14, -200), BUTTON],
    ],
  }),
  hoodie: (look, b) => ({
    trunk: look.outfit,
    under: [
      [look.legs, hips(b)],
      [darken(look.outfit, 0.25), "M-40-286C-44-318 44-318 40-286Q0-268-40-286Z"],
    ],
    over: [
      [look.shirt, "M-15-296H15L0-272Z"],
      [
        lighten(look.outfit, 0.12),
        "M-17-300C-34-296-38-284-30-276C-18-268-8-264 0-262C8-264 18-268 30-276C38-284 34-296 17-300C20-288 10-276 0-272C-10-276-20-288-17-300Z",
      ],
      [look.shirt, "M-11-268V-242M11-268V-236", 3.5],
      [darken(look.outfit, 0.14), `M${10 - b.waist}-202L${1 - b.waist}-174H${b.waist - 1}L${b.waist - 10}-202Z`],
      [darken(look.outfit, 0.24), band(b.hip, -162, 16)],
    ],
  }),
  "lab-coat": (look, b) => ({
    trunk: look.shirt,
    over: [
      [look.legs, hips(b)],
      [lighten(look.shirt, 0.5), COLLAR],
      [look.trim, tie(-222)],
      [
        look.outfit,
        both(
          (m) =>
            `${side(b, m)}C${m * (b.waist + 2)}-170 ${m * (b.hip + 7)}-150 ${m * (b.hip + 9)}-96L${m * 8}-90V-214L${m * 20}-262Z`,
        ),
      ],
      [darken(look.outfit, 0.3), both((m) => `M${m * (b.hip - 6)}-172L${m * (b.hip + 1)}-100`), 2],
      [lighten(look.outfit, 0.12), lapels(32, -222)],
      ["#e0403a", `M${short(b.chest * 0.42 + 5)}-246v-9`, 3.5],
      ["#2f6fe0", `M${short(b.chest * 0.42 + 12)}-246v-7`, 3.5],
      [look.outfit, pocket(short(b.chest * 0.42), -248, 20, 20)],
      [darken(look.outfit, 0.5), buttons(-13, -196, -172), BUTTON],
      [darken(look.outfit, 0.4), `M${6 - b.hip}-160h18M${b.hip - 24}-160h18`, 2],
    ],
  }),
  scrubs: (look, b) => ({
    trunk: look.outfit,
    under: [[look.legs, hips(b)]],
    over: [
      [look.skin, neckline(17, -262)],
      [lighten(look.outfit, 0.2), "M-19-299L-25-290L0-254L25-290L19-299L0-266Z"],
      [lighten(look.outfit, 0.1), pocket(short(b.chest * 0.36), -242, 22, 18)],
      [look.shirt, "M-10-156v13M8-156v10", 3.5],
      [look.shirt, "M-6-290L-16-226", 2.5],
      [WHITE, box(-27, -228, 21, 27, 4)],
      [look.trim, circle(-16.5, -219, 4.5)],
      ["#7a879d", "M-22-208h11", 2.5],
    ],
  }),
  dress: (look, b) => ({
    trunk: look.outfit,
    under: [
      [look.outfit, skirt(b, -84, 20), "lit"],
      [
        darken(look.outfit, 0.4),
        `M${short(-b.hip * 0.5)}-90L${short(-b.waist * 0.4)}-186M${short(b.hip * 0.5)}-90L${short(b.waist * 0.35)}-186M0-80V-186`,
        2,
      ],
    ],
    over: [
      [look.skin, "M-23-298Q0-252 23-298Q0-286-23-298Z"],
      [look.shirt, band(b.waist, -205, 14)],
      ["#fff6df", PEARLS, 6],
    ],
  }),
  overalls: (look, b) => ({
    trunk: look.shirt,
    over: [
      [look.skin, neckline(11, -282)],
      [look.outfit, hips(b)],
      [
        look.outfit,
        `M-27-256H27L32-206C${b.waist - 2}-202 ${b.waist}-200 ${b.waist}-192L${b.hip}-150H${-b.hip}L${-b.waist}-192C${-b.waist}-200 ${2 - b.waist}-202-32-206Z`,
      ],
      [darken(look.outfit, 0.15), both((m) => `M${m * 19}-254L${m * 28}-294L${m * 38}-292L${m * 29}-252Z`)],
      [lighten(look.outfit, 0.12), pocket(-15, -240, 30, 22)],
      [lighten(look.outfit, 0.5), `M-13-236H13M${5 - b.waist}-186H${b.waist - 5}`, 1.5],
      [GOLD, dots([-24, -251], [24, -251]), 10],
    ],
  }),
  "chef-whites": (look, b) => ({
    trunk: look.outfit,
    under: [[look.legs, hips(b)]],
    over: [
      [look.trim, "M-20-300Q0-280 20-300L22-288Q0-268-22-288ZM-5-280L-12-262L0-266L10-260L5-280Z"],
      [darken(look.outfit, 0.45), "M-22-270C-14-240-20-200-18-192", 1.8],
      [look.trim, buttons(-13, -250, -228, -206) + buttons(13, -250, -228, -206), BUTTON],
      [
        mix(look.outfit, "#d9dde8", 0.5),
        `M${-b.waist}-186H${b.waist}L${b.hip + 6}-112Q0-100 ${-b.hip - 6}-112Z`,
        "lit",
      ],
      [look.legs, band(b.waist, -192, 10)],
    ],
  }),
  turtleneck: (look, b) => ({
    trunk: look.outfit,
    under: [[look.legs, hips(b)]],
    over: [
      [lighten(look.outfit, 0.12), "M-19-308Q0-298 19-308L22-286Q0-274-22-286Z"],
      [darken(look.outfit, 0.4), "M-17-297Q0-286 18-297", 1.5],
      [look.shirt, "M0-274V-240", 2.5],
      [look.shirt, circle(0, -234, 7.5)],
      [darken(look.outfit, 0.2), band(b.hip, -160, 14)],
    ],
  }),
  "hi-vis": (look, b) => ({
    trunk: look.shirt,
    under: [[look.legs, hips(b)]],
    over: [
      [look.skin, neckline(11, -282)],
      [
        look.outfit,
        both(
          (m) =>
            `M${m * 13}-298C${short(m * b.shoulder * 0.5)}-295 ${short(m * b.shoulder * 0.8)}-293 ${short(m * b.shoulder * 0.82)}-276L${m * b.chest}-244C${m * b.chest}-218 ${m * (b.waist + 2)}-212 ${m * (b.waist + 2)}-196L${m * (b.hip + 3)}-150H${m * 3}V-256Z`,
        ),
      ],
      [
        "#eef1f5",
        both(
          (m) =>
            `M${short(m * (b.chest * 0.62 - 4))}-284h${m * 8}V-150h${m * -8}ZM${m * 3}-216H${m * b.waist}v8H${m * 3}ZM${m * 3}-188H${m * (b.waist + 1)}v8H${m * 3}Z`,
        ),
      ],
    ],
  }),
  cardigan: (look, b) => ({
    trunk: look.shirt,
    over: [
      [look.legs, hips(b)],
      [look.skin, neckline(14, -280)],
      [look.outfit, both((m) => `${side(b, m)}L${m * (b.hip + 3)}-146H${m * 5}L${m * 7}-236Z`)],
      [lighten(look.outfit, 0.28), "M-15-297L-7-236L-5-148M15-297L7-236L5-148", 5],
      [darken(look.outfit, 0.14), box(4 - b.waist, -186, 22, 20, 4) + box(b.waist - 26, -186, 22, 20, 4)],
      [look.trim, buttons(-6, -222, -196, -170), BUTTON],
    ],
  }),
  robe: (look, b) => ({
    trunk: look.outfit,
    over: [
      [look.outfit, skirt(b, -44, 18), "lit"],
      [
        darken(look.outfit, 0.45),
        `M${short(-b.hip * 0.6)}-44L${short(-b.chest / 2)}-256M${short(b.hip * 0.6)}-44L${short(b.chest / 2)}-256M-16-40V-210M16-40V-210`,
        2.2,
      ],
      [look.shirt, `M${short(-b.chest * 0.55)}-286L-20-216M${short(b.chest * 0.55)}-286L20-216`, 7],
      [WHITE, "M-20-299Q0-284 20-299L22-290Q0-274-22-290ZM-6-284L-15-236L-3-240L0-284ZM6-284L15-236L3-240L0-284Z"],
    ],
  }),
};
