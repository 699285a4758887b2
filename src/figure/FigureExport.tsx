import type { FigureSpec } from "../domain/figure-spec.ts";
import type { PictureFormat } from "../domain/picture-format.ts";
import { FigureBox } from "./FigureBox.tsx";
import { FigureCover } from "./FigureCover.tsx";
import { FigureCutout } from "./FigureCutout.tsx";
import { FigurePlate } from "./FigurePlate.tsx";
import { FigureProfile } from "./FigureProfile.tsx";
import { FigureShelf } from "./FigureShelf.tsx";
import { FigureStory } from "./FigureStory.tsx";

/** Props of {@link FigureExport}; all others go to the `svg` element. */
export interface FigureExportProps extends Omit<React.ComponentProps<"svg">, "children" | "format"> {
  /** Everything that is drawn; make one of anything with `toFigureSpec`. */
  spec: FigureSpec;
  /** Whether the figure is paid for. While it is not, PREVIEW is in the picture itself (specification §1). */
  isPaid: boolean;
  /** What the picture is for; each has its own layout, in the units of its size in pixels. */
  format: PictureFormat;
  /**
   * The address that opens the figure: a QR code of it stands beside the box of `square`, `landscape` and `loop`, and
   * under that of `card` and `drawing`; the others have no room for it.
   */
  link?: string | undefined;
}

/** A figure as the picture that is saved, in any format. */
export function FigureExport({ link, ...props }: FigureExportProps) {
  const { format, ...rest } = props;
  switch (format) {
    case "square":
    case "landscape":
      return <FigurePlate {...rest} shape={format} link={link} />;
    case "loop":
      return <FigurePlate {...rest} shape="square" link={link} />;
    case "profile":
      return <FigureProfile {...props} />;
    case "cover":
      return <FigureCover {...props} />;
    case "story":
      return <FigureStory {...props} />;
    case "figure":
      return <FigureCutout {...props} />;
    default:
      return link ? <FigureShelf {...rest} link={link} /> : <FigureBox {...rest} />;
  }
}
