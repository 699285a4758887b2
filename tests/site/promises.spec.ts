import { expect, test } from "./fixtures.ts";
import { keyOf, newestVersion } from "./promises.ts";
import { STEPS_OF_A_WALK, type Step, Walk } from "./walk.ts";

/** Titles, some of which are or begin with the sample's. */
const TITLES = [
  "Senior Software Engineer",
  "Senior Software Engineering Manager",
  "Senior Software Engineer, Payments",
  "Nurse",
  "Chef",
  "Tax Advisor",
];

const step = (kind: string, weight: number, run: Step["run"], isPossible?: Step["isPossible"]): Step => ({
  kind,
  weight,
  run,
  ...(isPossible && { isPossible }),
});

/** Steps that are taken one after the other, so that the interesting combinations happen. */
const story = (weight: number, story: readonly Step[]): Step => ({ kind: "story", weight, run: async () => {}, story });

const ON_PREVIEW = (walk: Walk) => walk.isPreview;
const FOR_SALE = (walk: Walk) => walk.isForSale;
const ANY_FIGURE = (walk: Walk) => walk.device.figures.length > 0;
const changedDrafts = (walk: Walk) =>
  walk.drafts.filter((figure) => keyOf(newestVersion(walk.device, figure)) !== keyOf(figure.design));
const newestDraft = (walk: Walk) => [...walk.drafts].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, 1);

// The steps that also occur in stories.
const make = step("make a figure", 3, (walk) => walk.make());
const typeName = step("type the name", 2, (walk) => walk.type("Name", walk.newName()), ON_PREVIEW);
const clearName = step("clear the name", 0.7, (walk) => walk.clearField("Name"), ON_PREVIEW);
const switchType = step("switch hero and villain", 1.5, (walk) => walk.switchType(), ON_PREVIEW);
const save = step("save", 2, (walk) => walk.save(), FOR_SALE);
const buy = step("buy", 2, (walk) => walk.buy(), FOR_SALE);
const pickUp = step(
  "pick up the unsaved figure",
  2,
  (walk) => walk.pickUp(),
  ({ device }) => device.drafts.some(({ isBought }) => !isBought),
);
const editSample = step(
  "edit a sample",
  1,
  (walk) => walk.editSample(),
  (walk) => walk.device.figures.some((figure) => walk.isPristine(figure)),
);
const backUp = step("back up", 1, (walk) => walk.backUp());
const restore = step(
  "restore the last backup",
  0.7,
  (walk) => walk.restore(),
  ({ backups }) => backups.length > 0,
);
const deleteEverything = step("delete everything", 0.4, (walk) => walk.deleteEverything());
const switchTab = step("go to the other tab", 1.5, (walk) => walk.otherTab());
const openNewest = step(
  "open the newest draft",
  0,
  (walk) => walk.openCard(newestDraft(walk)),
  (walk) => walk.drafts.length > 0,
);

const STORIES: readonly Step[] = [
  story(0.6, [editSample, backUp, deleteEverything, restore]),
  story(0.4, [make, save, backUp, openNewest, typeName, save, restore]),
  story(0.6, [make, switchTab, pickUp, switchTab, buy, switchTab, buy]),
  story(0.6, [
    ...[make, save, typeName],
    step(
      "buy the draft with changes",
      0,
      (walk) => walk.buyCard(changedDrafts(walk)),
      (walk) => changedDrafts(walk).length > 0,
    ),
  ]),
  story(0.4, [
    ...[make, save, typeName],
    step(
      "download the draft with changes",
      0,
      (walk) => walk.downloadCard(changedDrafts(walk)),
      (walk) => changedDrafts(walk).length > 0 && walk.remaining > 0,
    ),
  ]),
  story(0.5, [make, clearName, switchType]),
];

const STEPS: readonly Step[] = [
  ...STORIES,
  ...[make, typeName, clearName, switchType, save, buy, pickUp, editSample],
  ...[backUp, restore, deleteEverything, switchTab],
  step("type the title", 4, (walk) => walk.type("Title", walk.pick(TITLES)), ON_PREVIEW),
  step(
    "type a name that begins with the sample’s",
    1,
    (walk) => walk.type("Name", walk.newName("Maya Okonkwo-")),
    ON_PREVIEW,
  ),
  step("clear the title", 0.7, (walk) => walk.clearField("Title"), ON_PREVIEW),
  step("change a look", 2.5, (walk) => walk.changeLook(), ON_PREVIEW),
  step("undo", 3, (walk) => walk.tool("Undo"), ON_PREVIEW),
  step("redo", 1.5, (walk) => walk.tool("Redo"), ON_PREVIEW),
  step("start over", 1, (walk) => walk.startOver(), ON_PREVIEW),
  step(
    "buy a draft in the collection",
    1,
    (walk) => walk.buyCard(),
    (walk) => walk.drafts.length > 0,
  ),
  step("open a figure of the collection", 2, (walk) => walk.openCard(), ANY_FIGURE),
  step("download in the collection", 1, (walk) => walk.downloadCard(), ANY_FIGURE),
  step(
    "download in the preview",
    3,
    (walk) => walk.downloadPreview(),
    (walk) => walk.isPreview && !walk.isForSale,
  ),
  step("share in the preview", 2.5, (walk) => walk.share(), ON_PREVIEW),
  step(
    "share in the collection",
    1,
    (walk) => walk.shareCard(),
    (walk) => walk.paid.length > 0,
  ),
  step("print the page", 2, (walk) => walk.printPage(), ON_PREVIEW),
  step("delete a figure", 1.2, (walk) => walk.remove(), ANY_FIGURE),
  step(
    "undo the deletion",
    2,
    (walk) => walk.undoDeletion(),
    ({ tab }) => tab.deletions.length > 0 && tab.look.canUndoDeletion,
  ),
  step(
    "restore any backup",
    0.7,
    (walk) => walk.restore(walk.pick(walk.backups)),
    ({ backups }) => backups.length > 1,
  ),
  step("reload", 1.2, (walk) => walk.reload()),
  step("go back", 1, (walk) => walk.history("back")),
  step("go forward", 0.7, (walk) => walk.history("forward")),
  step(
    "close the tab",
    0.5,
    (walk) => walk.closeTab(),
    ({ tabs }) => tabs.length > 1,
  ),
];

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed + 1);

for (const seed of SEEDS)
  test(`A random walk finds every promise kept (seed ${seed})`, async ({ context, baseURL, browserLog }, info) => {
    test.setTimeout(300_000);
    browserLog.allow(/^warning: .* was preloaded using link preload but not used/);
    const walk = await Walk.begin(context, String(baseURL), seed);
    await walk.run(STEPS).catch((error: Error) => {
      throw new Error(`${error.message}\n\nSeed ${seed}:\n${walk.log.join("\n")}`, { cause: error });
    });
    info.annotations.push({ type: "steps", description: JSON.stringify(Object.fromEntries(walk.done)) });
    const broken = [...walk.broken].map(([what, at]) => `Step ${at}: ${what}`);
    expect(broken, `${broken.join("\n")}\n\nSeed ${seed}:\n${walk.log.join("\n")}`).toEqual([]);
    expect(walk.impossible).toBeLessThan(STEPS_OF_A_WALK / 4);
  });

test("A promise broken behind the page’s back is reported", async ({ context, baseURL }) => {
  const walk = await Walk.begin(context, String(baseURL), 1);
  /** Breaks a promise and returns the numbers of those that are reported. */
  const reportOf = async (run: () => Promise<unknown>) => {
    const known = walk.broken.size;
    await walk.take({ kind: "break a promise", weight: 1, run }, 1);
    return [...walk.broken.keys()].slice(known).map((what) => what.slice(0, 3));
  };
  const changeFigure = (id: string, change: object) =>
    walk.storage.evaluate(
      ([id, change]) =>
        new Promise((resolve) => {
          const open = indexedDB.open("profigure");
          open.onsuccess = () => {
            const transaction = open.result.transaction("figures", "readwrite");
            const figures = transaction.objectStore("figures");
            figures.get(id).onsuccess = ({ target }) => {
              figures.put({ ...(target as IDBRequest).result, ...change });
            };
            transaction.oncomplete = resolve;
          };
        }),
      [id, change] as const,
    );
  expect(await reportOf(() => walk.make())).toEqual([]);
  walk.patience = 500;
  expect(await reportOf(() => changeFigure("ingrid", { downloadCount: 99 }))).toEqual(["(3)"]);
  expect(await reportOf(() => changeFigure("ingrid", { payment: "unpaid" }))).toEqual(["(4)"]);
  expect(await reportOf(() => changeFigure("ingrid", { payment: "bought" }))).toEqual(["(4)"]);
  const box = walk.page.getByRole("img", { name: /PREVIEW/ }).first();
  const name = walk.page.getByRole("textbox", { name: "Name" });
  const setLabel = (label: string) => box.evaluate((one, label) => one.setAttribute("aria-label", label), label);
  expect(await reportOf(() => setLabel("A figure"))).toEqual(["(2)"]);
  const setName = (text: string) => name.evaluate((input, text) => Object.assign(input, { value: text }), text);
  expect(await reportOf(() => setName("Nobody’s Text"))).toEqual(["(5)"]);
  const removeDraft = () => walk.storage.evaluate(() => localStorage.clear());
  expect(await reportOf(removeDraft)).toEqual(["(1)"]);
});
