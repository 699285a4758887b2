import { describe, expect, it } from "vitest";
import { DEFAULT_ACCESSORIES, replaceAccessory } from "../figure/schema/accessory.ts";
import { toFigureDesign } from "../figure/schema/design.ts";
import { toFigureSpec } from "../figure/schema/spec.ts";
import { type GearOffer, offerGear } from "./gear-offer.ts";
import { JOB_TITLES } from "./job-titles.fixture.ts";
import { nextTrio, wearClothes, whoseGear } from "./packing.ts";

const offer = (jobTitle: string): GearOffer => {
  const found = offerGear(toFigureDesign({ spec: { jobTitle } }));
  if (!found) throw new Error(`nothing for ${jobTitle}`);
  return found;
};

describe("whoseGear", () => {
  const nurse = offer("Nurse");

  it("recognizes the sample figure's accessories, whatever the trade", () => {
    expect(whoseGear(DEFAULT_ACCESSORIES)).toBe("sample");
    for (const { title } of JOB_TITLES) expect(whoseGear(DEFAULT_ACCESSORIES, offer(title)), title).toBe("sample");
  });

  it("recognizes each trio that packing and Swap give", () => {
    for (const trio of nurse.trios) expect(whoseGear(trio, nurse)).toBe("packed");
  });

  it("takes another trade's accessories for the person's own", () => {
    expect(whoseGear(offer("Chef").trios[0], nurse)).toBe("own");
    expect(whoseGear(offer("Chef").trios[0])).toBe("own");
  });

  it.each([
    ["packed", nurse.trios[0]],
    ["sample", DEFAULT_ACCESSORIES],
  ])("One edited label makes %s accessories the person's own", (_, trio) => {
    expect(whoseGear(replaceAccessory(trio, 1, { ...trio[1], label: "Of Mine" }), nurse)).toBe("own");
    expect(whoseGear(replaceAccessory(trio, 1, { ...trio[1], label: "" }), nurse)).toBe("own");
  });
});

describe("nextTrio", () => {
  it("always changes the accessories and returns to the first trio", () => {
    for (const { title } of JOB_TITLES) {
      const found = offer(title);
      let trio = found.trios[0];
      for (let press = 0; press < found.trios.length; press++) {
        const next = nextTrio(trio, found);
        expect(next, title).not.toEqual(trio);
        expect(new Set([...next, ...trio].map(({ kind }) => kind)).size, title).toBeGreaterThan(3);
        trio = next;
      }
    }
  });
});

describe("wearClothes", () => {
  const { trade } = offer("Head Chef");

  it("puts on the outfit in its own color, and the hat", () => {
    expect(wearClothes(toFigureSpec({ outfit: "hoodie", outfitColor: "cobalt" }), trade)).toMatchObject({
      outfit: "chef-whites",
      outfitColor: "white",
      headwear: "chef-hat",
    });
  });

  it.each([{ headwear: "kippah" }, { hair: "gele" }] as const)("keeps what is on the head: %j", (look) => {
    const spec = toFigureSpec(look);
    expect(wearClothes(spec, trade)).toMatchObject({ outfit: "chef-whites", headwear: spec.headwear });
  });

  it("changes nothing for a trade without clothes", () => {
    const spec = toFigureSpec({});
    expect(wearClothes(spec, offer("Accountant").trade)).toEqual(spec);
  });
});
