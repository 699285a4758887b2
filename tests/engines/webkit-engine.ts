import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asJson, type Engine, type Key } from "./engine.ts";
import { bundleQueries } from "./queries.ts";

/** WebDriver's name of an element's reference. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type Found = { readonly [ELEMENT]: string };
/** WebDriver's code points for keys (WebDriver §17.4.2). */
const KEYS: Record<Key, string> = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", ArrowRight: "\uE014" };

/** WebKitGTK over plain WebDriver, on a screen of its own (Xvfb), with a home of its own. */
export async function openWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), "profigure-webkit-"));
  const downloads = join(home, "downloads");
  await mkdir(downloads);
  await mkdir(join(home, ".config"));
  await writeFile(join(home, ".config/user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const binary = readdirSync("/usr/lib")
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync);
  const port = await freePort();
  const display = `:${port}`;
  const env = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, ".config"),
    DISPLAY: display,
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  };
  const screen = spawn("Xvfb", [display, "-screen", "0", "1280x1000x24", "-nolisten", "tcp"], { stdio: "ignore" });
  await until(() => existsSync(`/tmp/.X11-unix/X${port}`));
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  await until(() => send("GET", "/status"));

  async function send(method: string, path: string, body?: unknown) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string; sessionId?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const { sessionId } = await send("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } } },
  });
  const session = (method: string, path: string, body?: unknown) => send(method, `/session/${sessionId}${path}`, body);
  await session("POST", "/timeouts", { script: 30_000 });

  /** The last argument of an asynchronous script is its answer. */
  async function run(source: string, args: unknown[]): Promise<unknown> {
    const answer = (await session("POST", "/execute/async", {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve((${source})(...[...arguments].slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args,
    })) as { value?: unknown; error?: string };
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  }
  const script = await bundleQueries();
  const find = async (role: string, name: string | RegExp) => {
    await session("POST", "/execute/sync", { script: `window.queries || (() => { ${script} })();`, args: [] });
    return (await run("(...args) => window.queries.find(...args)", [role, asJson(name)])) as Found;
  };
  return {
    name: "WebKit",
    downloads,
    goto: async (url) => void (await session("POST", "/url", { url })),
    evaluate: (act, ...args) => run(String(act), args) as never,
    click: async (role, name) => void (await session("POST", `${pathOf(await find(role, name))}/click`, {})),
    fill: async (role, name, text) => {
      const field = await find(role, name);
      // Not WebDriver's clear: it leaves the field, and an empty name is then no name.
      await run("(input) => input.select()", [field]);
      await session("POST", `${pathOf(field)}/value`, { text });
    },
    press: async (key) => {
      const type = "key";
      const value = KEYS[key];
      const actions = [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ];
      await session("POST", "/actions", { actions: [{ type, id: "keys", actions }] });
    },
    close: async () => {
      await session("DELETE", "");
      driver.kill();
      screen.kill();
    },
  };
}

const pathOf = (found: Found) => `/element/${found[ELEMENT]}`;

/** Also a display's number that nobody has. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Asks again until the answer is yes; a program says by its answers alone that it is there. */
async function until(ask: () => unknown): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const answer = await Promise.resolve(ask()).catch(() => false);
    if (answer) return;
    if (Date.now() > end) throw new Error("A program of the WebKit test did not start.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
