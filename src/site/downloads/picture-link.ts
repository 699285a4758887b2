import { hasCodeOption, type PictureFormat } from "../../figure/schema/picture-format.ts";
import type { FigureSpec } from "../../figure.ts";
import { figureLink } from "./figure-link.ts";

/** The site's URL as printed on pictures, never a profile's. */
export const PICTURE_CREDIT = (__SITE_URL__ + import.meta.env.BASE_URL).replace(/^https?:\/\/|\/$/g, "");

/** The link in a picture's QR code, if `hasCode` is true. */
export const pictureLink = (spec: FigureSpec, format: PictureFormat, hasCode: boolean): string | undefined =>
  hasCode && hasCodeOption(format) ? figureLink(spec) : undefined;
