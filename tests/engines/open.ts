import type { Engine, EngineName, Pointer } from "./engine.ts";
import { openWithPuppeteer } from "./puppeteer-engine.ts";
import { openWebKit } from "./webkit-engine.ts";

export const openEngine = (name: EngineName, pointer?: Pointer): Promise<Engine> =>
  name === "WebKit" ? openWebKit() : openWithPuppeteer(name, pointer);
