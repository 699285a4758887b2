/** A picture as a page shows it. Lengths are in CSS pixels. */
export interface EmbeddedImage {
  /** Its URL: a file's name, or a `data:` URL with the picture in it. */
  readonly src: string;
  /** The text alternative. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

const HTML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escapeHtml = (text: string): string => text.replaceAll(/[&"<>]/g, (letter) => HTML_ENTITIES[letter] ?? letter);

/** `<img src="…" alt="…" width="600" height="800">`. */
export const toHtmlImage = ({ src, alt, width, height }: EmbeddedImage): string =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;

/** `![alt](src)`, on one line, whatever the text alternative contains. */
export const toMarkdownImage = ({ src, alt }: Pick<EmbeddedImage, "src" | "alt">): string =>
  `![${alt.replaceAll(/\s+/g, " ").replaceAll(/[\\[\]<>&*_`!~$]/g, "\\$&")}](${src})`;

/**
 * An SVG as a `data:` URL that HTML and Markdown take as it is. Only what they or a URL would misread is
 * encoded: a font, which is base64 already, does not grow again, and the rest still compresses.
 */
export const toSvgDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replaceAll(/[^\w\-.,:;=/+!@*~]+/g, encodeURIComponent)
    .replaceAll(/['()]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`;
