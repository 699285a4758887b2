import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/**
 * Serves with a handler on a free port. The returned `url` has no slash at the end. `stop` waits until all requests are
 * answered, so that the served folder can be removed then.
 * @param {import("node:http").RequestListener} handler
 */
export async function listen(handler) {
  const server = createServer(handler);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, stop: async () => void (await once(server.close(), "close")) };
}

/**
 * Serves a built site like `npm start`. The returned `url` has no slash at the end.
 * @param {{ folder?: string, port?: string, base?: string }} [site] defaults to dist/, a free port and BASE_PATH
 */
export async function serve({ folder = join(ROOT, "dist"), port = "0", base } = {}) {
  const server = spawn(process.execPath, [join(ROOT, "scripts/serve.mjs"), folder], {
    env: { ...process.env, PORT: port, ...(base && { BASE_PATH: base }) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const over = once(server, "exit");
  const [line] = await Promise.race([once(server.stdout, "data"), over]);
  if (server.exitCode !== null) throw new Error("The site could not be served.");
  return {
    url: String(line).trim().replace(/\/$/, ""),
    stop: async () => {
      server.kill();
      await over;
    },
  };
}
