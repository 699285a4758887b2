import { useId } from "react";
import type { AccessoryKind } from "../domain/accessories.ts";
import type { FigureSpec } from "../domain/figure-spec.ts";
import * as ids from "../figure/ids.ts";
import { Picture } from "../figure/Picture.tsx";
import { CARD_INKS, TYPE_COLORS } from "../figure/palette.ts";
import { Accessory } from "../figure/parts/Accessory.tsx";
import { Background } from "../figure/parts/Background.tsx";
import { Body } from "../figure/parts/Body.tsx";
import { Lighting } from "../figure/parts/Lighting.tsx";
import { createPictureContext } from "../figure/picture-context.ts";

/** Fills its tile; what does not fit is cut. */
const FILL = { preserveAspectRatio: "xMidYMid slice", className: "pf:size-full", label: null };

interface FigureThumbProps {
  spec: FigureSpec;
  /** What is cut out, in the body's units: feet on 0,0, the middle of the face at 0,-352. */
  viewBox: string;
  /** Leaves out what is below the chest, on the ink of the card. */
  bust?: boolean;
}

/** A part of the figure, drawn by the engine itself, so that it never disagrees with the box. */
export function FigureThumb({ spec, viewBox, bust = false }: FigureThumbProps) {
  const id = useId();
  const picture = createPictureContext(id, spec);
  return (
    <Picture {...FILL} viewBox={viewBox} slot="figure-thumb" type={spec.type}>
      <defs>
        <Lighting picture={picture} />
        {bust ? (
          <radialGradient id={picture.id(ids.ground)} gradientUnits="userSpaceOnUse" cx="0" cy="-366" r="150">
            <stop stopColor={picture.inks.light} />
            <stop offset="1" stopColor={picture.inks.main} />
          </radialGradient>
        ) : null}
      </defs>
      {bust ? <path d="M-400-700H400V100H-400Z" fill={picture.url(ids.ground)} /> : null}
      <Body id={id} spec={spec} bust={bust} />
    </Picture>
  );
}

/** The chest in view, on two legs. */
export const standing = (spec: FigureSpec): FigureSpec => ({
  ...spec,
  pose: spec.type === "hero" ? "ready" : "beckon",
  mobility: "none",
});

/** A part of the head, in the body's units. */
export function HeadThumb({ spec, viewBox }: { spec: FigureSpec; viewBox: string }) {
  const pose = spec.type === "hero" ? "proud" : "scheme";
  return <FigureThumb bust spec={{ ...spec, mobility: "none", pose }} viewBox={viewBox} />;
}

/** What the figure wears. */
export const OutfitThumb = ({ spec }: { spec: FigureSpec }) => (
  <FigureThumb spec={standing(spec)} viewBox="-82 -304 164 164" />
);

/** What the figure has on its head. */
export const HeadwearThumb = ({ spec }: { spec: FigureSpec }) => <HeadThumb spec={spec} viewBox="-96 -486 192 192" />;

/** One accessory on nothing. */
export function AccessoryThumb({ spec, kind }: { spec: FigureSpec; kind: AccessoryKind }) {
  const id = useId();
  const picture = createPictureContext(id, spec);
  return (
    <Picture {...FILL} viewBox="-64 -60 128 120" slot="accessory-thumb" type={spec.type}>
      <defs>
        <Lighting picture={picture} />
      </defs>
      <g stroke={picture.edge}>
        <Accessory picture={picture} kind={kind} />
      </g>
    </Picture>
  );
}

/** The pattern of the card, on its ink. */
export function PatternThumb({ spec }: { spec: FigureSpec }) {
  const id = useId();
  const { inks, id: idOf, url } = createPictureContext(id, spec);
  return (
    <Picture {...FILL} viewBox="100 210 400 420" slot="pattern-thumb" type={spec.type}>
      <defs>
        <linearGradient id={idOf(ids.ground)} x2=".25" y2="1">
          <stop stopColor={inks.light} />
          <stop offset=".55" stopColor={inks.main} />
          <stop offset="1" stopColor={inks.deep} />
        </linearGradient>
      </defs>
      <path d="M0 0H600V800H0Z" fill={url(ids.ground)} />
      <Background name={spec.background} x={300} color={TYPE_COLORS[spec.type].pattern || inks.light} />
    </Picture>
  );
}

/** The four inks of a card. */
export function PaletteThumb({ spec }: { spec: FigureSpec }) {
  const { light, main, deep, accent } = CARD_INKS[spec.palette];
  return (
    <Picture {...FILL} preserveAspectRatio="none" viewBox="0 0 60 40" slot="palette-thumb" type={spec.type}>
      <path d="M0 0H60V40H0Z" fill={main} />
      <path d="M0 0H38L24 40H0Z" fill={light} />
      <path d="M0 30H60V40H0Z" fill={deep} />
      <path d="M0 27H60V31H0Z" fill={accent} />
    </Picture>
  );
}

/** One color. A drawing, so that forced colors leave it as it is. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 8 8" preserveAspectRatio="none" aria-hidden="true" className="pf:size-full">
      <path d="M0 0H8V8H0Z" fill={color} />
    </svg>
  );
}
