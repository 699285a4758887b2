import { useId } from "react";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { asPrinted, isPaid } from "../../domain/entitlement.ts";
import { type PictureFormat, pictureSize } from "../../figure/schema/picture-format.ts";
import { FigureExport } from "../../figure.ts";
import { cn } from "../../lib/cn.ts";
import { PICTURE_TEXTS, pictureLink } from "./figure-link.ts";

interface PicturePreviewProps {
  figure: PictureSource;
  format: PictureFormat;
  hasCode: boolean;
}

/** How much of a profile page the preview shows below a cover, in pixels of the cover. */
const PAGE_BELOW_COVER = 200;

/**
 * Previews how a picture looks in use: a profile picture in a circle, or a cover with the profile photo over it.
 * Decorative, because the format's name is next to it.
 */
export function PicturePreview({ figure, format, hasCode }: PicturePreviewProps) {
  const id = useId();
  const { spec } = figure.design;
  const { width, height } = pictureSize(format);
  const isCover = format === "cover";
  return (
    <svg
      viewBox={`0 0 ${width} ${height + (isCover ? PAGE_BELOW_COVER : 0)}`}
      aria-hidden="true"
      data-slot="picture-preview"
      data-format={format}
      className={cn("pf:text-muted", asPrinted(figure) !== figure && "pf:print:invisible")}
    >
      <clipPath id={`${id}-edge`}>
        <rect width={width} height={height} rx={format === "profile" ? width / 2 : 0} />
      </clipPath>
      <g clipPath={`url(#${id}-edge)`}>
        <FigureExport
          isPaid={isPaid(figure)}
          link={pictureLink(spec, format, hasCode)}
          {...PICTURE_TEXTS}
          {...{ spec, format, width, height }}
        />
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
