import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toHtmlImage, toMarkdownImage, toSvgDataUrl } from "./embed-code.ts";

const SIZE = { width: 600, height: 800 };
const anyText = fc.string({ unit: "binary", maxLength: 80 }).filter((text) => text.isWellFormed());

describe("code that embeds a picture", () => {
  it("The HTML is an img with its text alternative and size", () => {
    expect(toHtmlImage({ src: "maya-card.png", alt: "Maya, Engineer", ...SIZE })).toBe(
      '<img src="maya-card.png" alt="Maya, Engineer" width="600" height="800">',
    );
    expect(toMarkdownImage({ src: "maya-card.png", alt: "Maya, Engineer" })).toBe("![Maya, Engineer](maya-card.png)");
  });

  it("The HTML is one element, whatever the text alternative contains", () => {
    fc.assert(
      fc.property(anyText, (alt) => {
        const html = toHtmlImage({ src: "a.png", alt, ...SIZE });
        const found = /^<img src="a\.png" alt="([^"<>]*)" width="600" height="800">$/.exec(html)?.[1];
        const read = found?.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">");
        expect(read?.replaceAll("&amp;", "&")).toBe(alt);
      }),
    );
  });

  it("The Markdown is one line, which no bracket of the text alternative ends", () => {
    expect(toMarkdownImage({ src: "a.png", alt: "x](http://evil) <b>\n\n# y" })).toBe(
      "![x\\](http://evil) \\<b\\> # y](a.png)",
    );
    fc.assert(
      fc.property(anyText, (alt) => {
        expect(toMarkdownImage({ src: "a.png", alt })).toMatch(/^!\[(?:[^\\[\]\n\r]|\\.)*\]\(a\.png\)$/u);
      }),
    );
  });
});

describe("the URL of a drawing", () => {
  it("The URL of a drawing decodes to the drawing, and holds nothing that ends an attribute or a Markdown link", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const url = toSvgDataUrl(`<svg a='"' b="(${text})"/>`);
        expect(url).toMatch(/^data:image\/svg\+xml,[^\s"'<>()#&[\]\\]*$/);
        expect(decodeURIComponent(url.slice("data:image/svg+xml,".length))).toBe(`<svg a='"' b="(${text})"/>`);
      }),
    );
  });
});
