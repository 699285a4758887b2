import type { FacialHair } from "./options.ts";
export const FACIAL_HAIR_DESCRIPTIONS: Partial<Readonly<Record<FacialHair, string>>> = {
  stubble: "% stubble",
  beard: "a full % beard",
  "long-beard": "a long % beard",
  "short-beard": "a short % beard",
  "curly-beard": "a curly % beard",
  "van-dyke": "a % Van Dyke beard",
  handlebar: "a % handlebar moustache",
  walrus: "a bushy % moustache",
  chinstrap: "a % chinstrap beard",
  chevron: "a % chevron moustache",
};
