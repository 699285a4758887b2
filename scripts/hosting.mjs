// What every host must agree on. Made from here: `npm start`, dist/_headers (Netlify, Cloudflare Pages) and, by
// `npm run nginx`, a configuration for nginx.
import { pathToFileURL } from "node:url";
import { basePath, siteUrl } from "./site.mjs";

/** What a <meta> policy cannot say; the rest of the policy stands in the pages. */
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

/** Built files carry their content's hash in their name; all others are revalidated. */
export const CACHING = { built: "public, max-age=31536000, immutable", others: "no-cache" };

/** @param {string} base */
export function headersFile(base) {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  // No caching for the others: these hosts revalidate by themselves, and join the values of rules that overlap.
  return [`${base}*`, ...lines, "", `${base}assets/*`, `  Cache-Control: ${CACHING.built}`, ""].join("\n");
}

/** @param {{ base: string, root: string, name: string, port: number }} site `root` holds dist/ as the folder `base` */
export function nginxConfig({ base, root, name, port }) {
  const headers = Object.entries(HEADERS).map(([header, value]) => `    add_header ${header} "${value}" always;`);
  return `# ProFigure for nginx: belongs into its http block, as in /etc/nginx/conf.d/. dist/ is ${root}${base.replace(/\/$/, "")}.
map $uri $profigure_caching {
    default "${CACHING.others}";
    "~^${base}assets/" "${CACHING.built}";
}

server {
    listen ${port};
    listen [::]:${port};
    server_name ${name};
    root ${root};

    # Here and nowhere else: an add_header inside a location drops all of these.
${headers.join("\n")}
    add_header Cache-Control $profigure_caching always;

    # The build has compressed once, at the highest level. Brotli is a module: libnginx-mod-http-brotli-static.
    gzip_static on;
    brotli_static on;
    gzip_vary on;

    charset utf-8;
    server_tokens off;
    absolute_redirect off;

    # An address that cannot be read names no page either.
    error_page 400 404 =404 ${base}404.html;

    location / {
        try_files $uri $uri/index.html $uri.html =404;
    }
${base === "/" ? "" : `    location = / {\n        return 302 ${base};\n    }\n    location = ${base.slice(0, -1)} {\n        return 302 ${base};\n    }\n`}    # Answers and settings, not pages.
    location ~ ^${base}(404(\\.html)?|_headers)$ {
        internal;
    }
    # Types that Debian's nginx does not know.
    location ~ \\.webmanifest$ {
        default_type application/manifest+json;
    }
    location ~ \\.avif$ {
        default_type image/avif;
    }
}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const name = new URL(siteUrl()).hostname;
  console.log(nginxConfig({ base: basePath(), root: "/var/www/profigure", name, port: 80 }));
}
