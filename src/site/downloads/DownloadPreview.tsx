import type { PictureSource } from "../../domain/collected-figure.ts";
import { asPrinted, isPaid } from "../../domain/entitlement.ts";
import type { PictureFormat } from "../../figure.ts";
import { PicturePreview } from "./PicturePreview.tsx";
import { PICTURE_CREDIT, pictureLink } from "./picture-link.ts";

interface DownloadPreviewProps {
  figure: PictureSource;
  format: PictureFormat;
  hasCode: boolean;
}

/** A preview of the download. */
export const DownloadPreview = ({ figure, format, hasCode }: DownloadPreviewProps) => (
  <PicturePreview
    spec={figure.design.spec}
    isPaid={isPaid(figure)}
    className={asPrinted(figure) === figure ? undefined : "pf:print:invisible"}
    format={format}
    link={pictureLink(figure.design.spec, format, hasCode)}
    credit={PICTURE_CREDIT}
  />
);
