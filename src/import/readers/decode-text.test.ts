import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("UTF-8 is read with or without a byte-order mark", () => {
  expect(decodeText(utf8("Jörg 陈晓雯 👩‍🚀")).text).toBe("Jörg 陈晓雯 👩‍🚀");
  expect(decodeText(utf8("\ufeffJörg")).text).toBe("Jörg");
});

test("UTF-16 is recognized by its byte-order mark", () => {
  expect(decodeText(Buffer.from("\ufeffЮлия", "utf16le")).text).toBe("Юлия");
  expect(decodeText(Buffer.from("\ufeffЮлия", "utf16le").swap16()).text).toBe("Юлия");
});

test("Bytes that are not UTF-8 are read as Latin-1, and that is a guess", () => {
  expect(decodeText(latin1("José"))).toEqual({ text: "José", isGuess: true });
  expect(decodeText(utf8("José"))).toEqual({ text: "José", isGuess: false });
});

test("UTF-8 that was encoded twice is repaired", () => {
  expect(decodeText(utf8("JÃ¶rg â€“ ZÃ¼rich")).text).toBe("Jörg – Zürich");
});

test.each(["Ã", "São Paulo", "Ângela Ã", "Jörg JÃ¶rg", "ÅSA Ø", "Ñandú"])("%s is left unchanged", (text) => {
  expect(decodeText(utf8(text)).text).toBe(text);
});

test("If the limit cuts a character in half, the character is left out", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(20), (text, limit) => {
      const marked = `Ж${text}`;
      const bytes = utf8(marked);
      expect(marked.startsWith(decodeText(bytes, Math.min(limit, bytes.length)).text)).toBe(true);
    }),
  );
});
