import { expect, test } from "vitest";
import { encodeFigure } from "../../figure/schema/code.ts";
import { toFigureSpec } from "../../figure.ts";
import { readFigureLink } from "./figure-link.ts";

const figure = toFigureSpec({ name: "Linked Person" });
const code = encodeFigure(figure);

test.each([
  ["as it was made", `#f=${code}`],
  ["with the = escaped", `#f%3D${code}`],
  ["with the = escaped in small letters", `#f%3d${code}`],
  ["with the full stop of its sentence", `#f=${code}.`],
  ["with the bracket around it", `#f=${code})`],
  ["with a bracket and a full stop", `#f=${code}).`],
  ["with a quotation mark and an ellipsis", `#f=${code}”…`],
])("readFigureLink reads a link %s", (_, hash) => {
  expect(readFigureLink(hash)).toEqual(figure);
});

test("readFigureLink does not remove a hyphen at the end of the figure code", () => {
  const accessories = (["book", "coffee", "phone"] as const).map((kind) => ({ kind, label: "~" }));
  const spec = toFigureSpec({ accessories });
  const link = `#f=${encodeFigure(spec)}`;
  expect(link.at(-1)).toBe("-");
  expect(readFigureLink(`${link}.`)).toEqual(spec);
});

test.each([`#f=${code.slice(0, -1)}`, `#f=${code}x`, "#f=", "#f=.", "#f%3D", `#f=(${code}`])(
  "readFigureLink reports that %s is damaged",
  (hash) => {
    expect(readFigureLink(hash)).toBe("damaged");
  },
);

test.each(["", "#", "#main", "#figure", `#${code}`])("The fragment %j contains no figure", (hash) => {
  expect(readFigureLink(hash)).toBeUndefined();
});
