import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { Picture } from "../platform/BuiltPicture.tsx";
import { samplePicture } from "../sample/collection.ts";
import { DrawnBox } from "./index.tsx";

const altOf = ({ design: { spec }, ...figure }: CollectedFigure) =>
  `Boxed ${spec.type} figure of ${spec.name}, ${spec.jobTitle}${isPaid(figure) ? "" : ". PREVIEW, watermarked."}`;

/** A figure's picture: a prebuilt file for an unedited sample, or else a drawing. */
export function FigurePicture({ figure, isFirst }: { figure: CollectedFigure; isFirst: boolean }) {
  const alt = altOf(figure);
  const built = isPaid(figure) ? samplePicture(figure) : undefined;
  if (!built) return <DrawnBox figure={figure} alt={alt} />;
  return (
    <Picture
      picture={built}
      alt={alt}
      sizes="290px"
      inlined={isFirst ? 600 : undefined}
      className="pf:silhouette pf:h-auto pf:w-full"
    />
  );
}
