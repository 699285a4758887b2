import { createLoader, type Loader } from "../lib/loader.ts";
import { memoize } from "../lib/memoize.ts";
import { toDataUrl } from "./raster.ts";

const FAMILY = "Anybody Variable";

/** One file of the figures' font, from the page's style sheets. */
interface FontFace {
  readonly url: string;
  /** The value of `unicode-range`. */
  readonly range: string;
  readonly has: (code: number) => boolean;
}

/** Fetches a font file as a `data:` URL. */
const fontFile = memoize(
  (url: string): Loader<string> =>
    createLoader(async () => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`ProFigure: the server answered ${response.status} for the font file ${url}`);
      return toDataUrl(await response.blob());
    }),
);

/** Reads a `unicode-range`: `U+100-2BA, U+2C?`. */
function rangeOf(text: string): FontFace["has"] {
  const ranges = Array.from(text.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi), ([, from = "", to = from]) => [
    Number.parseInt(from.replaceAll("?", "0"), 16),
    Number.parseInt(to.replaceAll("?", "F"), 16),
  ]);
  return (code) => ranges.length === 0 || ranges.some(([from = 0, to = 0]) => code >= from && code <= to);
}

/** Returns the faces of the figures' font in a list of rules, and in the style sheets and layers that they contain. */
function facesIn(rules: Iterable<CSSRule>, base: string): FontFace[] {
  return Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSImportRule) return rule.styleSheet ? facesOf(rule.styleSheet) : [];
    if (rule instanceof CSSFontFaceRule) {
      const [family, source, range] = ["font-family", "src", "unicode-range"].map((name) =>
        rule.style.getPropertyValue(name),
      );
      const [, url] = /url\(["']?([^"')]+)/.exec(source ?? "") ?? [];
      if (!url || family?.replaceAll(/["']/g, "") !== FAMILY) return [];
      return [{ url: new URL(url, base).href, range: range ?? "", has: rangeOf(range ?? "") }];
    }
    return "cssRules" in rule ? facesIn(rule.cssRules as CSSRuleList, base) : [];
  });
}

function facesOf(sheet: CSSStyleSheet): FontFace[] {
  try {
    return facesIn(sheet.cssRules, sheet.href ?? document.baseURI);
  } catch {
    // A page cannot read a style sheet from another origin.
    return [];
  }
}

/** Whether the page can show a letter in the figures' font. */
async function hasFont(letter: string): Promise<boolean> {
  const faces = await document.fonts.load(`16px '${FAMILY}'`, letter).catch(() => []);
  return faces.some(({ status }) => status === "loaded");
}

/**
 * Returns SVG elements that embed the font for a text, because an image cannot use the page's fonts. Rejects if the
 * page's style sheets do not have the font, or if a font file cannot be fetched that the page itself shows.
 */
export async function embedFonts(words: string): Promise<string> {
  const all = Array.from(document.styleSheets).flatMap(facesOf);
  if (all.length === 0)
    throw new Error('ProFigure: the page has no font for pictures. Import "profigure/styles.css" from its own origin.');
  /** For each face, a letter that it draws. The last face that has a letter draws it. */
  const samples = new Map<FontFace, string>();
  for (const letter of words + words.toUpperCase()) {
    const face = all.findLast(({ has }) => has(letter.codePointAt(0) ?? 0));
    if (face && !samples.has(face) && letter.trim()) samples.set(face, letter);
  }
  const styles = await Promise.all(
    Array.from(samples, async ([{ url, range }, sample]) => {
      const data = await fontFile(url)
        .load()
        .catch(async (error) => {
          // If the page cannot use the font either, a fallback font in the file matches the screen.
          if (await hasFont(sample)) throw error;
        });
      if (data === undefined) return "";
      return (
        `@font-face{font-family:"${FAMILY}";font-weight:100 900;font-stretch:50% 150%;` +
        `${range ? `unicode-range:${range};` : ""}src:url(${data}) format("woff2")}`
      );
    }),
  );
  // For a text that needs several font faces, Chromium loads only one. Hidden texts make it load all of them.
  const letters = Array.from(
    samples.values(),
    (sample) => `<text visibility="hidden">&#${sample.codePointAt(0)};</text>`,
  );
  return `<style>${styles.join("")}</style>${letters.length > 1 ? letters.join("") : ""}`;
}
