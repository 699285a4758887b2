import { type ReactNode, useId } from "react";
import type { FigureSpec } from "../domain/figure-spec.ts";
import { type PictureFormat, pictureSize } from "../domain/picture-format.ts";
import { FigureExport } from "../figure/FigureExport.tsx";
import { PRINT_INK, WHITE } from "../figure/palette.ts";
import { cn } from "../primitives/cn.ts";

export interface PicturePreviewProps extends Omit<React.ComponentProps<"svg">, "children" | "format"> {
  /** Everything that is drawn. */
  spec: FigureSpec;
  /** False draws the PREVIEW watermark, as in the saved picture. */
  isPaid: boolean;
  /** What the picture is for. */
  format: PictureFormat;
  /** The URL that the picture bears as a QR code, as FigureExport takes it. */
  link?: string | undefined;
}

/** What is drawn around a picture: where it is seen. Lengths are in pixels of the picture. */
interface Setting {
  /** How far the place reaches below the picture. @default 0 */
  readonly below?: number;
  /** Corner radius at which the place cuts the picture. @default 0 */
  readonly radius?: number;
  readonly under?: (id: string) => ReactNode;
  readonly over?: ReactNode;
}

const SETTINGS: Partial<Record<PictureFormat, Setting>> = {
  profile: { radius: 400 },
  cover: {
    below: 200,
    over: (
      <>
        <circle cx="206" cy="378" r="160" fill="var(--pf-color-surface)" />
        <g fill="currentColor">
          <circle cx="206" cy="378" r="146" opacity=".25" />
          <circle cx="206" cy="340" r="50" />
          <path d="M110 462a96 86 0 0 1 192 0a146 146 0 0 1-192 0Z" />
          <path d="M410 452H840v30H410ZM410 512H1090v22H410Z" opacity=".3" />
        </g>
      </>
    ),
  },
  story: {
    radius: 80,
    over: (
      <>
        <g fill={PRINT_INK} opacity=".7">
          <path d="M40 44H360v10H40ZM380 44H700v10H380ZM720 44H1040v10H720Z" />
          <circle cx="96" cy="134" r="48" />
          <path d="M172 118H420v32H172Z" />
        </g>
        <rect x="56" y="1754" width="780" height="110" rx="55" stroke={WHITE} strokeWidth="6" fill="none" />
        <path d="M944 1856q-60-44-60-80a30 30 0 0 1 60-6 30 30 0 0 1 60 6q0 36-60 80Z" fill={WHITE} />
      </>
    ),
  },
  figure: {
    under: (id) => (
      <>
        <pattern id={id} width="160" height="160" patternUnits="userSpaceOnUse">
          <path d="M0 0H80V80H0ZM80 80h80v80H80Z" fill="currentColor" opacity=".18" />
        </pattern>
        <path d="M0 0H1200V1600H0Z" fill={`url(#${id})`} />
      </>
    ),
  },
};

/**
 * A figure's picture as it will be seen where it is used: in the circle of a profile, as a banner with the place of the
 * profile photo, behind an app's controls, on a checkerboard where it is transparent. Decorative: the format has a name.
 */
export function PicturePreview({ spec, isPaid, format, link, className, ...rest }: PicturePreviewProps) {
  const id = useId();
  const { width, height } = pictureSize(format);
  const { below = 0, radius = 0, under, over } = SETTINGS[format] ?? {};
  return (
    <svg
      viewBox={`0 0 ${width} ${height + below}`}
      {...rest}
      aria-hidden="true"
      data-slot="picture-preview"
      data-format={format}
      className={cn("pf:text-muted", className)}
    >
      <clipPath id={`${id}-edge`}>
        <rect width={width} height={height} rx={radius} />
      </clipPath>
      <g clipPath={`url(#${id}-edge)`}>
        {under?.(`${id}-checks`)}
        <FigureExport spec={spec} isPaid={isPaid} format={format} link={link} width={width} height={height} />
      </g>
      {over}
    </svg>
  );
}
