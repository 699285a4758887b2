import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type DelayedScripts, serveDelayedScripts } from "./delayed-scripts.ts";
import { asJson, type Engine, type JsonName } from "./engine.ts";
import { waitForText } from "./site.ts";

const WAIT = { timeout: 30_000, interval: 100 };

/** Clicks in one engine before hydration, on the site at an address without a closing slash. */
export function testEarlyClicks(open: () => Promise<Engine>, url: () => string): void {
  let engine: Engine;
  let site: DelayedScripts;
  beforeAll(async () => {
    [engine, site] = await Promise.all([open(), serveDelayedScripts(url())]);
  });
  afterAll(async () => {
    site.close();
    await engine.close();
  });

  /** Opens a page whose scripts arrive when the returned function is called. */
  async function openWithDelayedScripts(path: string) {
    site.delay();
    await engine.reset();
    const loaded = engine.goto(site.url + path);
    // A test that fails before its scripts arrive leaves a page that never loads.
    loaded.catch(() => {});
    await vi.waitFor(
      async () => expect(await engine.evaluate(() => document.querySelector("h1"))).not.toBeNull(),
      WAIT,
    );
    return async () => {
      site.release();
      await loaded;
    };
  }

  test.for([
    ["/", "button", "Continue", () => waitForText(engine, "Please enter your LinkedIn URL")],
    ["/dashboard", "tab", "Account", () => waitForText(engine, "This demo sends no e-mail")],
    ["/dashboard", "button", "Download Ingrid Sørensen", () => engine.find("dialog", "Download")],
    // The link is copied, or offered to be copied by hand.
    ["/dashboard", "button", "Share Maya Okonkwo", () => waitForText(engine, /10 shares|Copy the link by hand/)],
  ] as const)(
    "On %s the %s %s, clicked before hydration, looks busy at once and acts after it",
    async ([path, role, name, outcome]) => {
      const release = await openWithDelayedScripts(path);
      for (let click = 0; click < 3; click++) await engine.click(role, name);
      expect(await engine.evaluate(looksBusy, role, asJson(name))).toBe(true);
      await release();
      await outcome();
      await vi.waitFor(
        async () => expect(await engine.evaluate(() => document.querySelector("button[aria-busy=true]"))).toBeNull(),
        WAIT,
      );
    },
  );

  test("The red pill, chosen before hydration, looks chosen at once, stays chosen and turns the box", async () => {
    const release = await openWithDelayedScripts("/create");
    await engine.click("radio", /^Villain/);
    expect(await engine.evaluate(looksChosen, "radio", asJson(/^Villain/))).toBe(true);
    await release();
    await engine.find("img", /^Empty villain box/);
    expect(
      await engine.evaluate(() => document.querySelector<HTMLInputElement>("main input[type=radio]:checked")?.value),
    ).toBe("villain");
  });
}

/** The control is busy, and looks different without `aria-busy`, under the same pointer and focus. */
async function looksBusy(role: string, name: JsonName): Promise<boolean> {
  const control = await window.queries.find(role, name);
  const styles = () => {
    const { opacity, backgroundColor, color, borderColor, filter, outlineStyle } = getComputedStyle(control);
    return [opacity, backgroundColor, color, borderColor, filter, outlineStyle].join();
  };
  if (control.getAttribute("aria-busy") !== "true") return false;
  const busy = styles();
  control.removeAttribute("aria-busy");
  const idle = styles();
  control.setAttribute("aria-busy", "true");
  return busy !== idle;
}

/** The radio is checked, and its label looks different when it is not. */
async function looksChosen(role: string, name: JsonName): Promise<boolean> {
  const radio = (await window.queries.find(role, name)) as HTMLInputElement;
  const styles = () =>
    [...(radio.labels?.[0]?.querySelectorAll("span") ?? [])]
      .map((part) => getComputedStyle(part).backgroundColor)
      .join();
  if (!radio.checked) return false;
  const chosen = styles();
  radio.checked = false;
  const idle = styles();
  radio.checked = true;
  return chosen !== idle;
}
