import faridaPortrait from "picture:farida-portrait";
import gurpreetPortrait from "picture:gurpreet-portrait";
import hanaPortrait from "picture:hana-portrait";
import kofiPortrait from "picture:kofi-portrait";
import type { Testimonial } from "../../domain/testimonial.ts";
import type { BuiltPicture } from "../platform/BuiltPicture.tsx";

/** Sample reviews from sample people. */
export const TESTIMONIALS: readonly (Omit<Testimonial, "image"> & { image: BuiltPicture })[] = [
  {
    id: "farida",
    name: "Farida Haddad",
    image: faridaPortrait,
    role: "Research Scientist",
    content: "My figure reads the abstract before the meeting. I have a lot to learn from her.",
  },
  {
    id: "kofi",
    name: "Kofi Mensah",
    image: kofiPortrait,
    role: "Executive Chef",
    content: "The apron, the locs, the knife. My team taped it above the pass. Service improved.",
  },
  {
    id: "hana",
    name: "Hana Kobayashi",
    image: hanaPortrait,
    role: "Brand Director",
    content: "Finally, packaging I didn’t send back for changes. I chose the red pill and regret nothing.",
  },
  {
    id: "gurpreet",
    name: "Gurpreet Singh Dhaliwal",
    image: gurpreetPortrait,
    role: "Structural Engineer",
    content: "Turban: right color. Name: right spelling. I checked both twice. I am an engineer.",
  },
];
