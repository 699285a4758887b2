// The headers that a host must send. `npm start` and dist/_headers (Netlify, Cloudflare Pages) take them from here.

/** What a <meta> policy cannot express; the rest of the policy is in the pages. */
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

/** The names of built files contain a hash of their content; all other files are revalidated. */
export const CACHING = { built: "public, max-age=31536000, immutable", others: "no-cache" };

/** The text of dist/_headers. @param {string} base */
export function headersFile(base) {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  // No rule for the other files: these hosts revalidate them anyway, and join the values of overlapping rules.
  return [`${base}*`, ...lines, "", `${base}assets/*`, `  Cache-Control: ${CACHING.built}`, ""].join("\n");
}
