/** The site's origin, from SITE_URL (vite.config.ts). */
declare const __SITE_URL__: string;

/** Whether this is a build that keeps itself on the device (vite.config.ts). */
declare const __SERVICE_WORKER__: boolean;

/** A picture drawn at build time from scripts/draw-pictures.tsx (scripts/pictures.ts). */
declare module "picture:*" {
  /** The address of its SVG file. */
  export const src: string;
  /** The drawing's own text alternative. */
  export const alt: string;
  const picture: {
    readonly src: string;
    /** Its AVIF files as a `srcset`; in the site's build only. */
    readonly avif: string | undefined;
    /** In units of the drawing: for the aspect ratio. */
    readonly width: number;
    readonly height: number;
  };
  export default picture;
}

/** What the library exports (.storybook/api.ts). */
declare module "api:exports" {
  const api: Readonly<Record<string, import("./api.mjs").Export>>;
  export default api;
}

declare module "subset-font" {
  /** An axis is pinned to a number or narrowed to a range; one not named keeps its whole range. */
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "truetype"; noHinting?: boolean; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}

/** The half of pdf.js that parses; it comes without types. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs" {
  export const WorkerMessageHandler: unknown;
}
