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
  ["with an escaped space", `#f=${code}%20`],
  ["with an escaped quotation mark", `#f=${code}%E2%80%9D.`],
  ["with a cut escape", `#f=${code}%2`],
  ["with a campaign's parameters", `#f=${code}&utm_source=mail`],
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

test.each([`#f=${code.replace("2.", "3.")}`, "#f=12.abc", "#f=3.abc.def.ghi%20"])(
  "readFigureLink reports that %s has a newer version",
  (hash) => {
    expect(readFigureLink(hash)).toBe("newer");
  },
);

test.each(["#f=0.abc.def", "#f=02.abc.def", "#f=2.abc.def", "#f=1.abc.def", "#f=3", "#f=3-abc", "#f=1234.abc"])(
  "readFigureLink reports that %s is damaged and not newer",
  (hash) => {
    expect(readFigureLink(hash)).toBe("damaged");
  },
);

test.each(["", "#", "#main", "#figure", `#${code}`])("The fragment %j contains no figure", (hash) => {
  expect(readFigureLink(hash)).toBeUndefined();
});
