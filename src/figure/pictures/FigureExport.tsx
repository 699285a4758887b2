import { Suspense } from "react";
import { describePortrait } from "../describe.ts";
import { Picture } from "../engine/Picture.tsx";
import { PICTURE_FORMATS, type PictureFormat } from "../schema/picture-format.ts";
import type { FigureSpec } from "../schema/spec.ts";
import { FigureBox } from "./FigureBox.tsx";
import { FigureCover } from "./FigureCover.tsx";
import { FigurePlate } from "./FigurePlate.tsx";
import { FigureProfile } from "./FigureProfile.tsx";
import { FigureShelf } from "./FigureShelf.tsx";

/** Props of {@link FigureExport}; all others go to the `svg` element. */
export interface FigureExportProps extends Omit<React.ComponentProps<"svg">, "children" | "format"> {
  /** Everything that is drawn; make one of anything with `toFigureSpec`. */
  spec: FigureSpec;
  /** Whether the figure is paid for. While it is not, PREVIEW is in the picture itself (specification §1). */
  isPaid: boolean;
  /** What the picture is for; each has its own layout, in the units of its size in pixels. */
  format: PictureFormat;
  /**
   * The URL that opens the figure: a QR code of it stands beside the box of `square`, `landscape` and `loop`, and
   * under that of `card` and `drawing`; the others have no room for it. One of more than some 500 characters is left
   * out, as its code could not be read.
   */
  link?: string | undefined;
}

/** What a layout draws; the picture around it has the size of its format. */
export type LayoutProps = Pick<FigureExportProps, "spec" | "isPaid">;

const LAYOUTS = { profile: FigureProfile, cover: FigureCover };

/** A figure as the picture that is saved, in any format. */
export function FigureExport({ link, format, ...props }: FigureExportProps) {
  switch (format) {
    case "card":
    case "drawing":
      return link ? <FigureShelf {...props} link={link} /> : <FigureBox {...props} />;
    case "square":
    case "landscape":
      return <FigurePlate {...props} shape={format} link={link} />;
    case "loop":
      return <FigurePlate {...props} shape="square" link={link} />;
    default: {
      const { spec, isPaid, ...svg } = props;
      const { width, height } = PICTURE_FORMATS[format];
      const Layout = LAYOUTS[format];
      return (
        <Picture
          viewBox={`0 0 ${width} ${height}`}
          {...svg}
          slot="figure-export"
          data-format={format}
          type={spec.type}
          label={describeUnboxed(spec, format, isPaid)}
        >
          {/* Words and ribbon wait for the figure. */}
          <Suspense>
            <Layout spec={spec} isPaid={isPaid} />
          </Suspense>
        </Picture>
      );
    }
  }
}

/** The text alternative of a picture without a box, in English: who it is, and what they say on a cover. */
function describeUnboxed(spec: FigureSpec, format: keyof typeof LAYOUTS, isPaid: boolean): string {
  const words = format === "cover" ? `, saying “${spec.tagline}”` : "";
  return `${describePortrait(spec)}${words}${isPaid ? "" : ". PREVIEW, watermarked."}`;
}
