// Serves dist/ or the given folder as a host should: URLs without .html, precompressed files, and status 404 for
// missing pages.
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import sirv from "sirv";
import { CACHING, HEADERS } from "./hosting.mjs";
import { basePath } from "./site.mjs";

const DIR = resolve(process.argv[2] ?? join(import.meta.dirname, "../dist"));
const NOT_FOUND = join(DIR, "404.html");
const base = basePath();
const port = Number(process.env.PORT || 4173);

/** @param {string} sentence @returns {never} */
const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
if (!existsSync(join(DIR, "index.html"))) stop("There is no dist/ yet. Run: npm run build");
if (!Number.isInteger(port) || port < 0 || port > 65535) stop(`PORT is "${process.env.PORT}", which is not a port.`);

// Storybook shows each story in a frame of its page, which `frame-ancestors 'none'` would block.
const { "Content-Security-Policy": _, ...FRAMED } = HEADERS;
const headers = existsSync(join(DIR, "iframe.html")) ? FRAMED : HEADERS;

const files = sirv(DIR, {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders: (res, path) =>
    res.setHeader("Cache-Control", path.startsWith("/assets/") ? CACHING.built : CACHING.others),
});

/** @param {import("node:http").ServerResponse} res @param {boolean} withBody */
function notFound(res, withBody) {
  res.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": CACHING.others });
  // A Storybook has no 404 page.
  if (withBody && existsSync(NOT_FOUND)) createReadStream(NOT_FOUND).pipe(res);
  else res.end();
}

const server = createServer((req, res) => {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  const { method, url = "/" } = req;
  if (method !== "GET" && method !== "HEAD") return res.writeHead(405, { Allow: "GET, HEAD" }).end();
  const missing = () => notFound(res, method === "GET");
  const path = decoded(url);
  if (base !== "/" && (path === "/" || `${path}/` === base)) return res.writeHead(302, { Location: base }).end();
  // Direct requests for the 404 page or for the host's settings must not get status 200.
  if (!path?.startsWith(base) || /^(404(\.html)?|_headers)\/?$/.test(path.slice(base.length))) return missing();
  req.url = url.slice(base.length - 1);
  files(req, res, missing);
});

/**
 * Decodes a URL. Returns undefined for a null byte or an invalid escape, which cannot be part of a file name.
 * @param {string} url
 */
function decoded(url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*/s, ""));
    return path.includes("\0") ? undefined : path;
  } catch {
    return undefined;
  }
}

server.on("error", (/** @type {NodeJS.ErrnoException} */ error) =>
  stop(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Stop the other server, or choose another port: PORT=${port + 1} npm start`
      : `The server could not start: ${error.message}`,
  ),
);
// Listens on every interface. If it used only IPv4, for example, another server could use the same port on IPv6
// unnoticed.
server.listen(port, () => {
  const address = server.address();
  console.log(`http://localhost:${typeof address === "object" ? address?.port : port}${base === "/" ? "" : base}`);
});

// npm passes SIGTERM only to the shell between it and this server, so the server ends when that shell is gone.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && process.exit(), 500).unref();
}
