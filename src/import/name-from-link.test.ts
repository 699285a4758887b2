import fc from "fast-check";
import { expect, it } from "vitest";
import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { codePoints } from "../lib/graphemes.ts";
import { nameFromLink } from "./name-from-link.ts";

it.each([
  ["linkedin.com/in/jane-doe-8a41b2", "Jane Doe"],
  ["https://www.linkedin.com/in/noor-castellanos/", "Noor Castellanos"],
  ["https://linkedin.com/in/bo-li?trk=profile#top", "Bo Li"],
  ["https://de.linkedin.com/in/j%C3%B6rg-wei%C3%9Fhaupt-123456789", "Jörg Weißhaupt"],
  ["linkedin.com/in/anna-van-der-berg-4b7", "Anna van der Berg"],
  ["linkedin.com/in/VAN-MORRIS", "Van Morris"],
  ["linkedin.com/in/amara", "Amara"],
  ["linkedin.com/in/amara-nwosu-phd-77b", "Amara Nwosu"],
  ["linkedin.com/in/abdur-rahim-md", "Abdur Rahim Md"],
  ["linkedin.com/in/lakshmi-narayana-rn-4b7", "Lakshmi Narayana Rn"],
  ["linkedin.com/pub/priya-nair/12/34a/567", "Priya Nair"],
  ["see linkedin.com/in/tomasz-wrobel, please", "Tomasz Wrobel"],
  ["linkedin.com/in/%E7%8E%8B%E5%B0%8F%E6%98%8E", "王小明"],
  ["I'm at linkedin.com/in/noor-castellanos.", "Noor Castellanos"],
  ["(linkedin.com/in/noor-castellanos)", "Noor Castellanos"],
  ["“linkedin.com/in/noor-castellanos”…", "Noor Castellanos"],
  ["linkedin.com/in/noor-castellanos%20", "Noor Castellanos"],
  ["linkedin.com/in/noor-castellanos-pmp-csm", "Noor Castellanos"],
  ["linkedin.com/in/noor-castellanos-csm-pmp-4b7", "Noor Castellanos"],
  ["linkedin.com/in/noor-castellanos-shrm-cp-prince2", "Noor Castellanos"],
  ["linkedin.com/in/noor-castellanos-she-her", "Noor Castellanos"],
  ["linkedin.com/in/noor-castellanos-phd-they-them-77b", "Noor Castellanos"],
  ["linkedin.com/in/noor-pmp", "Noor Pmp"],
  ["linkedin.com/in/tan-ah-beng", "Tan Ah Beng"],
  ["linkedin.com/in/mai-xiong-her", "Mai Xiong Her"],
  [
    "https://www.linkedin.com/in/abdurrahman-muhammad-abdullah-almansouri-alqahtani",
    "Abdurrahman Almansouri Alqahtani",
  ],
])("the link %s gives %s", (link, name) => {
  expect(nameFromLink(link)).toBe(name);
});

it.each([
  "https://linkedin.com/in/your-name",
  "linkedin.com/in/j",
  "linkedin.com/in/8a41b2",
  "linkedin.com/in/jane2-doe",
  "linkedin.com/in/one-two-three-four-five-six",
  "linkedin.com/in/example",
  "linkedin.com/in/%ff-%fe",
  "linkedin.com/in/%3Cscript%3E",
  "linkedin.com/in/bartholomew-featherstonehaughcholmondeleysmythe",
  "linkedin.com/in/",
  "linkedin.com/company/fernhill-works",
  "linkedin.com",
  "",
])("the link %s gives no name", (link) => {
  expect(nameFromLink(link)).toBeUndefined();
});

it("A link that is too long, or whose words do not fit, gives no name", () => {
  expect(nameFromLink(`linkedin.com/in/${"x".repeat(5000)}`)).toBeUndefined();
  expect(nameFromLink(`linkedin.com/in/${"x".repeat(41)}`)).toBeUndefined();
  expect(nameFromLink(`linkedin.com/in/anna-${"x".repeat(90)}-bell-stone`)).toBeUndefined();
  expect(nameFromLink(`linkedin.com/in/anna-${"x".repeat(70)}-bell-stone`)).toBe("Anna Bell Stone");
});

it("A name from any link fits on the box", () => {
  const word = fc.stringMatching(/^[a-zé]{1,24}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), (words) => {
      const name = nameFromLink(`linkedin.com/in/${words.join("-")}`) ?? "";
      expect(codePoints(name)).toBeLessThanOrEqual(TEXT_LIMITS.name);
      expect(name).not.toContain("…");
    }),
  );
});
