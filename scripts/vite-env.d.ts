/** The site's origin, from the environment variable SITE_URL (vite.config.ts). */
declare const __SITE_URL__: string;

/** Whether this build works offline (vite.config.ts). */
declare const __SERVICE_WORKER__: boolean;

/** A picture drawn at build time from scripts/draw-pictures.tsx (scripts/pictures.ts). */
declare module "picture:*" {
  /** The URL of the picture's SVG file. */
  export const src: string;
  /** The drawing's text alternative. */
  export const alt: string;
  const picture: {
    readonly src: string;
    /** The picture's AVIF files as a `srcset`. Defined only in the site's build. */
    readonly avif: string | undefined;
    /** The width in the drawing's units. Together with `height`, it gives the aspect ratio. */
    readonly width: number;
    readonly height: number;
  };
  export default picture;
}

/** The library's exports (.storybook/api.ts). */
declare module "api:exports" {
  const api: Readonly<Record<string, import("./api.mjs").Export>>;
  export default api;
}

declare module "subset-font" {
  /** An axis is pinned to a number or narrowed to a range; an omitted axis keeps its full range. */
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "truetype"; noHinting?: boolean; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}

/** pdf.js's parser, which has no types. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs" {
  export const WorkerMessageHandler: unknown;
}
