import fc from "fast-check";
import { expect, test } from "vitest";
import { randomFigureSpec } from "../figure/schema/random.ts";
import { toFigureSpec } from "../figure/schema/spec.ts";
import { switchType } from "./switch-type.ts";

const figure = fc.nat().map((seed) => randomFigureSpec(seed));
const otherOf = ({ type }: { type: string }) => (type === "hero" ? "villain" : "hero");

test("Switching changes only tagline, expression, pose, background, palette", () => {
  fc.assert(
    fc.property(figure, (spec) => {
      const { type, pose, background, palette, tagline, mouth, ...kept } = switchType(spec, otherOf(spec));
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

test("A default expression changes with the type; a chosen one does not", () => {
  const hero = toFigureSpec({});
  const villain = switchType(hero, "villain");
  expect(villain.mouth).toBe("smirk");
  expect(switchType(villain, "hero", hero).mouth).toBe("grin");
  expect(switchType({ ...villain, mouth: "sly" }, "hero", hero).mouth).toBe("sly");
  expect(switchType(toFigureSpec({ mouth: "kind" }), "villain").mouth).toBe("kind");
});
