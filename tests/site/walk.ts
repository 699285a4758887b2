// A person who does random things with the site, in one or two tabs. After each step, the promises are checked.
import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { FigureDesign } from "../../src/figure/schema/design.ts";
import { linkField, pill, waitForHydration } from "./helpers.ts";
import {
  brokenPromises,
  type Device,
  type Expected,
  expectNothing,
  type Handed,
  keyOf,
  type Look,
  labelOf,
  newestVersion,
  type StoredFigure,
} from "./promises.ts";

/** Returns a function that returns the same numbers from 0 to 1 for the same seed. */
function createRandom(seed: number) {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

const FIRST = "Ada Bo Cleo Dov Esme Finn Gus Hal Ida Jo Kit Lou Max Nell Otto Pia Quin Ravi Sia Tess Uma Vic".split(
  " ",
);
const LAST = "Abbot Birch Crane Dale Elm Frost Gray Hart Ivory Joyce Keane Lark Moss North Oaks Pike Rowe".split(" ");
/** Texts of samples that their fields may show. */
const SAMPLE_TEXTS = [
  ...["Ingrid Sørensen", "Ngozi Bankole", "Tomás Herrera", "Viktor Lindqvist"],
  ...["History Teacher", "Litigation Partner", "Pediatric Nurse", "Chief Financial Officer"],
];

const QUICKLY = { intervals: [0, 20, 50, 100] };
interface Tab {
  readonly id: number;
  readonly page: Page;
  look: Look;
  /** Labels of all versions of the figure in the preview that this tab has shown. */
  readonly versions: Set<string>;
  /** The saved figure that the figure in the preview belongs to. */
  baseId: string | undefined;
  /** Figures that Undo in the tab's toast brings back. */
  deletions: StoredFigure[];
}

interface Backup {
  readonly text: string;
  readonly designs: readonly FigureDesign[];
}

/** Checks a radio button by keyboard, because a toast may cover it. */
async function choose(radio: Locator) {
  await radio.press("Space");
  await expect(radio).toBeChecked();
}

/** Thrown by a step that turns out not to be possible. */
class NotPossible extends Error {}

/** A step of a walk: its name, whether it is possible now, and what it does. */
export interface Step {
  readonly kind: string;
  readonly weight: number;
  readonly run: (walk: Walk) => Promise<unknown>;
  /** The steps that are taken instead, one after the other. */
  readonly story?: readonly Step[];
  readonly isPossible?: (walk: Walk) => boolean;
}

declare global {
  interface Window {
    walk: {
      said: string[];
      handed: { kind: string; name: string; isClean: boolean }[];
      share: "accept" | "cancel" | "refuse";
    };
  }
}

/** Prepares each page: records messages, shares and prints. */
function prepare() {
  const walk: Window["walk"] = { said: [], handed: [], share: "accept" };
  window.walk = walk;
  const MESSAGES = "[role=status], [data-slot=toast], [data-slot=notice], [role=dialog]";
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll(MESSAGES))
      if (textContent && !walk.said.includes(textContent)) walk.said.push(textContent);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  Navigator.prototype.canShare = () => true;
  Navigator.prototype.share = async (data) => {
    if (walk.share === "cancel") throw new DOMException("Cancelled.", "AbortError");
    if (walk.share === "refuse") throw new DOMException("Refused.", "NotAllowedError");
    const name = data?.files?.[0]?.name;
    walk.handed.push({ kind: name ? "shared picture" : "shared link", name: name ?? "", isClean: isCleanName(name) });
  };
  Object.defineProperty(navigator, "clipboard", {
    value: {
      writeText: async () => void walk.handed.push({ kind: "shared link", name: "", isClean: false }),
    },
  });
  const isCleanName = (name = "-preview") => !name.includes("-preview");
  window.print = () => {
    dispatchEvent(new Event("beforeprint"));
    const label = document.querySelector("[data-print-sheet] svg")?.getAttribute("aria-label") ?? "";
    walk.handed.push({ kind: "print card", name: label, isClean: !label.includes("PREVIEW") });
    dispatchEvent(new Event("afterprint"));
  };
}

/** Returns what a page shows. Runs in the page. */
function lookAtPage(): Look {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const find = (selector: string, root: ParentNode = document) =>
    [...root.querySelectorAll(selector)].filter(isVisible);
  const text = (element: Element | undefined) => element?.textContent?.trim() ?? "";
  const labelsIn = (root: ParentNode) =>
    find("svg[aria-label], img[alt]", root).map(
      (picture) => picture.getAttribute("aria-label") ?? picture.getAttribute("alt") ?? "",
    );
  const buttons = find("button").map((button) => button.getAttribute("aria-label") ?? text(button));
  const [box] = find("main [data-slot=figure-card]");
  const isPreview = find("#preview-heading").length > 0;
  const isForSale = buttons.some((name) => /^Purchase for \S+$/.test(name));
  const section = document.querySelector("section[aria-labelledby=collection-heading]");
  const place = isPreview
    ? "preview"
    : section
      ? "collection"
      : find("#device-data-heading").length > 0
        ? "account"
        : find("input[inputmode=url]").length > 0 && location.pathname.endsWith("/create")
          ? "form"
          : "other";
  const count = (card: Element, unit: string) => {
    const found = new RegExp(`([\\d,]+) ${unit}s?\\b`).exec(text(card.querySelector("ul") ?? undefined));
    return found ? Number(found[1]?.replace(",", "")) : undefined;
  };
  const label = isPreview && box ? (labelsIn(box)[0] ?? "") : "";
  const drafts = find("article[data-state=draft]").flatMap(labelsIn);
  const warns = !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const said = [...window.walk.said, ...find("[data-slot=notice]").map(text)];
  window.walk.said = [];
  return {
    place,
    label: label.replace(" PREVIEW, watermarked.", ""),
    isForSale,
    fields: [...document.querySelectorAll<HTMLInputElement>("[data-slot=quick-editor] input[type=text]")]
      .filter(isVisible)
      .map((input) => ({ field: text(input.labels?.[0]), value: input.value })),
    clean: [...(isForSale && label ? [label] : []), ...drafts].filter((name) => name && !name.includes("PREVIEW")),
    cards: section
      ? find("article[id^=figure-]", section).map((card) => {
          const [downloads, shares] = [count(card, "download"), count(card, "share")];
          return {
            id: card.id.replace("figure-", ""),
            ...(downloads !== undefined && { downloads }),
            ...(shares !== undefined && { shares }),
          };
        })
      : undefined,
    canUndoDeletion: find("[data-slot=toast] button").some((button) => /^Undo/.test(text(button))),
    suggestedName: buttons.map((name) => /^Put (.*) on the box$/.exec(name)?.[1]).find((name) => name),
    said,
    isBusy: warns || find("[aria-busy=true]").length > 0,
  };
}

/** Reads what is stored, in a page outside the site. */
async function readDevice(page: Page): Promise<Device> {
  return page.evaluate(async () => {
    const open = indexedDB.open("profigure");
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const transaction = database.transaction(["figures", "account"]);
    const get = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const [figures, planUse] = await Promise.all([
      get(transaction.objectStore("figures").getAll()),
      get(transaction.objectStore("account").get("planUse")),
    ]);
    database.close();
    const drafts = Object.entries<string>({ ...localStorage })
      .filter(([key]) => key.startsWith("unsaved-draft:"))
      .map(([, value]) => JSON.parse(value));
    return { figures, drafts, used: planUse?.downloadsUsed ?? 1 };
  });
}

export const STEPS_OF_A_WALK = 40;

export class Walk {
  readonly random: () => number;
  readonly log: string[] = [];
  /** The promises that were broken, and the first step that did. */
  readonly broken = new Map<string, number>();
  /** How often each kind of step happened. */
  readonly done = new Map<string, number>();
  impossible = 0;
  readonly backups: Backup[] = [];
  readonly typed = new Set<string>(SAMPLE_TEXTS);
  readonly copies = new Set<string>();
  readonly untouched = new Set<string>();
  private readonly queue: Step[] = [];
  private notes: string[] = [];
  samples: readonly StoredFigure[] = [];
  tabs: Tab[] = [];
  active = 0;
  device: Device = { figures: [], drafts: [], used: 1 };
  expected: Expected = expectNothing();
  said: string[] = [];
  private names = 0;
  private tabCount = 0;
  private readonly downloads: Promise<{ name: string; text: string }>[] = [];

  readonly context: BrowserContext;
  /** A page outside the site that reads its storage. */
  readonly storage: Page;
  /** How long a promise may seem broken, in milliseconds. It is long, so that a busy machine finds no faults. */
  patience = 5000;

  private constructor(context: BrowserContext, storage: Page, seed: number) {
    this.context = context;
    this.storage = storage;
    this.random = createRandom(seed);
  }

  static async begin(context: BrowserContext, baseURL: string, seed: number): Promise<Walk> {
    await context.addInitScript(prepare);
    await context.clock.install({ time: "2026-01-01T10:00:00" });
    const url = new URL("storage-of-the-walk", baseURL).href;
    await context.route(url, (route) => route.fulfill({ contentType: "text/html", body: "<title>Storage</title>" }));
    const storage = await context.newPage();
    const walk = new Walk(context, storage, seed);
    await walk.openTab("dashboard");
    await expect(walk.tab.page.locator("section[aria-busy=false]")).toBeVisible();
    await storage.goto(url);
    walk.device = await readDevice(storage);
    walk.samples = walk.device.figures;
    await walk.lookAround();
    return walk;
  }

  // --- What the person has in front of them

  get tab(): Tab {
    const tab = this.tabs[this.active];
    if (!tab) throw new Error("No tab is open.");
    return tab;
  }
  get page(): Page {
    return this.tab.page;
  }
  get isPreview() {
    return this.tab.look.place === "preview";
  }
  get isForSale() {
    return this.isPreview && this.tab.look.isForSale;
  }
  get drafts() {
    return this.device.figures.filter(({ payment }) => payment === "unpaid");
  }
  get paid() {
    return this.device.figures.filter(({ payment }) => payment !== "unpaid");
  }
  get remaining() {
    return Math.max(0, 2 - this.device.used);
  }
  canGet(figure: StoredFigure) {
    return this.remaining > 0 || figure.payment === "bought" || figure.payment === "unlocked";
  }
  isPristine(figure: StoredFigure) {
    return this.samples.some(({ id, design }) => id === figure.id && keyOf(design) === keyOf(figure.design));
  }
  chance(share: number) {
    return this.random() < share;
  }
  pick<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.random() * list.length)];
    if (one === undefined) throw new Error("There is nothing to choose from.");
    return one;
  }
  /** A name that no other figure has. */
  newName(prefix = "") {
    const at = this.names++;
    return `${prefix}${prefix ? "" : `${FIRST[at % FIRST.length]} `}${LAST[at % LAST.length]}${at >= LAST.length ? ` ${FIRST[(at * 7) % FIRST.length]}` : ""}`;
  }

  // --- One step

  /** Takes steps until the walk is over. */
  async run(steps: readonly Step[], count = STEPS_OF_A_WALK) {
    for (let at = 1; at <= count; at++) {
      if (this.queue.length === 0) this.queue.push(...this.choose(steps));
      const [step] = this.queue.splice(0, 1);
      if (step) await this.take(step, at);
    }
  }

  /** Chooses a step, or a story of several steps. */
  private choose(steps: readonly Step[]): readonly Step[] {
    const possible = steps.filter(({ isPossible }) => isPossible?.(this) ?? true);
    let at = this.random() * possible.reduce((sum, { weight }) => sum + weight, 0);
    const chosen = possible.find(({ weight }) => {
      at -= weight;
      return at < 0;
    });
    const step = chosen ?? this.pick(possible);
    return step.story ?? [step];
  }

  /** Takes a step and checks the promises. */
  async take({ kind, isPossible, run }: Step, at: number) {
    this.expected = expectNothing();
    this.said = [];
    const tab = this.tab.id;
    const write = (end = "") => this.log.push(`${at}. tab ${tab}: ${[kind, ...this.notes].join(" ")}${end}`);
    this.notes = [];
    try {
      if (isPossible?.(this) === false) throw new NotPossible();
      await run(this);
      this.done.set(kind, (this.done.get(kind) ?? 0) + 1);
      write();
    } catch (error) {
      write(error instanceof NotPossible ? " (not possible)" : " (failed)");
      if (!(error instanceof NotPossible)) throw error;
      this.impossible++;
    }
    for (const what of await this.check()) if (!this.broken.has(what)) this.broken.set(what, at);
  }

  /** Waits until everything is stored and the promises hold. Returns those that do not. */
  async check(): Promise<string[]> {
    let broken: string[] = [];
    await expect
      .poll(
        async () => {
          await this.lookAround();
          await this.takeHanded(this.target);
          const after = await readDevice(this.storage);
          const all = brokenPromises({
            before: this.device,
            after,
            looks: this.tabs.map(({ look }) => look),
            expected: this.expected,
            said: this.said,
            samples: this.samples,
            typed: this.typed,
            copies: this.copies,
            untouched: this.untouched,
          });
          // What was reported is not waited for again.
          broken = all.filter((what) => !this.broken.has(what));
          const isBusy = this.tabs.some(({ look }) => look.isBusy);
          if (broken.length === 0 && !isBusy) this.device = after;
          return broken.length + Number(isBusy);
        },
        { ...QUICKLY, timeout: this.patience },
      )
      .toBe(0)
      .catch(async () => {
        this.device = await readDevice(this.storage);
      });
    return broken;
  }

  private async lookAround() {
    for (const tab of this.tabs) {
      tab.look = await tab.page.evaluate(lookAtPage);
      this.said.push(...tab.look.said);
      if (tab.look.label) tab.versions.add(tab.look.label);
    }
  }

  private async look(): Promise<Look> {
    await this.lookAround();
    return this.tab.look;
  }

  // --- Tabs and pages

  async openTab(path: "dashboard" | "create") {
    const page = await this.context.newPage();
    page.on("download", (download) => {
      const text = download.path().then((path) => readFile(path, "latin1"));
      this.downloads.push(text.then((content) => ({ name: download.suggestedFilename(), text: content })));
    });
    page.on("dialog", (dialog) => {
      this.said.push(`The browser asks before the page is left: ${dialog.message()}`);
      void dialog.accept();
    });
    await page.goto(`./${path}`);
    await waitForHydration(page);
    const look = await page.evaluate(lookAtPage);
    this.tabs.push({ id: ++this.tabCount, page, look, versions: new Set(), baseId: undefined, deletions: [] });
    this.active = this.tabs.length - 1;
  }

  async otherTab() {
    if (this.tabs.length < 2) return this.openTab("create");
    this.active = 1 - this.active;
    await this.page.bringToFront();
  }

  async closeTab() {
    await this.page.close();
    this.tabs.splice(this.active, 1);
    this.active = 0;
    await this.page.bringToFront();
  }

  /** Another figure, or none, is in the preview now. */
  private leave() {
    this.tab.versions.clear();
    this.tab.baseId = undefined;
  }

  async go(place: "form" | "collection" | "account") {
    const { page } = this;
    const { place: now } = await this.look();
    if (now === place) return;
    const isDashboard = now === "collection" || now === "account";
    if (!isDashboard) this.tab.deletions = [];
    if (place === "form") {
      this.tab.deletions = [];
      this.leave();
      const link = page.getByRole("banner").getByRole("link", { name: "Create Figure" });
      if (this.chance(0.7)) await link.click();
      else await page.goto("./create").then(() => waitForHydration(page));
      await expect(linkField(page)).toBeVisible();
      return;
    }
    if (!isDashboard) {
      this.leave();
      if (this.chance(0.7)) await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
      else await page.goto("./dashboard").then(() => waitForHydration(page));
      await expect(page.getByRole("heading", { name: "My Collection" })).toBeVisible();
    }
    await page.getByRole("tab", { name: place === "account" ? "Account" : "Collection" }).click();
    if (place === "account") await expect(page.getByRole("heading", { name: "On this device" })).toBeVisible();
    else await expect(page.locator("section[aria-labelledby=collection-heading][aria-busy=false]")).toBeVisible();
  }

  async reload() {
    this.leave();
    this.tab.deletions = [];
    await this.page.reload();
    await waitForHydration(this.page);
    await this.settleOpening();
  }

  async history(way: "back" | "forward") {
    this.leave();
    this.tab.deletions = [];
    const { page } = this;
    await page.evaluate((way) => {
      if (way === "forward") history.forward();
      else if (history.state?.idx > 0) history.back();
    }, way);
    await page.waitForLoadState();
    await waitForHydration(page);
    await this.settleOpening();
  }

  /** Waits until a figure in the URL is opened. */
  private async settleOpening() {
    const { page } = this;
    await expect(page.locator("h1")).toHaveCount(1);
    if (new URL(page.url()).searchParams.has("figure"))
      await expect(
        page.locator("#preview-heading").or(page.locator("main [data-slot=notice][data-variant=danger]")).first(),
      ).toBeVisible();
    const { label } = await this.look();
    if (label) this.tab.baseId = new URL(page.url()).searchParams.get("figure") ?? this.baseOf(label);
  }

  // --- Making and editing

  private input(field: "Name" | "Title") {
    return this.page.locator("[data-slot=quick-editor]").getByRole("textbox", { name: field, exact: true });
  }

  /** Types a text letter by letter. */
  async type(field: "Name" | "Title", text: string) {
    const other = this.page.getByRole("button", { name: /^(Another|A different|Other|Use another|Not) / });
    if (field === "Name" && (await this.look()).suggestedName) await other.first().click();
    const input = this.input(field);
    await input.click();
    await input.fill("");
    await input.pressSequentially(text);
    this.typed.add(text);
    this.notes.push(`“${text}”`);
    // The field itself may be gone, when a button takes its place.
    const value = (await input.isVisible()) ? await input.inputValue() : "no field";
    if (value !== text) this.expected.problems.push(`typed “${text}” into ${field}, which now shows “${value}”`);
    // Once a title rests, the box is packed from the trade tables.
    if (field === "Title") {
      await this.page
        .locator("link[href*='/trade-code-']")
        .first()
        .evaluate((link: HTMLLinkElement) => import(link.href));
      await this.context.clock.runFor(600);
    }
    await this.edited(text);
  }

  /** The figure in the preview was edited: the page shows it, and it must be stored. */
  async edited(text = "") {
    await expect
      .poll(async () => (await this.look()).label.includes(text), { ...QUICKLY, timeout: this.patience })
      .toBe(true)
      .catch(() => this.expected.problems.push(`“${text}” is not on the box`));
    this.replaceVersions();
    if (!this.isForSale)
      for (const { id, design } of this.paid) if (this.tab.versions.has(labelOf(design))) this.expected.changed.add(id);
    this.expected.shownIn = this.active;
  }

  async make() {
    const { page } = this;
    await this.go("form");
    if (this.chance(0.3)) await choose(pill(page, "Villain"));
    const link = this.chance(0.25)
      ? `https://linkedin.com/in/${this.newName().toLowerCase().replaceAll(" ", "-")}`
      : "https://linkedin.com/in/u1815";
    await linkField(page).fill(link);
    await linkField(page).press("Enter");
    await this.context.clock.runFor(3000);
    await expect(page.locator("#preview-heading")).toBeVisible();
    this.leave();
    const { label, suggestedName } = await this.look();
    this.untouched.add(label);
    if (suggestedName && this.chance(0.5)) {
      await page.getByRole("button", { name: `Put ${suggestedName} on the box` }).click();
      this.typed.add(suggestedName);
      this.notes.push(`“${suggestedName}”`);
      return this.edited(suggestedName);
    }
    await this.type("Name", this.newName());
  }

  async clearField(field: "Name" | "Title") {
    if ((await this.look()).suggestedName && field === "Name") throw new NotPossible();
    await this.input(field).fill("");
    this.notes.push(field);
    await this.edited();
  }

  async switchType() {
    const types = this.page.locator("[data-slot=type-switch]");
    const other = await types.locator("input:not(:checked)").getAttribute("value");
    await this.keepingFields(() => choose(types.locator(`input[value=${other}]`)));
  }

  async changeLook() {
    const at = this.random();
    await this.keepingFields(() =>
      this.page.evaluate((at) => {
        const tiles = [
          ...document.querySelectorAll<HTMLInputElement>("[data-slot=quick-editor] input[type=radio]:not(:checked)"),
        ].filter((tile) => tile.getAttribute("aria-disabled") !== "true" && !tile.disabled);
        tiles[Math.floor(at * tiles.length)]?.click();
      }, at),
    );
  }

  /** Does something that must not change what the fields show. */
  private async keepingFields(act: () => Promise<unknown>) {
    const before = (await this.look()).fields;
    await act();
    await this.edited();
    for (const { field, value } of before) {
      const now = this.tab.look.fields.find((one) => one.field === field);
      if (now && now.value !== value)
        this.expected.problems.push(`${field} showed “${value}” and shows “${now.value}” now`);
    }
  }

  async tool(name: "Undo" | "Redo") {
    const button = this.page
      .getByRole("group", { name: "Editing tools" })
      .getByRole("button", { name, exact: true })
      .filter({ visible: true });
    if ((await button.count()) === 0 || (await button.getAttribute("aria-disabled")) === "true")
      throw new NotPossible();
    await button.click();
    await this.edited();
  }

  /** The saved figure that an unsaved draft belongs to. */
  private baseOf(label: string) {
    return this.device.drafts.find(({ design }) => labelOf(design) === label)?.draft?.id;
  }

  private replaceBase() {
    if (this.tab.baseId) this.expected.changed.add(this.tab.baseId);
    for (const { id, design } of this.drafts) if (this.tab.versions.has(labelOf(design))) this.expected.changed.add(id);
    this.replaceVersions();
  }

  async save() {
    const { label } = await this.look();
    this.replaceBase();
    this.expected.newFigures = 1;
    await this.page.getByRole("button", { name: "Save to Drafts" }).click();
    await this.hear(/draft|not saved|lost/i);
    this.expected.kept.push({ label, where: "collection" });
    return label;
  }

  /** Waits for a message. */
  private async hear(message: RegExp) {
    await expect
      .poll(async () => (await this.look()) && this.said.some((text) => message.test(text)), QUICKLY)
      .toBe(true);
  }

  async startOver() {
    this.replaceVersions();
    await this.page.getByRole("button", { name: "← Start Over" }).click();
    await expect(linkField(this.page)).toBeVisible();
    this.leave();
  }
  private replaceVersions() {
    for (const version of this.tab.versions) this.expected.replaced.add(version);
  }

  async pickUp() {
    await this.go("form");
    const button = this.page.getByRole("button", { name: "Pick up your figure" });
    if (!(await button.isVisible())) throw new NotPossible();
    await button.click();
    const failed = this.page.locator("main [data-slot=notice][data-variant=danger]");
    await expect(this.page.locator("#preview-heading").or(failed).first()).toBeVisible();
    this.leave();
    const { label } = await this.look();
    this.tab.baseId = this.baseOf(label);
  }

  // --- Paying

  /** Answers the checkout that is open, for a figure whose newest version has this label. */
  private async checkOut(label: string) {
    const { page } = this;
    const checkout = page.getByRole("dialog", { name: "Demo checkout" });
    await expect(checkout).toBeVisible();
    if (this.chance(0.2)) {
      await checkout.getByRole("button", { name: "Cancel" }).click();
      await expect(checkout).toBeHidden();
      this.notes.push("and cancel");
      return;
    }
    await checkout.getByRole("button", { name: "Confirm" }).click();
    const done = page.getByRole("dialog", { name: /^It’s yours/ });
    await expect(checkout).toBeHidden();
    await this.look();
    if (await done.isVisible()) await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    this.expected.payments = 1;
    this.expected.newFigures = 1;
    this.expected.kept.push({ label, where: "paid" });
  }

  async buy() {
    const { label } = await this.look();
    await this.page.getByRole("button", { name: /^Purchase for \S+$/ }).click();
    this.replaceBase();
    await this.checkOut(label);
  }

  card(id: string) {
    return this.page.locator(`#figure-${id}`);
  }
  private nameOf(figure: StoredFigure) {
    this.notes.push(`“${figure.design.spec.name}”`);
    return figure.design.spec.name;
  }
  /** A figure of the collection, which the tab shows now. */
  async toCard(list: readonly StoredFigure[]) {
    const figure = this.pick(list);
    this.nameOf(figure);
    await this.go("collection");
    await expect(this.card(figure.id)).toBeVisible();
    return figure;
  }

  async buyCard(list = this.drafts) {
    const figure = await this.toCard(list);
    const label = labelOf(newestVersion(this.device, figure));
    await this.card(figure.id)
      .getByRole("button", { name: /^Purchase/ })
      .click();
    this.expected.changed.add(figure.id);
    this.expected.replaced.add(label);
    await this.checkOut(label);
  }

  // --- Handing out

  private async takeDownloads(): Promise<Handed[]> {
    const files = await Promise.all(this.downloads.splice(0));
    return files
      .filter(({ name }) => !name.endsWith(".json"))
      .map(({ name, text }) => ({
        kind: "download" as const,
        name,
        isClean: name.endsWith(".svg") ? !text.includes('data-slot="watermark"') : !name.includes("-preview"),
        ids: this.target,
      }));
  }
  /** The figures that the current step hands out. */
  private target: readonly string[] = [];

  private async takeHanded(ids: readonly string[]) {
    this.target = ids;
    for (const { kind, ...one } of await this.page.evaluate(() => window.walk.handed.splice(0)))
      this.expected.handed.push({ ...one, kind: kind as Handed["kind"], ids });
    this.expected.handed.push(...(await this.takeDownloads()));
  }

  /** The paid figures that the preview can be. */
  private idsInPreview() {
    const { label } = this.tab.look;
    return this.paid.filter(({ design }) => labelOf(design) === label).map(({ id }) => id);
  }

  /** Downloads or prints in the download dialog that is open. */
  private async getFile(ids: readonly string[], how: "download" | "print") {
    const { page } = this;
    this.target = ids;
    const dialog = page.getByRole("dialog", { name: "Download" });
    await expect(dialog).toBeVisible();
    if (this.chance(0.9)) await choose(dialog.getByRole("radio", { name: /^SVG/ }));
    else await choose(dialog.getByRole("radio", { name: /^Square/ }));
    const name = how === "print" ? "Print card" : "Download";
    await dialog.getByRole("button", { name, exact: true }).click();
    await expect
      .poll(async () => {
        // Another tab may still show a message of an earlier step.
        const { said } = await this.look();
        return (
          this.downloads.length > 0 ||
          (await page.evaluate(() => window.walk.handed.length)) > 0 ||
          said.some((text) => /could not|nothing was/i.test(text))
        );
      }, QUICKLY)
      .toBe(true);
    await this.takeHanded(ids);
    if (await dialog.isVisible()) await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }

  async downloadCard(list = this.device.figures.filter((figure) => this.canGet(figure)), how = this.way()) {
    if (list.length === 0) throw new NotPossible();
    const figure = await this.toCard(list);
    const isDraft = figure.payment === "unpaid";
    const label = labelOf(newestVersion(this.device, figure));
    await this.card(figure.id)
      .getByRole("button", { name: /^Download/ })
      .click();
    this.expected.changed.add(figure.id);
    this.expected.replaced.add(label);
    this.notes.push(how);
    await this.getFile([figure.id], how);
    if (isDraft) {
      this.expected.payments = 1;
      this.expected.kept.push({ label, where: "paid" });
    }
  }
  private way(): "download" | "print" {
    return this.chance(0.7) ? "download" : "print";
  }

  async downloadPreview() {
    const ids = this.idsInPreview();
    const button = this.page
      .getByRole("region", { name: "Details" })
      .getByRole("button", { name: "Download Your Figure" });
    if (ids.length === 0 || !(await button.isVisible())) throw new NotPossible();
    await button.click();
    await this.getFile(ids, this.way());
  }

  async printPage() {
    const ids = this.isForSale ? [] : this.idsInPreview();
    const printed = await this.page.evaluate(() => {
      dispatchEvent(new Event("beforeprint"));
      const sheet = document.querySelector("[data-print-sheet] svg") ?? document.querySelector("[data-print] svg");
      const label = sheet?.getAttribute("aria-label") ?? "";
      dispatchEvent(new Event("afterprint"));
      return label;
    });
    if (!printed) throw new NotPossible();
    this.expected.handed.push({
      kind: "printed page",
      name: printed.slice(0, 50),
      isClean: !printed.includes("PREVIEW"),
      ids,
    });
  }

  async share(figure?: StoredFigure) {
    const { page } = this;
    const how = this.pick(["accept", "accept", "cancel", "refuse"] as const);
    await page.evaluate((how) => void Object.assign(window.walk, { share: how }), how);
    const ids = figure ? [figure.id] : this.isForSale ? [] : this.idsInPreview();
    this.notes.push(`and ${how}`);
    const button = figure
      ? this.card(figure.id).getByRole("button", { name: /^Share/ })
      : page.getByRole("main").getByRole("button", { name: "Share", exact: true });
    await button.click();
    const question = page.getByRole("dialog", { name: "Share" });
    const isAsked = figure ? this.asks(figure) : this.paid.some((one) => ids.includes(one.id) && this.asks(one));
    if (isAsked) {
      const answer = this.pick(["Share picture", "Share picture", "Share link", "Close"]);
      await question.getByRole("button", { name: answer, exact: true }).click();
      this.notes.push(answer);
    }
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).not.toHaveAttribute("aria-busy", "true");
    await this.takeHanded(ids);
  }
  private asks({ payment }: StoredFigure) {
    return payment === "plan" && this.remaining > 0;
  }

  async shareCard() {
    await this.share(await this.toCard(this.paid));
  }

  // --- The collection and the account

  async openCard(list = this.device.figures) {
    const figure = await this.toCard(list);
    this.tab.deletions = [];
    await this.card(figure.id)
      .getByRole("button", { name: /^(Edit|Resume)/ })
      .click();
    await expect(this.page.locator("#preview-heading")).toBeVisible();
    this.leave();
    await this.look();
    this.tab.baseId = figure.id;
  }

  async editSample() {
    await this.openCard(this.device.figures.filter((figure) => this.isPristine(figure)));
    await this.type("Name", this.newName());
  }

  async remove() {
    const figure = await this.toCard(this.device.figures);
    await this.page
      .getByRole("button", { name: `More: ${figure.design.spec.name}`, exact: true })
      .and(this.card(figure.id).getByRole("button"))
      .click();
    await this.card(figure.id)
      .getByRole("button", { name: /^Delete/ })
      .click();
    await expect(this.card(figure.id)).toHaveCount(0);
    this.expected.deleted.add(figure.id);
    this.tab.deletions.push(figure);
  }

  async undoDeletion() {
    const { deletions } = this.tab;
    for (const figure of deletions) {
      this.expected.returned.set(figure.id, figure);
      this.expected.restored.push(keyOf(figure.design));
    }
    this.expected.newFigures = deletions.length;
    this.tab.deletions = [];
    await this.page.locator("[data-slot=toast]").getByRole("button", { name: /^Undo/ }).first().click();
  }

  async backUp() {
    if (this.tab.look.place !== "account") await this.go("collection");
    const [file] = await Promise.all([
      this.page.waitForEvent("download"),
      this.page.getByRole("button", { name: "Back up" }).filter({ visible: true }).first().click(),
    ]);
    await Promise.all(this.downloads.splice(0));
    const text = await readFile(await file.path(), "utf8");
    const { figures, account } = JSON.parse(text) as {
      figures: StoredFigure[];
      account: { work: { design: FigureDesign } | null };
    };
    const own = figures.filter((figure) => !this.isPristine(figure)).map(({ design }) => design);
    const designs = [...own, ...(account.work ? [account.work.design] : [])];
    const found = new Set(designs.map(keyOf));
    const changes = this.device.drafts.filter(({ isBought }) => isBought);
    for (const { design } of [
      ...this.device.figures
        .filter((figure) => !this.isPristine(figure))
        .map((figure) => changes.find(({ draft }) => draft?.id === figure.id) ?? figure),
      ...this.device.drafts.filter(({ isBought }) => !isBought),
    ])
      if (!found.has(keyOf(design)) && !this.said.some((text) => /only this tab/.test(text)))
        this.expected.problems.push(`“${design.spec.name}” is not in the backup`);
    this.backups.push({ text, designs });
  }

  async restore(backup: Backup | undefined = this.backups.at(-1)) {
    if (!backup) throw new NotPossible();
    const { page } = this;
    if (this.tab.look.place !== "account") await this.go("collection");
    const file = { name: "backup.json", mimeType: "application/json", buffer: Buffer.from(backup.text) };
    for (const design of backup.designs) {
      this.expected.restored.push(keyOf(design));
      this.copies.add(keyOf(design));
    }
    this.expected.isRestored = true;
    this.expected.newFigures = backup.designs.length + this.samples.length;
    await page.getByLabel("Backup file").first().setInputFiles(file);
    await this.hear(/restored|back\.|already here|backup (has|is)|this backup|not a ProFigure/i);
  }

  async deleteEverything() {
    const { page } = this;
    await this.go("account");
    await page.getByRole("button", { name: "Delete everything on this device" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete everything", exact: true }).click();
    this.expected.isEverythingDeleted = true;
    for (const tab of this.tabs) tab.deletions = [];
    await this.hear(/^(Everything on this device was deleted|This browser couldn’t)/);
  }
}
