import { hasCodeOption, type PictureFormat } from "../../figure/schema/picture-format.ts";
import type { FigureSpec } from "../../figure.ts";
import { figureLink } from "./figure-link.ts";

/** The site's URL as it is printed on pictures. */
export const PICTURE_CREDIT = (__SITE_URL__ + import.meta.env.BASE_URL).replace(/^https?:\/\/|\/$/g, "");

/** The link for a picture's QR code, if `hasCode` is true and the format has space for it. */
export const pictureLink = (spec: FigureSpec, format: PictureFormat, hasCode: boolean): string | undefined =>
  hasCode && hasCodeOption(format) ? figureLink(spec) : undefined;
