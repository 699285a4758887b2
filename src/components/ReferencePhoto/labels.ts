import type { ColorField } from "../../figure/nearest-colors.ts";
import { OPTION_NAMES } from "../option-names.ts";

/** The texts of the reference photo in English. */
export const REFERENCE_PHOTO_LABELS = {
  /** Names the whole, and the picture in it. */
  photo: "Your photo",
  add: "Add a photo to look at",
  change: "Change photo",
  remove: "Remove photo",
  added: "Photo added",
  unreadable: "This file cannot be shown as a photo. Try a JPEG or PNG.",
  privacy: "Your photo stays on this device and is gone when you leave. Nothing in it is recognised.",
  help: "Tap the photo to take a colour. Or move the crosshair with the arrow keys (Shift: larger steps) and press Enter.",
  /** Names the two sliders of the crosshair. */
  across: "Crosshair, left to right",
  down: "Crosshair, top to bottom",
  /** Where the crosshair is, in per cent of the photo, and the nearest option there once it was moved. */
  position: (across: number, down: number, nearest?: string) =>
    `${nearest ? `Near ${nearest}, ` : ""}${across} % across, ${down} % down`,
  /** Names the choice of what a color is for. */
  field: "Take a colour for",
  /** What a color can be for; a wrap has the name of the head covering that is worn. */
  fields: { skin: "Skin", hairColor: "Hair", outfitColor: "Clothes" } satisfies Partial<Record<ColorField, string>>,
  nearest: {
    skin: "Nearest skin tones",
    hairColor: "Nearest hair colours",
    wrap: "Nearest fabric colours",
    outfitColor: "Nearest fabric colours",
  } satisfies Record<ColorField, string>,
  /** Announced when a color was taken. */
  offered: (nearest: string, options: readonly string[]) => `${nearest}: ${options.join(", ")}`,
  options: OPTION_NAMES,
};
/** The texts of the reference photo. */
export type ReferencePhotoLabels = Readonly<typeof REFERENCE_PHOTO_LABELS>;
