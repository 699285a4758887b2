import type { PictureFormat } from "../schema/picture-format.ts";
import type { FigureSpec } from "../schema/spec.ts";

/** Props of {@link FigureExport}; all others go to the `svg` element. */
export interface FigureExportProps extends Omit<React.ComponentProps<"svg">, "children" | "format"> {
  /** The figure to draw. `toFigureSpec` makes a valid one from any value. */
  spec: FigureSpec;
  /** Whether the figure is paid for. If not, the picture includes the PREVIEW watermark (specification §3). */
  isPaid: boolean;
  /** The file format. Each has its own layout, with 1 unit per pixel except for `card` and `drawing`. */
  format: PictureFormat;
  /**
   * The URL that opens the figure, drawn as a QR code: next to the figure in `square` and `landscape`, under the box in
   * `card` and `drawing`. Other formats ignore it. A URL longer than about 500 characters is left out, because its code
   * would be unreadable.
   */
  link?: string | undefined;
  /** A short line at the bottom of `square` and `landscape`, such as the site where figures are made. */
  credit?: string | undefined;
}

/** Props of a layout without its own `svg` element. */
export type LayoutProps = Pick<FigureExportProps, "spec" | "isPaid">;
