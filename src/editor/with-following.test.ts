import { expect, it } from "vitest";
import { toFigureSpec } from "../figure/schema/spec.ts";
import { withFollowing } from "./with-following.ts";

const spec = toFigureSpec({ hairColor: "black", beardColor: "black", outfit: "hoodie", outfitColor: "lime" });

it("A beard changes color with the hair until it has another color", () => {
  expect(withFollowing(spec, { hairColor: "ginger" })).toEqual({ hairColor: "ginger", beardColor: "ginger" });
  expect(withFollowing({ ...spec, beardColor: "white" }, { hairColor: "ginger" })).toEqual({ hairColor: "ginger" });
});

it("An outfit brings its color unless the person chose one", () => {
  expect(withFollowing({ ...spec, outfitColor: "cobalt" }, { outfit: "lab-coat" }).outfitColor).toBe("white");
  expect(withFollowing(spec, { outfit: "lab-coat" })).toEqual({ outfit: "lab-coat", outfitColor: "lime" });
});
