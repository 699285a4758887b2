import { Fragment } from "react";
import { lighten, soft } from "../color.ts";
import { ellipse, limb, short } from "../shapes.ts";
import { both } from "./builds.ts";
import { Lit } from "./Lit.tsx";
import type { Look } from "./look.ts";

const THIGH = 62;
const SHIN = 56;
const HIP_Y = -154;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A shoe whose ankle is at `ankle`, standing at `x` on the ground and pointing outward. */
const shoe = (x: number, ankle: number, half: number, m: number): string =>
  `M${short(x - half * 0.62)},${ankle - 8}Q${x},${ankle} ${short(x + half * 0.62)},${ankle - 8}C${short(x + half * 0.8)},${ankle + 8} ${short(x + half + m * 3)}-14 ${short(x + half + m * 3)}-5H${short(x - half + m * 3)}C${short(x - half + m * 3)}-14 ${short(x - half * 0.8)},${ankle + 8} ${short(x - half * 0.62)},${ankle - 8}Z`;

/** A running blade in place of the right shin; 0,0 is the knee. */
function Blade({ isHero }: { isHero: boolean }) {
  return (
    <>
      <path d="M-9,4L-7,52Q-7,90 14,91L27,90Q32,84 24,80L16,78Q7,74 8,52L9,4Z" fill="#8e9ab1" />
      <path d="M-2,16V52Q0,78 14,84" stroke="#e9eef6" strokeWidth="3" />
      <path d="M-8,0h16q5,0 5,5v8q0,5-5,5h-16q-5,0-5-5v-8q0-5 5-5Z" fill={isHero ? "#ffcb3d" : "#ff5a4d"} />
    </>
  );
}

/** Both legs and their shoes, standing on y = 0. */
export function Legs({ look }: { look: Look }) {
  const { art, build, stance, spec, legs, hasBareLegs, shoe: leather, sole, hasBoots } = look;
  const r = short(Math.min(build.leg, build.hip * 0.47));
  const light = art.url(hasBareLegs ? "s" : "l");
  const thigh = limb(r, short(r * 0.84), THIGH);
  const shin = limb(short(r * 0.84), short(r * 0.68), SHIN);
  const hasBlade = spec.mobility === "prosthetic-leg";
  const placed = ([-1, 1] as const).map((m) => {
    const [a, b] = stance.legs[m < 0 ? 0 : 1];
    const hipX = short(m * build.hip * 0.5);
    const kneeX = hipX + m * Math.sin(radians(a)) * THIGH;
    const kneeY = HIP_Y + Math.cos(radians(a)) * THIGH;
    return {
      m,
      hip: `translate(${hipX},${HIP_Y})rotate(${-m * a})`,
      knee: `translate(${short(kneeX)},${short(kneeY)})rotate(${-m * b})`,
      x: short(kneeX + m * (Math.sin(radians(b)) * SHIN + 3)),
      ankle: Math.round(kneeY + Math.cos(radians(b)) * SHIN),
    };
  });
  const shod = placed.filter(({ m }) => m < 0 || !hasBlade);
  const half = r + 7;
  const shaft = art.isHero
    ? `M${short(-r * 0.95)},20Q0,30 ${short(r * 0.95)},20L${short(r * 0.8)},58H${short(-r * 0.8)}Z`
    : `M${short(-r * 1.05)},12L0,24L${short(r * 1.05)},12L${short(r * 0.8)},58H${short(-r * 0.8)}Z`;
  return (
    <>
      <defs>
        <g id={art.id("t")}>
          <path id={art.id("T")} d={thigh + ellipse(0, THIGH, Math.round(r * 0.62), Math.round(r * 0.56))} />
          <use href={art.href("T")} fill={light} stroke="none" />
        </g>
        <g id={art.id("i")}>
          <path id={art.id("I")} d={shin} />
          {hasBoots ? <path d={shaft} fill={leather} /> : null}
          <use href={art.href("I")} fill={light} stroke="none" />
        </g>
      </defs>
      <g fill={legs}>
        {placed.map(({ m, hip, knee }) =>
          m > 0 && hasBlade ? (
            <Fragment key={m}>
              <g transform={knee}>
                <Blade isHero={art.isHero} />
              </g>
              <use href={art.href("t")} transform={hip} />
            </Fragment>
          ) : (
            <Fragment key={m}>
              <use href={art.href("i")} transform={knee} />
              <use href={art.href("t")} transform={hip} />
            </Fragment>
          ),
        )}
      </g>
      <path d={shod.map(({ x, ankle, m }) => shoe(x, ankle, half, m)).join("")} fill={leather} />
      <path
        d={shod.map(({ x, m }) => `M${short(x - half + 3 + m * 3)}-4h${short(half * 2 - 6)}`).join("")}
        stroke={sole}
        strokeWidth="8"
      />
      <path
        d={shod.map(({ x }) => `M${short(x - half * 0.5)}-16q${short(half * 0.2)}-6 ${short(half * 0.5)}-6`).join("")}
        stroke={soft(lighten(leather, 0.55))}
        strokeWidth="3"
      />
    </>
  );
}

/** Legs of a seated figure, seen from the front: shins, shoes, and knees on the seat at y = -110. */
export function SeatedLegs({ look }: { look: Look }) {
  const { art, build, spec, legs, outfit, hasBareLegs, shoe: leather, sole } = look;
  const r = build.leg;
  const x = (m: -1 | 1): number => short(m * build.hip * 0.56);
  const shins = both(
    (m) => `M${short(x(m) - r * 0.9)}-110h${short(r * 1.8)}L${short(x(m) + r * 0.72)}-36h${short(-r * 1.44)}Z`,
  );
  const knees = both(
    (m) =>
      `M${x(m) - r}-130Q${x(m) - r - 2}-100 ${short(x(m) - r * 0.7)}-94Q${x(m)}-86 ${short(x(m) + r * 0.7)}-94Q${x(m) + r + 2}-100 ${x(m) + r}-130Z`,
  );
  return (
    <>
      <path d={shins} fill={legs} />
      <path d={both((m) => shoe(x(m), -30, 22, m * 0.1))} fill={leather} />
      <path d={both((m) => `M${x(m) - 20}-7h40`)} stroke={sole} strokeWidth="7" />
      <Lit art={art} name="t" d={knees} fill={legs} light={hasBareLegs ? "s" : "l"} />
      {spec.outfit === "dress" || spec.outfit === "robe" ? (
        <path
          d={`M${-build.waist - 4}-150Q0-160 ${build.waist + 4}-150L${build.hip + 14}-92Q0-80 ${-build.hip - 14}-92Z`}
          fill={outfit}
        />
      ) : null}
      <path
        d={both((m) => `M${short(x(m) - r * 0.5)}-112q2-5 8-6`)}
        stroke={soft(lighten(legs, 0.5))}
        strokeWidth="3.5"
      />
    </>
  );
}
