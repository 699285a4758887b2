// The headers that a host must send, used by `npm start` and dist/_headers (Netlify, Cloudflare Pages).

/** The parts of the policy that a <meta> element cannot express; the rest is in the pages. */
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

/** The names of built files contain a content hash; all other files are revalidated. */
export const CACHING = { built: "public, max-age=31536000, immutable", others: "no-cache" };

/** The text of dist/_headers. @param {string} base */
export function headersFile(base) {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  // No rule for the other files: these hosts revalidate them anyway, and join overlapping rules.
  return [`${base}*`, ...lines, "", `${base}assets/*`, `  Cache-Control: ${CACHING.built}`, ""].join("\n");
}
