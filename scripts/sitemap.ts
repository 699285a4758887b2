import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { siteUrl } from "./site.mjs";

/**
 * Writes sitemap.xml, and a robots.txt that refers to it. `pages` are the paths of the site's pages, such as "/create".
 */
export async function writeSitemap(out: string, base: string, pages: readonly string[]): Promise<void> {
  const site = siteUrl() + base;
  await writeFile(
    join(out, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((path) => `  <url><loc>${site}${path.slice(1)}</loc></url>`).join("\n")}
</urlset>
`,
  );
  await writeFile(join(out, "robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${site}sitemap.xml\n`);
}
