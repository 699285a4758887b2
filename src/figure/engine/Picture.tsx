import type { CharacterType } from "../schema/field.ts";
import { FONT_FAMILY, FONTS } from "./fonts.ts";

interface PictureProps extends React.ComponentProps<"svg"> {
  slot: string;
  type: CharacterType;
  /** The text alternative. `null` hides the picture from assistive technology. */
  label: string | null;
}

/** The root `svg` element of every picture. Sets the text alternative and the defaults for strokes and text. */
export function Picture({ slot, type, label, children, ...svg }: PictureProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role={label === null ? undefined : "img"}
      aria-label={label ?? undefined}
      aria-hidden={label === null ? true : undefined}
      {...svg}
      data-slot={slot}
      data-type={type}
      fill="none"
      strokeWidth={1.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      fontFamily={FONT_FAMILY}
      direction="ltr"
      textRendering="geometricPrecision"
      {...FONTS.display}
    >
      {children}
    </svg>
  );
}
