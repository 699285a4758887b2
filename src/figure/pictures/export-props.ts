import type { Translations } from "../../lib/merge-labels.ts";
import type { BoxLabels } from "../schema/box-labels.ts";
import type { PictureFormat } from "../schema/picture-format.ts";
import type { FigureSpec } from "../schema/spec.ts";

/** Props of {@link FigureExport}. All other props are passed to the `svg` element. */
export interface FigureExportProps extends Omit<React.ComponentProps<"svg">, "children" | "format"> {
  /** The figure to draw. `toFigureSpec` makes a valid one from any value. */
  spec: FigureSpec;
  /** Whether the figure is paid for. If not, the picture includes the PREVIEW watermark (specification §3). */
  isPaid: boolean;
  /** The file format. Each has its own layout. One unit is one pixel, except in `card` and `drawing`. */
  format: PictureFormat;
  /**
   * The URL that opens the figure. It is drawn as a QR code: next to the figure in `square` and `landscape`, under the
   * box in `card` and `drawing`. Other formats ignore it. A URL longer than about 500 characters is omitted, because
   * its QR code would be unreadable.
   */
  link?: string | undefined;
  /** Your own words on the box, as in {@link FigureBox}. Formats without a box ignore them. @default English texts */
  labels?: Translations<BoxLabels> | undefined;
  /** A short text at the bottom of `post`, `square` and `landscape`, such as the site where users can make a figure. */
  credit?: string | undefined;
  /** A word of at most eight letters on the tag of the empty nail in `post`. @default no tag */
  tag?: string | undefined;
}

/** Props of a layout that does not render an `svg` element. */
export type LayoutProps = Pick<FigureExportProps, "spec" | "isPaid">;
