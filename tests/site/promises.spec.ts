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
