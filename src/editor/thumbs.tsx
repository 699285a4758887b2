import { memo } from "react";
import { Boundary } from "../figure/engine/Boundary.tsx";
import { equalInFields } from "../figure/engine/equal-in-fields.ts";
import * as ids from "../figure/engine/ids.ts";
import { INK } from "../figure/engine/ink.ts";
import { Picture } from "../figure/engine/Picture.tsx";
import { waitForPacks } from "../figure/engine/pack.ts";
import { HEAD_GROUND, TYPE_COLORS } from "../figure/engine/palette.ts";
import { type PictureContext, usePictureContext } from "../figure/engine/picture-context.ts";
import { LoadedAccessory } from "../figure/parts/accessory/Accessory.tsx";
import { LoadedBackground } from "../figure/parts/background/Background.tsx";
import { CARD_INKS } from "../figure/parts/background/options.ts";
import { Body, drop } from "../figure/parts/body/Body.tsx";
import { createDrawContext } from "../figure/parts/body/draw-context.ts";
import { Head, headBack } from "../figure/parts/face/Head.tsx";
import { bodyPacks, portraitPacks } from "../figure/parts/packs.ts";
import { FigureBox } from "../figure/pictures/FigureBox.tsx";
import type { AccessoryKind } from "../figure/schema/accessory.ts";
import { type FigureSpec, toFigureSpec } from "../figure/schema/spec.ts";

/** Makes the picture fill its tile; the overflow is cropped. */
const FILL = { preserveAspectRatio: "xMidYMid slice", className: "pf:size-full", label: null };

/** View boxes that crop the whole body. The feet are at 0,0. */
const BODY_CROPS = { figure: "-120 -292 240 300", companion: "-186 -292 240 300", pose: "-184 -470 368 484" };
/** View boxes that crop the upper body, in its units. The shoulders are at y = -276, the hips at -158. */
const TRUNK_CROPS = {
  trunk: [-96, -306, 192, 240],
  waist: [-60, -240, 120, 120],
  chest: [-78, -312, 156, 156],
} as const;

interface BodyThumbProps {
  spec: FigureSpec;
  crop: keyof typeof BODY_CROPS | keyof typeof TRUNK_CROPS;
}

function cropOf(spec: FigureSpec, crop: BodyThumbProps["crop"]): string {
  if (crop === "figure" || crop === "companion" || crop === "pose") return BODY_CROPS[crop];
  const [x, y, width, height] = TRUNK_CROPS[crop];
  return `${x} ${y + drop(spec)} ${width} ${height}`;
}

/** A cropped figure. It uses the same code as the box, so that the two always match. Empty while its packs load. */
export function BodyThumb(props: BodyThumbProps) {
  const picture = usePictureContext(props.spec);
  return (
    <Boundary>
      <LoadedBodyThumb {...props} picture={picture} />
    </Boundary>
  );
}

function LoadedBodyThumb({ picture, spec, crop }: BodyThumbProps & { picture: PictureContext }) {
  waitForPacks(bodyPacks(spec));
  return (
    <Picture {...FILL} viewBox={cropOf(spec, crop)} slot="body-thumb" type={spec.type}>
      <Body picture={picture} spec={spec} />
    </Picture>
  );
}

/** Replaces the pose and the mobility aid, so that the figure stands on two legs with its chest visible. */
export const standing = (spec: FigureSpec): FigureSpec => ({
  ...spec,
  pose: spec.type === "hero" ? "ready" : "beckon",
  mobility: "none",
});

interface HeadThumbProps {
  spec: FigureSpec;
  /** The crop, in the head's units: the middle of the face is at 0,0, the chin at about y = 60. */
  viewBox: string;
}

/** Only the head. Changing clothes, pose or packaging does not render it again. */
export const HeadThumb = memo(
  function HeadThumb(props: HeadThumbProps) {
    const picture = usePictureContext(props.spec);
    return (
      <Boundary>
        <LoadedHeadThumb {...props} picture={picture} />
      </Boundary>
    );
  },
  equalInFields<HeadThumbProps>(
    (field) =>
      ![
        "name",
        "jobTitle",
        "tagline",
        "accessories",
        "number",
        "build",
        "mobility",
        "stature",
        "pregnant",
        "insulinPump",
        "outfit",
        "outfitColor",
        "shirtColor",
        "legColor",
        "pose",
        "background",
        "packaging",
      ].includes(field),
  ),
);

function LoadedHeadThumb({ picture, spec, viewBox }: HeadThumbProps & { picture: PictureContext }) {
  waitForPacks(portraitPacks(spec));
  const context = createDrawContext({ ...spec, pose: spec.type === "hero" ? "proud" : "scheme" }, picture);
  return (
    <Picture {...FILL} viewBox={viewBox} slot="head-thumb" type={spec.type}>
      <path d="M-200-200H200V200H-200Z" fill={HEAD_GROUND} />
      <g stroke={INK}>
        {headBack(context)}
        <Head context={context} />
      </g>
    </Picture>
  );
}

export const OutfitThumb = ({ spec }: { spec: FigureSpec }) => <BodyThumb spec={standing(spec)} crop="chest" />;

export const HeadwearThumb = ({ spec }: { spec: FigureSpec }) => <HeadThumb spec={spec} viewBox="-94 -128 188 188" />;

/** One accessory, without a background. */
export function AccessoryThumb({ spec, kind }: { spec: FigureSpec; kind: AccessoryKind }) {
  return (
    <Picture {...FILL} viewBox="-64 -60 128 120" slot="accessory-thumb" type={spec.type}>
      <g stroke={INK}>
        <Boundary>
          <LoadedAccessory kind={kind} />
        </Boundary>
      </g>
    </Picture>
  );
}

/** The whole box. It is always watermarked, because an editor does not know whether the figure is paid for. */
export const BoxThumb = memo(
  ({ spec }: { spec: FigureSpec }) => (
    <FigureBox spec={toFigureSpec(spec)} isPaid={false} isDecorative lettering="large" className="pf:size-full" />
  ),
  equalInFields<{ spec: FigureSpec }>(() => true),
);

/** The pattern of the card on the card's background color. */
export function PatternThumb({ spec }: { spec: FigureSpec }) {
  const { inks, id: idOf, url } = usePictureContext(spec);
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
      <Boundary>
        <LoadedBackground name={spec.background} x={300} color={TYPE_COLORS[spec.type].pattern || inks.light} />
      </Boundary>
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

/** A color swatch. It is an SVG, because in forced-colors mode the browser replaces CSS background colors. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 8 8" preserveAspectRatio="none" aria-hidden="true" className="pf:size-full">
      <path d="M0 0H8V8H0Z" fill={color} />
    </svg>
  );
}
