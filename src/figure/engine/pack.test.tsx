import { Suspense } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { createPack, waitForPacks } from "./pack.ts";

const render = async (pack: ReturnType<typeof createPack<string>>): Promise<string> => {
  function Drawing() {
    waitForPacks([pack]);
    return <p>{pack.get()}</p>;
  }
  const stream = await renderToReadableStream(
    <main>
      <Suspense fallback={<p>gap</p>}>
        <Drawing />
      </Suspense>
    </main>,
    { onError: () => {} },
  );
  await stream.allReady;
  return new Response(stream).text();
};

test("A streaming server renders the drawings of a pack", async () => {
  expect(await render(createPack(async () => "M1 2"))).toContain("M1 2");
});

test("If a server cannot load a pack, it renders a gap and retries later", async () => {
  let isBroken = true;
  const pack = createPack(async () => {
    if (isBroken) throw new Error("gone");
    return "M1 2";
  });
  expect(await render(pack)).toContain("gap");
  expect(pack.get).toThrow("loadFigureParts");
  isBroken = false;
  await pack.load();
  expect(pack.get()).toBe("M1 2");
});
