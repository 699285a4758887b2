import { Fragment } from "react";
import { lighten, soft } from "../color.ts";
import { ellipse, limb, path, radians, short, twin } from "../shapes.ts";
import { Layers } from "./Layers.tsx";
import type { Look } from "./look.ts";

const THIGH = 62;
const SHIN = 56;
const HIP_Y = -154;

/** A shoe whose ankle is at `ankle`, standing at `x` on the ground, its toe `out` to one side. */
const shoe = (x: number, ankle: number, half: number, out: number): string =>
  path`M${x - half * 0.62} ${ankle - 8}Q${x} ${ankle} ${x + half * 0.62} ${ankle - 8}C${x + half * 0.8} ${ankle + 8} ${x + half + out}-14 ${x + half + out}-5H${x - half + out}C${x - half + out}-14 ${x - half * 0.8} ${ankle + 8} ${x - half * 0.62} ${ankle - 8}Z`;

/** A running blade in place of the right shin; 0,0 is the knee. */
function Blade({ look }: { look: Look }) {
  return (
    <Layers
      art={look.art}
      name="L"
      layers={[
        ["#8e9ab1", "M-9 4l2 48q0 38 21 39l13-1q5-6-3-10l-8-2Q7 74 8 52L9 4Z"],
        ["#e9eef6", "M-2 16V52Q0 78 14 84", 3],
        [look.limb, twin("M0 0H8q5 0 5 5v8q0 5-5 5H0")],
      ]}
    />
  );
}

/** Both legs and their shoes, standing on y = 0. */
export function Legs({ look }: { look: Look }) {
  const { art, build, stance, spec, legs, hasBareLegs, shoe: leather, sole, hasBoots } = look;
  const r = short(Math.min(build.leg, build.hip * 0.47));
  const light = art.url(hasBareLegs ? "s" : "l");
  const hasBlade = spec.mobility === "prosthetic-leg";
  const placed = ([-1, 1] as const).map((m) => {
    const [a, b] = stance.legs[m < 0 ? 0 : 1];
    const hipX = short(m * build.hip * 0.5);
    const kneeX = hipX + m * Math.sin(radians(a)) * THIGH;
    const kneeY = HIP_Y + Math.cos(radians(a)) * THIGH;
    return {
      m,
      isBlade: m > 0 && hasBlade,
      hip: `translate(${hipX},${HIP_Y})rotate(${-m * a})`,
      knee: `translate(${short(kneeX)},${short(kneeY)})rotate(${-m * b})`,
      x: short(kneeX + m * (Math.sin(radians(b)) * SHIN + 3)),
      ankle: Math.round(kneeY + Math.cos(radians(b)) * SHIN),
    };
  });
  const shod = placed.filter(({ isBlade }) => !isBlade);
  const half = r + 7;
  /** A hero's boot is round above, a villain's is cut. */
  const shaft = art.isHero
    ? path`M${-r * 0.95} 20Q0 30 ${r * 0.95} 20L${r * 0.8} 58H${-r * 0.8}Z`
    : path`M${-r * 1.05} 12L0 24L${r * 1.05} 12L${r * 0.8} 58H${-r * 0.8}Z`;
  return (
    <>
      <defs>
        <g id={art.id("t")}>
          <path id={art.id("T")} d={limb(r, r * 0.84, THIGH) + ellipse(0, THIGH, r * 0.62, r * 0.56)} />
          <use href={art.href("T")} fill={light} stroke="none" />
        </g>
        <g id={art.id("i")}>
          <path id={art.id("I")} d={limb(r * 0.84, r * 0.68, SHIN)} />
          {hasBoots ? <path d={shaft} fill={leather} /> : null}
          <use href={art.href("I")} fill={light} stroke="none" />
        </g>
      </defs>
      <g fill={legs}>
        {placed.map(({ isBlade, hip, knee }) => (
          <Fragment key={hip}>
            {isBlade ? (
              <g transform={knee}>
                <Blade look={look} />
              </g>
            ) : (
              <use href={art.href("i")} transform={knee} />
            )}
            <use href={art.href("t")} transform={hip} />
          </Fragment>
        ))}
      </g>
      <Layers
        art={art}
        name="s"
        layers={[
          [leather, shod.map(({ x, ankle, m }) => shoe(x, ankle, half, m * 3)).join("")],
          [sole, shod.map(({ x, m }) => path`M${x - half + 3 + m * 3}-4h${half * 2 - 6}`).join(""), 8],
          [
            soft(lighten(leather, 0.55)),
            shod.map(({ x }) => path`M${x - half * 0.5}-16q${half * 0.2}-6 ${half * 0.5}-6`).join(""),
            3,
          ],
        ]}
      />
    </>
  );
}

/** Legs of a seated figure, seen from the front: shins, shoes, and knees on the seat at y = -110. */
export function SeatedLegs({ look }: { look: Look }) {
  const { art, build, spec, legs, outfit, hasBareLegs, shoe: leather, sole } = look;
  const { hip, leg: r } = build;
  const x = short(hip * 0.56);
  return (
    <Layers
      art={art}
      name="t"
      layers={[
        [legs, twin(path`M${x - r * 0.9}-110h${r * 1.8}L${x + r * 0.72}-36h${r * -1.44}Z`)],
        [leather, twin(shoe(x, -30, 22, 0.1))],
        [sole, twin(`M${x - 20}-7h40`), 7],
        [
          legs,
          twin(
            path`M${x - r}-130Q${x - r - 2}-100 ${x - r * 0.7}-94Q${x}-86 ${x + r * 0.7}-94Q${x + r + 2}-100 ${x + r}-130Z`,
          ),
          hasBareLegs ? "skin" : "lit",
        ],
        [
          outfit,
          (spec.outfit === "dress" || spec.outfit === "robe") &&
            twin(path`M0-155Q${build.waist / 2 + 2}-155 ${build.waist + 4}-150L${hip + 14}-92Q${hip / 2 + 7}-86 0-86`),
        ],
        [soft(lighten(legs, 0.5)), path`M${-x - r * 0.5}-112q2-5 8-6M${x - r * 0.5}-112q2-5 8-6`, 3.5],
      ]}
    />
  );
}
