import { Boundary } from "../engine/Boundary.tsx";
import { Picture } from "../engine/Picture.tsx";
import { describePortrait } from "../parts/describe.ts";
import { PICTURE_FORMATS } from "../schema/picture-format.ts";
import type { FigureSpec } from "../schema/spec.ts";
import { checkSpec } from "./check-spec.ts";
import type { FigureExportProps } from "./export-props.ts";
import { FigureBox } from "./FigureBox.tsx";
import { FigureCover } from "./FigureCover.tsx";
import { FigureLandscape } from "./FigureLandscape.tsx";
import { FigurePost } from "./FigurePost.tsx";
import { FigureProfile } from "./FigureProfile.tsx";
import { FigureShelf } from "./FigureShelf.tsx";
import { FigureSquare } from "./FigureSquare.tsx";

const LAYOUTS = { profile: FigureProfile, cover: FigureCover };

/** Draws a figure in the layout of a file format. */
export function FigureExport({ link, credit, tag, format, labels, ...props }: FigureExportProps) {
  checkSpec(props.spec);
  switch (format) {
    case "card":
    case "drawing":
      return link ? <FigureShelf {...props} link={link} labels={labels} /> : <FigureBox {...props} labels={labels} />;
    case "post":
      return <FigurePost {...props} tag={tag} credit={credit} labels={labels} />;
    case "square":
      return <FigureSquare {...props} link={link} credit={credit} labels={labels} />;
    case "landscape":
      return <FigureLandscape {...props} link={link} credit={credit} />;
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
          {/* A single boundary, so that text and watermark appear together with the figure. */}
          <Boundary>
            <Layout spec={spec} isPaid={isPaid} />
          </Boundary>
        </Picture>
      );
    }
  }
}

/**
 * Returns the text alternative of a picture without a box, in English: name, job title and, for a cover, the tagline.
 */
function describeUnboxed(spec: FigureSpec, format: keyof typeof LAYOUTS, isPaid: boolean): string {
  const words = format === "cover" ? `, saying “${spec.tagline}”` : "";
  return `${describePortrait(spec)}${words}${isPaid ? "" : ". PREVIEW, watermarked."}`;
}
