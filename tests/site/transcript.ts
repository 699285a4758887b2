import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";
import { type Item, readPage } from "./accessibility-tree.ts";

/** The text of a live region. */
interface Announcement {
  readonly text: string;
  readonly politeness: "politely" | "at once";
  /** Whether the region is hidden or inert, so that no screen reader announces its text. */
  readonly isLost: boolean;
}

/** A step of the walk, such as a key press, and its results. */
export interface Step {
  readonly what: string;
  readonly announcements: readonly Announcement[];
  /**
   * What the screen reader says after the step: announcements, and the name and description of a new or changed focus.
   */
  readonly spoken: readonly string[];
  readonly focus: Item | undefined;
  /** The items of the page, or of the open dialog, in reading order. */
  readonly items: readonly Item[];
}

/** Roles whose name is read when focus enters them. */
const CONTAINERS = /^(navigation|region|group|tabs|tab panel|dialog|search|article)$/;

/** Runs in the page and records changes in live regions. */
function recordLiveRegions() {
  const announcements: Announcement[] = [];
  Object.assign(window, { takeAnnouncements: () => announcements.splice(0) });
  const REGIONS = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output";
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const updates = new Map<Element, (string | null)[]>();
    for (const node of added) {
      if (!(node instanceof Element)) continue;
      const alerts = [node, ...node.querySelectorAll("*")].filter(({ role }) => role === "alert");
      for (const alert of alerts) updates.set(alert, [alert.textContent]);
    }
    for (const { target, addedNodes, type } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(REGIONS);
      // Screen readers do not announce a region that is inserted together with its text, unless it is an alert.
      if (!region?.isConnected || added.some((node) => node.contains(region))) continue;
      const isWhole = region.matches("[role=status], [role=alert], [aria-atomic=true]");
      const parts = isWhole ? [region] : type === "characterData" ? [target] : [...addedNodes];
      const texts = parts.filter((part) => part.isConnected).map(({ textContent }) => textContent);
      updates.set(region, isWhole ? texts : [...(updates.get(region) ?? []), ...texts]);
    }
    for (const [region, texts] of updates) {
      const text = texts.join(" ").replace(/\s+/g, " ").trim();
      const politeness = region.matches("[aria-live=assertive], [role=alert]") ? "at once" : "politely";
      if (text)
        announcements.push({ text, politeness, isLost: region.closest("[aria-hidden=true], [inert]") !== null });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
/** A condition to wait for after a step. */
type Until = () => Promise<boolean>;
type RecordingWindow = typeof window & { takeAnnouncements(): Announcement[] };

const pathOf = ({ inside, line }: Item) => [...inside, { line }].map((item) => item.line).join(" › ");
/** Returns the items that have no equal at the same place in `others`. */
function difference(items: readonly Item[], others: readonly Item[]): Item[] {
  const left = others.map(pathOf);
  return items.filter((item) => {
    const at = left.indexOf(pathOf(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
const tops = (items: readonly Item[]) => items.filter(({ inside }) => !inside.some((place) => items.includes(place)));

const LEGEND = [
  "What a screen reader reads. After each key (>): announcements, where the focus goes (now: it stays there),",
  "and what appears (+), changes (~) or is removed with its content (-).",
  "Written by tests/site/transcripts.spec.ts; CONTRIBUTING.md explains how to read and update it.",
];

/**
 * Walks through the site by keyboard on a paused clock and writes down what a screen reader reads: the whole page after
 * it loads, and the announcements, the focus and all other changes after each key.
 */
export class ScreenReaderTranscript {
  readonly steps: Step[] = [];
  readonly #lines = [...LEGEND];
  readonly #page: Page;
  readonly #session: CDPSession;
  #items: readonly Item[] = [];
  /** The items of the page behind the open dialog. */
  #behind: readonly Item[] | undefined;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async start(page: Page): Promise<ScreenReaderTranscript> {
    await page.clock.install({ time: "2026-01-01T10:00:00Z" });
    await page.clock.pauseAt("2026-01-01T11:00:00Z");
    await page.addInitScript(recordLiveRegions);
    return new ScreenReaderTranscript(page, await page.context().newCDPSession(page));
  }

  get text() {
    return `${this.#lines.join("\n")}\n`;
  }

  /** Opens a page and records all of it, without comparing it to the previous one. */
  async goto(what: string, go: () => Promise<unknown>, until?: Until) {
    await go();
    this.#items = [];
    return this.#record(what, until);
  }

  async press(key: string, until?: Until) {
    await this.#page.keyboard.press(key);
    return this.#record(key, until);
  }

  async type(text: string) {
    await this.#page.keyboard.type(text);
    return this.#record(`type "${text}"`);
  }

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    let count = 0;
    do {
      await this.#page.keyboard.press(key);
      count += 1;
    } while (!(await isThere()) && count < 100);
    expect(await isThere(), `${key} reaches ${target}`).toBe(true);
    return this.#record(count === 1 ? key : `${key} ${count} times`);
  }

  /** Advances the page's clock. */
  async wait(ms: number, until?: Until) {
    await this.#page.clock.runFor(ms);
    return this.#record(`wait ${ms / 1000} s`, until);
  }

  async #record(what: string, until?: Until): Promise<Step> {
    if (until) {
      const isSo = async () => {
        // Advances the clock, because React waits a moment before it shows a lazily loaded component.
        await this.#page.clock.runFor(100);
        return until();
      };
      await expect.poll(isSo, { timeout: 30_000 }).toBe(true);
    }
    // Lets immediate effects happen, such as returning the focus when a dialog closes.
    await this.#page.clock.runFor(20);
    // Waits for React's deferred renders: a background task runs after all others.
    await this.#page.evaluate(() => scheduler.postTask(() => {}, { priority: "background" }));
    const before = this.#items;
    const all = await readPage(this.#session);
    const announcements = await this.#page.evaluate(() => (window as RecordingWindow).takeAnnouncements());
    const dialog = all.findLast(({ role }) => role === "dialog");
    const items = dialog ? all.filter((item) => item === dialog || item.inside.includes(dialog)) : all;
    const focus = items.findLast(({ isFocused }) => isFocused);
    const last = before.findLast(({ isFocused }) => isFocused);
    const isMoved = focus?.id !== last?.id;

    const wasDialog = this.#behind !== undefined;
    if (dialog && !wasDialog) this.#behind = before;
    const from = dialog ? before : (this.#behind ?? before);
    if (!dialog) this.#behind = undefined;
    const isNew = from[0]?.role !== items[0]?.role || from[0]?.name !== items[0]?.name;

    // After a dialog closes, the focus is back on its opener, so no container is entered.
    const left = wasDialog && !dialog ? focus?.inside : last?.inside;
    const places = (isMoved && !isNew ? (focus?.inside ?? []) : []).filter(
      ({ id, role, name }) => CONTAINERS.test(role) && name && !left?.some((place) => place.id === id),
    );
    const spoken = announcements.map(({ text }) => text);
    if (focus && focus.role !== "page") {
      // Skips a region's name if it equals that of the focused heading.
      spoken.push(...places.map(({ name }) => name).filter((name) => name !== focus.name));
      if (isMoved || focus.name !== last?.name) spoken.push(focus.name);
      if (isMoved || focus.description !== last?.description) spoken.push(focus.description);
    }

    this.#lines.push("", `> ${what}`);
    for (const { text, politeness, isLost } of announcements) {
      this.#lines.push(`  ${isLost ? "LOST" : "announced"} ${politeness}: "${text}"`);
    }
    if (wasDialog && !dialog) this.#lines.push("  the dialog is gone");
    if (isNew) this.#push("", items);
    if (isMoved || focus?.line !== last?.line) {
      const where = places.map(({ role, name }) => `, in ${role}: ${name}`).reverse();
      const isDescribed = !isMoved && focus?.description === last?.description;
      const line = !focus || focus.role === "page" ? "the page" : isDescribed ? focus.head : focus.line;
      if (last || line !== "the page") this.#lines.push(`  ${isMoved ? "focus" : "now"}: ${line}${where.join("")}`);
    }
    if (!isNew) {
      const known = new Map(from.map((item) => [item.id, item]));
      const here = new Set(items.map(({ id }) => id));
      const removed = from.filter(({ id }) => !here.has(id));
      const added = items.filter(({ id }) => !known.has(id));
      const changed = items.filter(({ id, line }) => known.has(id) && known.get(id)?.line !== line);
      const isOther = ({ id }: Item) => id !== focus?.id;
      this.#push("- ", tops(difference(removed, added)), true);
      this.#push("~ ", changed.filter(isOther), true);
      this.#push("+ ", difference(added, removed).filter(isOther));
    }
    this.#items = items;
    const step = { what, announcements, spoken: spoken.filter(Boolean), focus, items };
    this.steps.push(step);
    return step;
  }

  #push(sign: string, items: readonly Item[], isFlat = false) {
    const depth = Math.min(...items.map(({ inside }) => inside.length));
    for (const { line, inside } of items) {
      this.#lines.push(`  ${sign}${"  ".repeat(isFlat ? 0 : inside.length - depth)}${line}`);
    }
  }
}
