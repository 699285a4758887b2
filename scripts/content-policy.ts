// Builds a page's Content-Security-Policy: it allows nothing from other origins, and inline scripts and styles only by
// their hashes.
import { createHash } from "node:crypto";

interface InlineContent {
  readonly scripts: readonly string[];
  readonly styles: string;
  /**
   * The page's HTML. It is needed for the style attributes that Radix prerenders. React sets later styles through the
   * CSSOM, which the policy does not restrict.
   */
  readonly app: string;
}

export function contentPolicy({ scripts, styles, app }: InlineContent): string {
  const attributes = hashes([...app.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = ""]) => value));
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes([styles])}`,
    attributes ? `style-src-attr 'unsafe-hashes' ${attributes}` : "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // Allows the Trusted Types policy for workers' URLs (src/site/platform/worker-url.ts).
    "trusted-types workers",
  ].join("; ");
}

const hashes = (texts: readonly string[]) => [...new Set(texts.map(sha256))].join(" ");
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
