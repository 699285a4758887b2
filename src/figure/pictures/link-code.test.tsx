import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { toFigureDesign } from "../schema/design.ts";
import { toFigureSpec } from "../schema/spec.ts";
import { FigureLandscape } from "./FigureLandscape.tsx";
import { FigureShelf } from "./FigureShelf.tsx";
import { FigureSquare } from "./FigureSquare.tsx";
import { PrintCard } from "./PrintCard.tsx";

const spec = toFigureSpec({ name: "Maya Okonkwo" });
const design = toFigureDesign({ spec });
const PICTURES: readonly (readonly [name: string, draw: (link?: string) => ReactElement])[] = [
  ["square", (link) => <FigureSquare spec={spec} isPaid link={link} />],
  ["landscape", (link) => <FigureLandscape spec={spec} isPaid link={link} />],
  ["print card", (link) => <PrintCard design={design} isPaid link={link} />],
  ["shelf", (link = "#") => <FigureShelf spec={spec} isPaid link={link} />],
];
const linkOf = (length: number) => "https://profigure.example/create#f=".padEnd(length, "A");
const CODE = /data-slot="link-code" transform="translate\(\d+ \d+\)scale\(([\d.]+)\)"/;
const NAME = /aria-label="[^"]*With a QR code that opens it\."/;

it.each(PICTURES)("A %s has one QR code, which its accessible name mentions", (_, draw) => {
  const markup = renderToStaticMarkup(draw(linkOf(181)));
  expect(markup.match(new RegExp(CODE, "g"))).toHaveLength(1);
  expect(markup).toMatch(NAME);
});

it.each(PICTURES)("A %s has no QR code if its link is too long", (name, draw) => {
  const markup = renderToStaticMarkup(draw(linkOf(600)));
  expect(markup).not.toMatch(CODE);
  expect(markup).not.toMatch(NAME);
  if (name !== "shelf") expect(markup).toBe(renderToStaticMarkup(draw()));
});

it.each(PICTURES)("Modules on a %s are never too narrow to scan", (name, draw) => {
  for (let length = 40; length < 700; length += 60) {
    const scale = CODE.exec(renderToStaticMarkup(draw(linkOf(length))))?.[1];
    if (scale) expect(Number(scale)).toBeGreaterThanOrEqual(name === "print card" ? 3.5 : 4);
    // The links of all seeded figures are shorter than this.
    else expect(length).toBeGreaterThan(name === "print card" ? 400 : 500);
  }
});
