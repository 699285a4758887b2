import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeFigure } from "../../domain/figure-link.ts";
import { toFigureSpec } from "../../index.ts";
import { METADATA_PREFIX, readFigureFile } from "./read-file.ts";

const spec = toFigureSpec({ name: "Maya Okonkwo" });
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>x</style><metadata>${METADATA_PREFIX}${encodeFigure(spec)}</metadata><path d="M0 0"/></svg>`;
const read = (text: string) => readFigureFile(new Blob([text]));

test("a drawing gives its figure back", async () => {
  expect(await read(svg)).toEqual(spec);
});

test("a drawing that was changed gives the same figure or none, never another", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(svg.length - 1),
      fc.nat(20),
      fc.string({ unit: "binary", maxLength: 5 }),
      async (at, gone, put) => {
        expect([spec, undefined]).toContainEqual(await read(svg.slice(0, at) + put + svg.slice(at + gone)));
      },
    ),
    { numRuns: 1000 },
  );
});

test("other files hold none, whatever they are", async () => {
  for (const text of ["", "hello", "<svg/>", `>${METADATA_PREFIX}`, `>${METADATA_PREFIX}${"x".repeat(5000)}`])
    expect(await read(text)).toBeUndefined();
  expect(await readFigureFile(new Blob([svg, " ".repeat(2_000_000)]))).toBeUndefined();
});
