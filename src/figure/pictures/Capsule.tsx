import { useId } from "react";
import * as ids from "../engine/ids.ts";
import { EmblemShape } from "../parts/body/Emblem.tsx";
import type { CharacterType } from "../schema/field.ts";

/**
 * For the colored half: light, main, dark and outline colors. For the white half: the colors of its middle and lower
 * part.
 */
const CAPSULES = {
  hero: ["#7db4ff", "#2a6df4", "#0f3cae", "#0a2470", "#e6efff", "#9fb8e8"],
  villain: ["#ff8d83", "#d3203c", "#860f2a", "#4c0718", "#ffe9e0", "#d99a92"],
} as const;

/** Props of {@link Capsule}. All other props are passed to the `svg` element. */
export interface CapsuleProps extends Omit<React.ComponentProps<"svg">, "children" | "type"> {
  /** The type of the pill: blue for a hero, red for a villain (specification §1). */
  type: CharacterType;
  /** Omits the shadow on the ground. Use it for a pill that rotates or floats. @default false */
  isFloating?: boolean | undefined;
}

/**
 * A glossy pill that lies with its colored half on the left: 220 × 104 units. It is decorative, so it has no text
 * alternative.
 */
export function Capsule({ type, isFloating = false, ...svg }: CapsuleProps) {
  const id = useId();
  const [light, main, dark, outline, pale, gray] = CAPSULES[type];
  return (
    <svg viewBox="0 0 220 104" {...svg} aria-hidden="true" focusable="false" data-slot="capsule" data-type={type}>
      <defs>
        <linearGradient id={id + ids.capsuleColor} x2="0" y2="1">
          <stop stopColor={light} />
          <stop offset=".42" stopColor={main} />
          <stop offset=".86" stopColor={dark} />
          <stop offset="1" stopColor={main} />
        </linearGradient>
        <linearGradient id={id + ids.capsuleWhite} x2="0" y2="1">
          <stop stopColor="#fff" />
          <stop offset=".45" stopColor={pale} />
          <stop offset=".88" stopColor={gray} />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
      </defs>
      {isFloating ? null : <ellipse cx="112" cy="95" rx="86" ry="7" fill="#0b1130" opacity=".18" />}
      <g stroke={outline} strokeWidth="2.5">
        <path d="M112 14H164a37 37 0 0 1 0 74H112Z" fill={`url(#${id}${ids.capsuleWhite})`} />
        <path d="M116 11H56a40 40 0 0 0 0 80h60Z" fill={`url(#${id}${ids.capsuleColor})`} />
      </g>
      <g fill="none" stroke="#fff" strokeLinecap="round">
        <path d="M116 12v78" strokeOpacity=".4" strokeWidth="3" />
        <path d="M38 34q8-12 26-12h40" strokeOpacity=".82" strokeWidth="8" />
        <path d="M130 25h30q14 0 20 8" strokeWidth="7" />
        <path d="M46 80q6 4 14 4h48" strokeOpacity=".45" strokeWidth="3" />
      </g>
      <g transform="translate(150 53) scale(.38)" strokeLinejoin="round">
        <EmblemShape type={type} tone={main} detail="#fff" outline={outline} />
      </g>
    </svg>
  );
}
