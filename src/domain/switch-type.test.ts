import fc from "fast-check";
import { expect, test } from "vitest";
import { randomFigureSpec } from "../figure/schema/random.ts";
import { toFigureSpec } from "../figure/schema/spec.ts";
import { switchType } from "./switch-type.ts";

const figure = fc.nat().map((seed) => randomFigureSpec(seed));
const otherOf = ({ type }: { type: string }) => (type === "hero" ? "villain" : "hero");

test("Switching the type changes only tagline, pose, background and palette", () => {
  fc.assert(
    fc.property(figure, (spec) => {
      const { type, pose, background, palette, tagline, ...kept } = switchType(spec, otherOf(spec));
      expect(type).toBe(otherOf(spec));
      expect(spec).toMatchObject(kept);
    }),
  );
});

test("Switching the type twice restores the figure", () => {
  fc.assert(
    fc.property(figure, (spec) => {
      const other = switchType(spec, otherOf(spec));
      expect(switchType(other, spec.type, spec)).toEqual(spec);
    }),
  );
});

test("Switching the type leaves an emptied text empty", () => {
  const [first, second, third] = toFigureSpec({}).accessories;
  const accessories = [{ ...first, label: "" }, second, third] as const;
  expect(switchType({ ...toFigureSpec({}), tagline: "", accessories }, "villain")).toMatchObject({
    tagline: "",
    accessories,
  });
});

test("A default tagline changes with the type; a typed one does not", () => {
  const { tagline } = toFigureSpec({ type: "villain" });
  expect(switchType(toFigureSpec({}), "villain").tagline).toBe(tagline);
  expect(switchType(toFigureSpec({ tagline: "My own" }), "villain").tagline).toBe("My own");
});
