import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { type PictureFormat, PicturePreview } from "../../index.ts";

/** The picture that a download would save; lazily loaded, because it imports the drawing engine. */
export const DownloadPreview = ({ figure, format }: { figure: PictureSource; format: PictureFormat }) => (
  <PicturePreview spec={figure.design.spec} isPaid={isPaid(figure)} format={format} />
);
