// A page arrives with the rules that it can need, inside its HTML; the whole sheet follows with the first code that comes
// later (src/app/whole-sheet.ts). Both in the same order, so the second changes nothing that the first has styled.
import { PurgeCSS } from "purgecss";

/**
 * The part of a sheet that some HTML and scripts can use: of what asks for a class or an element that they never name
 * nothing is left.
 */
export async function pageStyles(css: string, contents: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: contents.map((raw) => ({ raw, extension: "html" })),
    // Names of elements stand between < and >, and these may be part of a class's name.
    defaultExtractor: (content) => [...(content.match(/[^\s"'`]+/g) ?? []), ...(content.match(/\w+/g) ?? [])],
    // State is set by scripts, in names that need not be written out: every attribute counts as used.
    dynamicAttributes: [...css.matchAll(/\[([a-z-]+)/g)].map(([, name = ""]) => name),
    keyframes: true,
  });
  if (!purged) throw new Error("The page's styles could not be made.");
  return purged.css;
}
