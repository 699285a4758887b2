import type { FigureSpec } from "../../domain/figure-spec.ts";
import { lighten, luminance, mix, soft } from "../color.ts";
import { Lit } from "./Lit.tsx";
import type { Look } from "./look.ts";

/** Beards around the middle of the face (0,0); the mouth is drawn on top. `turns` ones follow the face. */
const BEARDS: Readonly<
  Record<Exclude<FigureSpec["facialHair"], "none" | "stubble">, { shape: string; strands?: string; turns?: boolean }>
> = {
  moustache: { shape: "M0,26C8,21 21,23 29,35C19,38 8,38 0,32C-8,38-19,38-29,35C-21,23-8,21 0,26Z", turns: true },
  goatee: {
    shape: "M-21,30Q0,18 21,30C23,42 18,64 0,68C-18,64-23,42-21,30ZM-13,34Q0,29 13,34Q12,47 0,47Q-12,47-13,34Z",
    turns: true,
  },
  beard: {
    shape: "M-54-4C-55,42-38,74 0,76C38,74 55,42 54-4C50,10 46,20 36,25Q22,18 0,24Q-22,18-36,25C-46,20-50,10-54-4Z",
    strands: "M-34,46Q-28,60-16,66M34,46Q28,60 16,66M-8,60Q0,66 8,60",
  },
  "long-beard": {
    shape:
      "M-54-4C-56,42-45,74-25,88Q-10,101 0,106Q10,101 25,88C45,74 56,42 54-4C50,10 46,20 36,25Q22,18 0,24Q-22,18-36,25C-46,20-50,10-54-4Z",
    strands: "M-30,50Q-26,72-12,84M30,50Q26,72 12,84M-6,60Q-4,80 0,92",
  },
};
const STUBBLE = "M-51,12C-48,46-34,61 0,61C34,61 48,46 51,12C44,22 38,24 28,24Q0,18-28,24C-38,24-44,22-51,12Z";

/** Stubble, beard or moustache. `shift` is how far the face is turned, in units. */
export function FacialHair({ look, shift }: { look: Look; shift: number }) {
  const { spec, hair, skin, art } = look;
  if (spec.facialHair === "none") return null;
  if (spec.facialHair === "stubble") return <path d={STUBBLE} fill={mix(hair, skin, 0.3)} opacity=".4" stroke="none" />;
  const { shape, strands, turns } = BEARDS[spec.facialHair];
  return (
    <g transform={turns && shift !== 0 ? `translate(${shift})` : undefined}>
      <Lit art={art} name="a" d={shape} fill={hair} fillRule="evenodd" strength={0.7} />
      {strands === undefined ? null : (
        <path d={strands} stroke={soft(luminance(hair) < 0.16 ? "#5a5c7c" : lighten(hair, 0.3))} strokeWidth="2" />
      )}
    </g>
  );
}
