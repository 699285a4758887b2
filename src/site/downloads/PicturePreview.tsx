import { useId } from "react";
import { type PictureFormat, pictureSize } from "../../figure/schema/picture-format.ts";
import type { FigureSpec } from "../../figure/schema/spec.ts";
import { FigureExport } from "../../figure.ts";
import { cn } from "../../lib/cn.ts";

export interface PicturePreviewProps extends Omit<React.ComponentProps<"svg">, "children" | "format"> {
  /** The figure to draw. */
  spec: FigureSpec;
  /** False draws the PREVIEW watermark, as in the picture of an unpaid figure. */
  isPaid: boolean;
  /** The picture's format. */
  format: PictureFormat;
  /** The URL for a QR code in the picture, as in FigureExport. Without it, there is no QR code. */
  link?: string | undefined;
  /** A short line at the bottom of the formats `square` and `landscape`, as in FigureExport. */
  credit?: string | undefined;
}

/** How much of a profile page the preview shows below a cover, in pixels of the cover. */
const PAGE_BELOW_COVER = 200;

/**
 * Previews how a picture looks in use: a profile picture in a circle, or a cover with the profile photo over it.
 * Decorative, so show the format's name near it.
 */
export function PicturePreview({ spec, isPaid, format, link, credit, className, ...rest }: PicturePreviewProps) {
  const id = useId();
  const { width, height } = pictureSize(format);
  const isCover = format === "cover";
  return (
    <svg
      viewBox={`0 0 ${width} ${height + (isCover ? PAGE_BELOW_COVER : 0)}`}
      {...rest}
      aria-hidden="true"
      data-slot="picture-preview"
      data-format={format}
      className={cn("pf:text-muted", className)}
    >
      <clipPath id={`${id}-edge`}>
        <rect width={width} height={height} rx={format === "profile" ? width / 2 : 0} />
      </clipPath>
      <g clipPath={`url(#${id}-edge)`}>
        <FigureExport {...{ spec, isPaid, format, link, credit, width, height }} />
      </g>
      {isCover ? <ProfilePage /> : null}
    </svg>
  );
}

/** A sketch of the profile page below a cover: the photo over the cover's corner, the name and the headline. */
function ProfilePage() {
  return (
    <>
      <circle cx="206" cy="378" r="160" fill="var(--pf-color-surface)" />
      <g fill="currentColor">
        <circle cx="206" cy="378" r="146" opacity=".25" />
        <circle cx="206" cy="340" r="50" />
        <path d="M110 462a96 86 0 0 1 192 0a146 146 0 0 1-192 0Z" />
        <path d="M410 452H840v30H410ZM410 512H1090v22H410Z" opacity=".3" />
      </g>
    </>
  );
}
