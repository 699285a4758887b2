// Bundles what needs the trade and skill tables into one chunk.
export { applyTyped } from "../../import/suggest-review.ts";
export { Review } from "./Review.tsx";
