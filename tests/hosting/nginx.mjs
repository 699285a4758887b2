// Serves a built site by nginx with the configuration that we publish. `node tests/hosting/nginx.mjs` builds it
// for BASE_PATH first, and serves it on PORT until it is stopped.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { nginxConfig } from "../../scripts/hosting.mjs";
import { basePath } from "../../scripts/site.mjs";

const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** nginx as Debian has it, with its module for brotli files. */
export const hasNginx = () => existsSync(BROTLI) && spawnSync("nginx", ["-v"]).status === 0;

/** Debian's surroundings of a site, in a folder of its own. */
const AROUND = `
${process.getuid?.() === 0 ? "user root;" : ""}
pid pid;
load_module ${BROTLI};
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`).join("\n  ")}
  include site.conf;
}
`;

/** @param {string} dist @param {string} base @param {number} [port] */
export async function serveByNginx(dist, base, port) {
  const folder = mkdtempSync(join(tmpdir(), "profigure-nginx-"));
  const root = join(folder, "www");
  const place = join(root, base).replace(/\/$/, "");
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(dist, place);
  port ??= await freePort();
  writeFileSync(join(folder, "site.conf"), nginxConfig({ base, root, name: "localhost", port }));
  writeFileSync(join(folder, "nginx.conf"), AROUND);
  // nginx daemonizes as soon as it listens.
  const { status, stderr } = spawnSync("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`nginx did not start: ${stderr}`);
  const pid = Number(readFileSync(join(folder, "pid"), "utf8"));
  return {
    url: `http://localhost:${port}${base.replace(/\/$/, "")}`,
    stop: () => {
      process.kill(pid);
      rmSync(folder, { recursive: true });
    },
  };
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Builds the site for a place on its host, in a folder of its own. @param {string} base @param {string} [dist] */
export function buildFor(base, dist = join(mkdtempSync(join(tmpdir(), "profigure-base-")), "dist")) {
  const root = join(import.meta.dirname, "../..");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [vite, "build", "--outDir", dist, "--logLevel", "error"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", BASE_PATH: base },
  });
  return { dist, remove: () => rmSync(dirname(dist), { recursive: true }) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { dist, remove } = buildFor(basePath(), process.env.TEST_DIST);
  const server = await serveByNginx(dist, basePath(), Number(process.env.PORT));
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => {
      server.stop();
      remove();
      process.exit();
    });
  // The process runs until it is stopped.
  setInterval(() => {}, 1e6);
}
