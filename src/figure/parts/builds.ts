import type { FigureSpec } from "../../domain/figure-spec.ts";
import { short } from "../shapes.ts";

/**
 * Half widths of a body, in units. Every body stands on 0,0: shoulders at y -276, waist at -196,
 * hips at -158, the middle of the face at -352.
 */
export interface Build {
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  /** Radius of the upper arm. */
  readonly arm: number;
  /** Radius of the thigh. */
  readonly leg: number;
}

export const BUILDS: Readonly<Record<FigureSpec["build"], Build>> = {
  slim: { shoulder: 51, chest: 43, waist: 36, hip: 40, arm: 15, leg: 19 },
  average: { shoulder: 57, chest: 49, waist: 43, hip: 45, arm: 17, leg: 21 },
  broad: { shoulder: 68, chest: 61, waist: 49, hip: 48, arm: 20, leg: 23 },
  curvy: { shoulder: 53, chest: 49, waist: 38, hip: 52, arm: 16, leg: 23 },
  plus: { shoulder: 63, chest: 62, waist: 63, hip: 61, arm: 20, leg: 27 },
};

/** A shape and its mirror image: `m` is -1 on the viewer's left and 1 on the right. */
export const both = (half: (m: -1 | 1) => string): string => half(-1) + half(1);

/** From the neck over the shoulder and down one side to the waist: the outer edge of every jacket. */
export const side = ({ shoulder: s, chest: c, waist: w }: Build, m: -1 | 1, neck = 15): string =>
  `M${m * neck}-297C${short(m * s * 0.6)}-293 ${m * s}-292 ${m * s}-276C${m * s}-262 ${m * (c + 1)}-256 ${m * c}-240C${m * c}-218 ${m * w}-212 ${m * w}-198`;

/** The whole torso, closed at the hips. */
export const torso = ({ shoulder: s, chest: c, waist: w, hip: h }: Build): string =>
  `M-15-296C${short(-s * 0.6)}-293 ${-s}-292 ${-s}-276C${-s}-262 ${-c - 1}-256 ${-c}-240C${-c}-218 ${-w}-212 ${-w}-196C${-w}-180 ${-h}-178 ${-h}-158Q${-h}-146 ${10 - h}-144H${h - 10}Q${h}-146 ${h}-158C${h}-178 ${w}-180 ${w}-196C${w}-212 ${c}-218 ${c}-240C${c + 1}-256 ${s}-262 ${s}-276C${s}-292 ${short(s * 0.6)}-293 15-296Z`;

/** Trousers above the legs. */
export const hips = ({ waist: w, hip: h }: Build): string =>
  `M${-w}-192C${-w}-180 ${-h - 1}-178 ${-h - 1}-158Q${-h}-140 ${short(-h / 2)}-138L0-146L${short(h / 2)}-138Q${h}-140 ${h + 1}-158C${h + 1}-178 ${w}-180 ${w}-192Z`;
