import { few } from "../few.ts";
import { expect, test } from "./fixtures.ts";
import { STEPS, STEPS_OF_A_WALK, Walk } from "./walk.ts";

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed + 1);

for (const seed of few(SEEDS, 10))
  test(`A random walk finds every promise kept (seed ${seed})`, async ({ context, baseURL, browserLog }, info) => {
    test.slow();
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
