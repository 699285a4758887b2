import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asJson, type Engine, type Key } from "./engine.ts";
import { bundleQueries } from "./queries.ts";
import { pieceOf } from "./screen.ts";

/** WebDriver's name of an element's reference. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type Found = { readonly [ELEMENT]: string };
/** WebDriver's code points for keys (WebDriver §17.4.2). */
const KEYS: Record<Key, readonly string[]> = {
  Tab: ["\uE004"],
  "Shift+Tab": ["\uE008", "\uE004"],
  Enter: ["\uE007"],
  Space: [" "],
  Escape: ["\uE00C"],
  ArrowRight: ["\uE014"],
  Home: ["\uE011"],
  End: ["\uE010"],
};

/** Keys go to the window under the pointer, which is in the middle of the screen: the window's bar is moved there. */
const AT = { x: 1448, y: 998 };

/** WebKitGTK over plain WebDriver, on a screen of its own (Xvfb), with a home of its own. */
export async function openWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), "profigure-webkit-"));
  const downloads = join(home, "downloads");
  await mkdir(downloads);
  await mkdir(join(home, ".config"));
  await writeFile(join(home, ".config/user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  // The window's bar would make it wider than a phone.
  await mkdir(join(home, ".config/gtk-3.0"));
  await writeFile(
    join(home, ".config/gtk-3.0/gtk.css"),
    "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-source: none; }",
  );
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
  const screen = spawn("Xvfb", [display, "-screen", "0", "2900x2000x24", "-fbdir", home, "-nolisten", "tcp"], {
    stdio: "ignore",
  });
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
  /** Each session has storage of its own. */
  async function newSession() {
    const { sessionId } = await send("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } } },
    });
    await send("POST", `/session/${sessionId}/timeouts`, { script: 120_000 });
    return sessionId;
  }
  let sessionId = await newSession();
  const session = (method: string, path: string, body?: unknown) => send(method, `/session/${sessionId}${path}`, body);
  let size: readonly number[] = [1280, 900];
  async function resize() {
    const [width = 0, height = 0] = size;
    const bar = (await run("() => outerHeight - innerHeight", [])) as number;
    await session("POST", "/window/rect", { ...AT, width, height: height + bar });
    await until(() => run("(...size) => String([innerWidth, innerHeight]) === String(size)", [width, height]));
    // A page with a container query may have the styles of its old width until something moves (WebKitGTK 2.50).
    await run("() => scrollBy(0, scrollY > 0 ? -1 : 1)", []);
    await run(PAINTED, []);
  }

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
  await resize();
  const script = await bundleQueries();
  const install = async (text: string) => void (await session("POST", "/execute/sync", { script: text, args: [] }));
  const find = async (role: string, name: string | RegExp) => {
    await install(`window.queries || (() => { ${script} })();`);
    return (await run("(...args) => window.queries.find(...args)", [role, asJson(name)])) as Found;
  };
  return {
    name: "WebKit",
    downloads,
    reset: async () => {
      await session("DELETE", "");
      sessionId = await newSession();
      await resize();
    },
    goto: async (url) => void (await session("POST", "/url", { url })),
    evaluate: (act, ...args) => run(String(act), args) as never,
    install,
    find,
    click: async (role, name) => void (await session("POST", `${pathOf(await find(role, name))}/click`, {})),
    fill: async (role, name, text) => {
      const field = await find(role, name);
      // WebDriver's `clear` blurs the field, and an empty name is then replaced.
      await run("(input) => input.select()", [field]);
      await session("POST", `${pathOf(field)}/value`, { text });
    },
    press: async (key) => {
      const keys = KEYS[key];
      const actions = [
        ...keys.map((value) => ({ type: "keyDown", value })),
        ...keys.toReversed().map((value) => ({ type: "keyUp", value })),
      ];
      await session("POST", "/actions", { actions: [{ type: "key", id: "keys", actions }] });
    },
    resize: async (...next) => {
      size = next;
      await resize();
    },
    // The driver's own screenshot waits for a frame that may never come.
    screenshot: async () => {
      await run(PAINTED, []);
      // Another process paints the screen: when it responds again, it has painted.
      const [width = 0, height = 0, bar = 0] = (await run(PAINTED, [])) as number[];
      return pieceOf(home, AT.x, AT.y + bar, width, height);
    },
    close: async () => {
      await session("DELETE", "");
      driver.kill();
      screen.kill();
    },
  };
}

/** After two frames a change is laid out and on the screen. */
const PAINTED = `() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
  resolve([innerWidth, innerHeight, outerHeight - innerHeight]))))`;

const pathOf = (found: Found) => `/element/${found[ELEMENT]}`;

/** A free port, which is also the number of a free display. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Asks again until the answer is true: only its answers show that a program is running. */
async function until(ask: () => unknown): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const answer = await Promise.resolve(ask()).catch(() => false);
    if (answer) return;
    if (Date.now() > end) throw new Error("A program of the WebKit test did not start.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
