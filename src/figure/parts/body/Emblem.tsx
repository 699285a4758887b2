import type { CharacterType } from "../../schema/field.ts";

type SvgProps = Omit<React.ComponentProps<"svg">, "children" | "type">;

/** Props of {@link Emblem}. All other props are passed to the `svg` element. */
export interface EmblemProps extends SvgProps {
  /** The type of the emblem: a shield with a star for a hero, a horned mask for a villain. */
  type: CharacterType;
  /** Color of the shape. @default "currentColor" */
  tone?: string | undefined;
  /** Color of the star, or of the mask's eyes and grin. @default "#fff6e6" */
  detail?: string | undefined;
}

interface ShapeProps extends Required<Pick<EmblemProps, "type" | "tone">> {
  /** Color of the star, or of the mask's eyes and grin. Without it, neither is drawn. */
  detail?: string;
  outline: string;
  /** Content to draw in place of the star or the mask's face. */
  children?: React.ReactNode;
}

const SHAPES = {
  hero: {
    whole: "M0-50C16-40 32-36 46-37C48 2 34 36 0 52C-34 36-48 2-46-37C-32-36-16-40 0-50Z",
    half: "M0-50C16-40 32-36 46-37C48 2 34 36 0 52Z",
    detail: "M0-30L7.7-11.5L27.6-10L12.4 3L17 22.5L0 12L-17 22.5L-12.4 3L-27.6-10L-7.7-11.5Z",
    shade: 0.12,
  },
  villain: {
    whole: "M0 54L-40 14L-50-46L-22-28L0-40L22-28L50-46L40 14Z",
    half: "M0 54V-40L22-28L50-46L40 14Z",
    detail: "M-30-12L-5 2L-10 14L-26 8ZM30-12L5 2L10 14L26 8ZM-12 27L0 34L12 27L0 44Z",
    shade: 0.18,
  },
} as const;

/** The shapes of an emblem, centered on 0,0 and about 100 units high. */
export function EmblemShape({ type, tone, detail, outline, children }: ShapeProps) {
  const shape = SHAPES[type];
  return (
    <>
      <path d={shape.whole} fill={tone} stroke={outline} strokeWidth={5} />
      <path d={shape.half} fill="#000" opacity={shape.shade} stroke="none" />
      {detail ? (
        <path d={shape.detail} fill={detail} stroke={type === "hero" ? outline : "none"} strokeWidth={3} />
      ) : null}
      {children}
    </>
  );
}

/**
 * The emblem of a type, recognizable without color: a shield with a star for a hero, a horned mask for a villain. It is
 * decorative: write "Hero" or "Villain" next to it.
 */
export function Emblem({ type, tone = "currentColor", detail = "#fff6e6", ...svg }: EmblemProps) {
  return (
    <svg viewBox="-56 -56 112 114" {...svg} aria-hidden="true" focusable="false" data-slot="emblem" data-type={type}>
      <g strokeLinejoin="round">
        <EmblemShape type={type} tone={tone} detail={detail} outline="none" />
      </g>
    </svg>
  );
}
