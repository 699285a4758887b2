import type { Engine, EngineName, Pointer } from "./engine.ts";
import { openWithPuppeteer } from "./puppeteer-engine.ts";
import { openWebKit } from "./webkit-engine.ts";

/** Opens a browser. `prefs` are Firefox preferences, as in about:config. */
export const openEngine = (name: EngineName, pointer?: Pointer, prefs?: Record<string, unknown>): Promise<Engine> =>
  name === "WebKit" ? openWebKit() : openWithPuppeteer(name, pointer, prefs);
