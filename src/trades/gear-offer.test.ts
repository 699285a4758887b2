import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AccessoryTrio, DEFAULT_ACCESSORIES, replaceAccessory } from "../figure/schema/accessory.ts";
import { anotherGear, type GearOffer, hasGear, offerGear } from "./gear-offer.ts";
import { JOB_TITLES } from "./job-titles.fixture.ts";

const offer = (title: string, ...skills: string[]): GearOffer => {
  const found = offerGear({ title, skills, industry: "" });
  if (!found) throw new Error(`nothing for ${title}`);
  return found;
};
const kinds = (trio: AccessoryTrio) => trio.map(({ kind }) => kind);

describe("offerGear", () => {
  it.each([
    ["Head of Procurement", "a Head of Procurement"],
    ["HR Business Partner", "an HR Business Partner"],
    ["Retired Headteacher", "a Retired Headteacher"],
    ["Stay-at-home Dad", "a Stay-at-home Dad"],
    ["Retired", undefined],
    ["Looking for new opportunities", undefined],
    ["Procurement", undefined],
  ])("For the title %s, the owner of the gear is %s", (title, owner) => {
    expect(offer(title).owner).toBe(owner);
  });

  it("offers nothing for a title of an unknown trade", () => {
    for (const title of ["", "看護師", "Zymurgical whatsit"]) {
      expect(offerGear({ title, skills: ["Kubernetes"], industry: "" })).toBeUndefined();
    }
  });

  it("never counts the default accessories as already taken", () => {
    for (const { title } of JOB_TITLES) expect(hasGear(DEFAULT_ACCESSORIES, offer(title)), title).toBe(false);
  });
});

describe("hasGear", () => {
  it("is true even if the person replaced one offered accessory", () => {
    const nurse = offer("Nurse");
    expect(hasGear(nurse.trio, nurse)).toBe(true);
    expect(hasGear(replaceAccessory(nurse.trio, 1, { kind: "cat", label: "Cat of Mine" }), nurse)).toBe(true);
  });

  it("is false for another trade's accessories", () => {
    expect(hasGear(offer("Nurse").trio, offer("Chef"))).toBe(false);
  });
});

describe("anotherGear", () => {
  it("cycles through all accessories that are not in use", () => {
    const nurse = offer("Nurse");
    let trio = nurse.trio;
    const seen = new Set<string>();
    for (let press = 0; press < nurse.all.length - 2; press++) {
      trio = anotherGear(trio, 1, nurse);
      expect(new Set(kinds(trio)).size).toBe(3);
      seen.add(trio[1].label);
    }
    expect(trio).toEqual(nurse.trio);
    expect(seen.size).toBe(nurse.all.length - 2);
  });

  it("changes only the accessory at the given slot", () => {
    fc.assert(
      fc.property(fc.constantFrom(...JOB_TITLES), fc.array(fc.nat(2), { maxLength: 20 }), ({ title }, presses) => {
        const found = offer(title);
        let trio = found.trio;
        for (const slot of presses) {
          const next = anotherGear(trio, slot, found);
          for (const other of [0, 1, 2]) expect(next[other] === trio[other]).toBe(other !== slot);
          trio = next;
        }
      }),
    );
  });
});
