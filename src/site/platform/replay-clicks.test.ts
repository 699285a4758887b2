import { beforeEach, expect, test, vi } from "vitest";
import { replayClicks } from "./replay-clicks.ts";

/** Stands in for a DOM element, which may be inside a button. */
class FakeElement {
  readonly attributes = new Map<string, string>();
  readonly name: string;
  readonly button: FakeElement | null;
  constructor(name: string, button: FakeElement | null) {
    this.name = name;
    this.button = button;
  }
  closest = () => this.button;
  setAttribute = (name: string, value: string) => this.attributes.set(name, value);
  removeAttribute = (name: string) => this.attributes.delete(name);
  click = () => replayed.push(`${this.name}${this.attributes.has("aria-busy") ? ", busy" : ""}`);
}
class FakeButton extends FakeElement {
  constructor(name: string) {
    super(name, null);
    this.closest = () => this;
  }
}

let replayed: string[];
let listeners: unknown[][];

/** Sends a click to the inlined script. Returns whether the script prevents the default action. */
function click(target: unknown) {
  const preventDefault = vi.fn();
  for (const [type, listener] of listeners)
    if (type === "click" && typeof listener === "function") listener({ target, preventDefault });
  return preventDefault.mock.calls.length > 0;
}

beforeEach(async () => {
  replayed = [];
  listeners = [];
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("requestAnimationFrame", vi.fn());
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("addEventListener", (...listener: unknown[]) => void listeners.push(listener));
  vi.stubGlobal("removeEventListener", (...gone: unknown[]) => {
    listeners = listeners.filter((listener) => listener.some((part, i) => part !== gone[i]));
  });
  vi.resetModules();
  await import("./capture-clicks.ts");
  return () => vi.unstubAllGlobals();
});

test("A button clicked before hydration looks busy; its click is captured", () => {
  const download = new FakeButton("Download");
  expect(click(new FakeElement("icon", download))).toBe(true);
  expect(download.attributes.get("aria-busy")).toBe("true");
  expect(replayed).toEqual([]);
});

test("A click outside a button is not captured", () => {
  expect(click(new FakeElement("link", null))).toBe(false);
  expect(click({ nodeType: 9 })).toBe(false);
  replayClicks();
  expect(replayed).toEqual([]);
});

test("Hydration replays one click per button in order and ends busy states", () => {
  const tab = new FakeButton("Account");
  const share = new FakeButton("Share");
  for (const button of [tab, share, tab]) click(button);
  replayClicks();
  expect(replayed).toEqual(["Account", "Share"]);
});

test("After hydration, no click is captured or replayed again", () => {
  const share = new FakeButton("Share");
  click(share);
  replayClicks();
  expect(listeners.filter(([type]) => type === "click")).toEqual([]);
  expect(window.takeCapturedClicks).toBeUndefined();
  replayClicks();
  expect(replayed).toEqual(["Share"]);
});
