import type { PictureFormat } from "../schema/picture-format.ts";
import type { FigureSpec } from "../schema/spec.ts";

/** Props of {@link FigureExport}; all others go to the `svg` element. */
export interface FigureExportProps extends Omit<React.ComponentProps<"svg">, "children" | "format"> {
  /** Everything that is drawn; make one of anything with `toFigureSpec`. */
  spec: FigureSpec;
  /** Whether the figure is paid for. While it is not, PREVIEW is in the picture itself (specification §1). */
  isPaid: boolean;
  /** What the picture is for; each has its own layout, in the units of its size in pixels. */
  format: PictureFormat;
  /**
   * The URL that opens the figure, drawn as a QR code: next to the figure of `square` and `landscape`, under the box of
   * `card` and `drawing`; the others have no room for it. One of more than some 500 characters is left out, as its code
   * could not be read.
   */
  link?: string | undefined;
  /** A short line at the bottom of `square` and `landscape`, such as the site where figures are made. */
  credit?: string | undefined;
}

/** What a layout draws; the picture around it has the size of its format. */
export type LayoutProps = Pick<FigureExportProps, "spec" | "isPaid">;
