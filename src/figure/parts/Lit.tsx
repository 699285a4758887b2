import type { Art } from "../art.ts";

interface LitProps {
  art: Art;
  /** Its id within the picture: one short name for each lit shape. */
  name: string;
  d: string;
  fill: string;
  /** Which light: `l` of plastic, `s` of skin, `h` of skin on the round head. @default "l" */
  light?: "l" | "s" | "h";
  /** Strength of the light, 0 to 1. */
  strength?: number | undefined;
  /** For shapes with holes. */
  fillRule?: "evenodd" | undefined;
}

/** A shape in one color with light over it; its outline comes from the group around it. */
export function Lit({ art, name, d, fill, light = "l", strength, fillRule }: LitProps) {
  // A short path costs less twice than a link to it.
  if (d.length < 56)
    return (
      <>
        <path d={d} fill={fill} />
        <path d={d} fill={art.url(light)} opacity={strength} stroke="none" />
      </>
    );
  return (
    <>
      <g fill={fill}>
        <path id={art.id(name)} d={d} fillRule={fillRule} />
      </g>
      <use href={art.href(name)} fill={art.url(light)} opacity={strength} stroke="none" />
    </>
  );
}
