import { describe, expect, it } from "vitest";
import { toFigureDesign } from "../figure/schema/design.ts";
import { offerGear, outfitsForTitle } from "./gear-offer.ts";
import { JOB_TITLES } from "./job-titles.fixture.ts";

const designOf = (jobTitle: string, ...skills: string[]) => toFigureDesign({ spec: { jobTitle }, skills });

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
    expect(offerGear(designOf(title))?.owner).toBe(owner);
  });

  it("offers nothing for a title of an unknown trade", () => {
    for (const title of ["", "看護師", "Zymurgical whatsit"]) {
      expect(offerGear(designOf(title, "Kubernetes"))).toBeUndefined();
    }
  });

  it("offers nothing for the sample's title, and ignores the sample's skills", () => {
    const sample = { spec: { jobTitle: "Nurse" }, skills: ["Debugging"] };
    expect(offerGear(toFigureDesign({ ...sample, placeholders: ["jobTitle"] }))).toBeUndefined();
    expect(offerGear(toFigureDesign({ ...sample, placeholders: ["skills"] }))).toEqual(offerGear(designOf("Nurse")));
  });

  it("offers only trios of three different accessories", () => {
    for (const { title } of JOB_TITLES)
      for (const trio of offerGear(designOf(title))?.trios ?? [])
        expect(new Set(trio.map(({ kind }) => kind)).size, title).toBe(3);
  });

  it("offers only accessories of the trade if it has more than three", () => {
    const labels = offerGear(designOf("Head of Sales"))?.trios.flat() ?? [];
    expect(new Set(labels.map(({ kind }) => kind))).toEqual(
      new Set(["phone", "trophy", "chart", "briefcase", "medal"]),
    );
  });
});

describe("outfitsForTitle", () => {
  it.each([
    ["Head Chef", ["chef-whites"]],
    ["Accountant", []],
    ["Zymurgical whatsit", []],
  ])("For the title %s, the outfits are %j", (title, outfits) => {
    expect(outfitsForTitle(title)).toEqual(outfits);
  });
});
