import { expect, it } from "vitest";
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
  "linkedin.com/in/",
  "linkedin.com/company/fernhill-works",
  "linkedin.com",
  "",
])("the link %s gives no name", (link) => {
  expect(nameFromLink(link)).toBeUndefined();
});
