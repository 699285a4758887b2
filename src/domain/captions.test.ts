import { expect, test } from "vitest";
import { toFigureDesign } from "../figure/schema/design.ts";
import { captionsOf } from "./captions.ts";

const sales = toFigureDesign({
  spec: {
    name: "Priya Raman",
    jobTitle: "Head of Sales",
    type: "villain",
    tagline: "Always closing.",
    accessories: ["Phone", "Trophy", "Mug"].map((label) => ({ kind: "laptop" as const, label })),
  },
});

test("Captions have the title, the gear and the tagline", () => {
  expect(captionsOf(sales)).toEqual([
    "It’s official: I’m an action figure. Head of Sales, villain edition, evil laugh sold separately.",
    "I’m mint on card, with Phone, Trophy and Mug. Small parts, big ambitions.",
    "New on the shelf: Head of Sales. “Always closing.”",
  ]);
});

test("Captions leave out a title that nobody wrote", () => {
  const captions = captionsOf({ ...sales, placeholders: ["jobTitle"] });
  expect(captions[0]).toBe("It’s official: I’m an action figure. Villain edition, evil laugh sold separately.");
  expect(captions[2]).toBe("New on the shelf: me. “Always closing.”");
});
