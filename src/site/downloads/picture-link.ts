import { hasCodeOption, type PictureFormat } from "../../figure/schema/picture-format.ts";
import type { FigureSpec } from "../../figure.ts";
import { figureLink } from "./figure-link.ts";

/** The site's URL as pictures print it, never a profile's. */
export const PICTURE_CREDIT = (__SITE_URL__ + import.meta.env.BASE_URL).replace(/^https?:\/\/|\/$/g, "");

/** The link that a picture bears as a QR code, where `hasCode` asks for one. */
export const pictureLink = (spec: FigureSpec, format: PictureFormat, hasCode: boolean): string | undefined =>
  hasCode && hasCodeOption(format) ? figureLink(spec) : undefined;
