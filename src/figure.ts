/** `profigure/figure`: the spec of a figure, and functions that draw, describe and move it. */

export { drawFigureFile } from "./components/draw-figure-file.tsx";
export {
  type FigureMotionOptions,
  type FigureMotionTrigger,
  useFigureMotion,
  watchFigure,
} from "./components/figure-motion.ts";
export { LOOP_MS, poseFigure } from "./figure/engine/motion.ts";
export { loadAllFigureParts } from "./figure/engine/pack.ts";
export type { AccessoryKind } from "./figure/parts/accessory/options.ts";
export { Emblem, type EmblemProps } from "./figure/parts/body/Emblem.tsx";
export { describeFigure } from "./figure/parts/describe.ts";
export { Capsule, type CapsuleProps } from "./figure/pictures/Capsule.tsx";
export type { FigureExportProps } from "./figure/pictures/export-props.ts";
export { FigureAlone, type FigureAloneProps } from "./figure/pictures/FigureAlone.tsx";
export { FigureBox, type FigureBoxProps } from "./figure/pictures/FigureBox.tsx";
export { FigureExport } from "./figure/pictures/FigureExport.tsx";
export { FigurePortrait, type FigurePortraitProps } from "./figure/pictures/FigurePortrait.tsx";
export { loadFigureParts } from "./figure/pictures/load-parts.ts";
export { PrintCard, type PrintCardProps } from "./figure/pictures/PrintCard.tsx";
export type { PrintCardLabels } from "./figure/pictures/print-labels.ts";
export { ACCESSORY_KINDS, type Accessory } from "./figure/schema/accessory.ts";
export type { BoxLabels } from "./figure/schema/box-labels.ts";
export {
  type DesignLock,
  type Detail,
  type FigureDesign,
  type FigureDesignInput,
  type ParsedFigureDesign,
  parseFigureDesign,
  toFigureDesign,
  writeDetails,
} from "./figure/schema/design.ts";
export type { CharacterType } from "./figure/schema/field.ts";
export { type FigureLook, figureOptions } from "./figure/schema/fields.ts";
export { PICTURE_FORMATS, type PictureFormat } from "./figure/schema/picture-format.ts";
export { randomFigureSpec, type SurpriseChoices, surpriseFigureSpec } from "./figure/schema/random.ts";
export {
  type FigureSpec,
  type FigureSpecInput,
  type ParsedFigureSpec,
  parseFigureSpec,
  toFigureSpec,
} from "./figure/schema/spec.ts";
