import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import type { UnsavedDraft } from "./schema.ts";

const designOf = (name: string) => toFigureDesign({ spec: { name } });

/** A tab of its own with an edit session: nothing in its memory is another's. */
async function openTab(work?: UnsavedDraft) {
  vi.resetModules();
  const { AUTOSAVE_DELAY_MS, autosave, createEditSession } = await import("./edit-session.ts");
  const { store } = await import("./store.ts");
  await store.ready();
  const design = work?.design ?? designOf("Sample");
  const session = createEditSession({ design, draft: null, ...(work && { work }) });
  return { session, store, autosave, delay: AUTOSAVE_DELAY_MS };
}
type Tab = Awaited<ReturnType<typeof openTab>>;
/** The figures that are no samples. */
const ownFigures = ({ store }: Tab) =>
  store
    .read()
    .figures.filter(({ id }) => !SAMPLE_COLLECTION.some((sample) => sample.id === id))
    .map(({ design, payment }) => `${design.spec.name}, ${payment}`);
/** The name on the unsaved draft, once every write that was begun has ended. */
const written = async ({ store }: Tab) => (await store.ready()).work?.design.spec.name;
const recorded = () =>
  Object.entries<string>({ ...localStorage }).flatMap(([key, text]) =>
    key.startsWith("pending-autosave:") ? [JSON.parse(text)] : [],
  );
const failWrites = () =>
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  // As the browser's, its values are its own properties.
  const storage: object = Object.create({
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  });
  vi.stubGlobal("localStorage", storage);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("A change is recorded at once and written after the debounce, which the next change restarts", async () => {
  const tab = await openTab();
  tab.session.change(designOf("A"));
  vi.advanceTimersByTime(tab.delay - 1);
  tab.session.change(designOf("Ab"));
  expect(recorded()).toMatchObject([{ work: { design: designOf("Ab") } }]);
  vi.advanceTimersByTime(tab.delay - 1);
  expect(await written(tab)).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await written(tab)).toBe("Ab");
  expect(recorded()).toEqual([]);
});

test("Leaving the preview writes the last change without its debounce, and only once", async () => {
  const tab = await openTab();
  tab.session.change(designOf("Left"));
  const commits = vi.spyOn(IDBDatabase.prototype, "transaction");
  tab.session.flush();
  expect(await written(tab)).toBe("Left");
  const { length } = commits.mock.calls;
  vi.advanceTimersByTime(tab.delay);
  tab.session.flush();
  await tab.store.ready();
  expect(commits.mock.calls).toHaveLength(length);
});

test("A change that is undone leaves nothing to resume", async () => {
  const tab = await openTab();
  tab.session.change(designOf("Wrong"));
  tab.session.flush();
  expect(await written(tab)).toBe("Wrong");
  tab.session.change(designOf("Sample"));
  tab.session.flush();
  expect(await written(tab)).toBeUndefined();
  expect(recorded()).toEqual([]);
});

test("Where local storage refuses the record, a change is written without a debounce", async () => {
  const tab = await openTab();
  vi.stubGlobal("localStorage", undefined);
  tab.session.change(designOf("At once"));
  vi.advanceTimersByTime(0);
  expect(await written(tab)).toBe("At once");
});

test("On a full device an autosave is recorded with the unsaved draft that the session last wrote there", async () => {
  const resumed = { id: "0", design: designOf("Resumed"), draft: null };
  const before = await openTab();
  await before.autosave({ work: resumed, last: null, boughtId: null }, true);
  const tab = await openTab(resumed);
  const failing = failWrites();
  for (const name of ["Second", "Third"]) {
    tab.session.change(designOf(name));
    tab.session.flush();
    await tab.store.ready();
  }
  expect(recorded()).toMatchObject([{ work: { design: designOf("Third") }, last: resumed }]);
  failing.mockRestore();
  const next = await openTab();
  expect(await written(next)).toBe("Third");
  expect(next.store.read().displaced).toBe(0);
});

test("A session whose unsaved draft another tab displaced goes on in the draft that it became", async () => {
  const one = await openTab();
  one.session.change(designOf("First"));
  one.session.flush();
  await one.store.ready();
  const two = await openTab();
  two.session.change(designOf("Second"));
  two.session.flush();
  await two.store.ready();
  expect(two.store.read().displaced).toBe(1);
  one.session.change(designOf("First changed"));
  one.session.flush();
  await one.store.ready();
  await vi.waitFor(() => expect(ownFigures(one)).toEqual(["First changed, unpaid"]));
  expect(await written(await openTab())).toBe("Second");
});

test("Save to Drafts ends the unsaved draft", async () => {
  const tab = await openTab();
  tab.session.change(designOf("Saved"));
  expect(await tab.session.save()).toMatchObject({ isSaved: true });
  vi.advanceTimersByTime(tab.delay);
  expect(await written(tab)).toBeUndefined();
  expect(recorded()).toEqual([]);
});

test("Two clicks on Save to Drafts make one draft, and the second is no conflict", async () => {
  const tab = await openTab();
  tab.session.change(designOf("Saved"));
  const results = await Promise.all([tab.session.save(), tab.session.save()]);
  expect(results.map((result) => result?.origin)).toEqual(["unchanged", "unchanged"]);
  expect(ownFigures(tab)).toEqual(["Saved, unpaid"]);
});

test.each([
  ["reaches the bought figure", ["Edited"], "Edited"],
  ["and undone leaves nothing to resume", ["Edited", "Drawn"], "Drawn"],
])("An edit made while the figure is being bought %s", async (_, edits, name) => {
  const tab = await openTab();
  tab.session.change(designOf("Drawn"));
  const buying = tab.session.buy();
  for (const edit of edits) {
    tab.session.change(designOf(edit));
    tab.session.flush();
  }
  await buying;
  expect(await written(tab)).toBeUndefined();
  expect(ownFigures(tab)).toEqual([`${name}, bought`]);
  expect(recorded()).toEqual([]);
});

test.each([
  ["after Save to Drafts", ["save", "buy"]],
  ["before Save to Drafts", ["buy", "save"]],
  ["twice", ["buy", "buy"]],
] as const)("A figure bought %s, while that is under way, is one figure", async (_, actions) => {
  const tab = await openTab();
  tab.session.change(designOf("Drawn"));
  await Promise.all(actions.map((action) => tab.session[action]()));
  expect(ownFigures(tab)).toEqual(["Drawn, bought"]);
  expect(await written(tab)).toBeUndefined();
});
