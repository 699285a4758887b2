// The headers that a host must send. `npm start` sends them, and dist/_headers has them for Netlify and Cloudflare
// Pages.

/** Headers that a <meta> element in the page cannot replace. */
export const HEADERS = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Cache-Control for built files, whose names contain a content hash, and for all other files, which must be
 * revalidated.
 */
export const CACHING = { built: "public, max-age=31536000, immutable", others: "no-cache" };

/** Returns the text of dist/_headers. @param {string} base */
export function headersFile(base) {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  // The other files need no rule, because these hosts revalidate them anyway. An overlapping rule would be combined
  // with the one for assets.
  return [`${base}*`, ...lines, "", `${base}assets/*`, `  Cache-Control: ${CACHING.built}`, ""].join("\n");
}
