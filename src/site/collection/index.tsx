import { lazyPart } from "../layout/lazy-part.tsx";
import { Silhouette } from "./Silhouette.tsx";

/** The drawing engine is large, so figures that are drawn in the page are loaded separately. */
const load = () => import("./drawn-figures.tsx");

/** Draws a figure's box while it is near the viewport. */
export const DrawnBox = lazyPart(() => load().then((module) => module.DrawnBox), {
  fallback: Silhouette,
  hideError: true,
});

/** Draws a figure's portrait. Decorative, because the name is next to it. */
export const DrawnPortrait = lazyPart(() => load().then((module) => module.DrawnPortrait), {
  fallback: <div className="pf:silhouette pf:aspect-square" />,
  hideError: true,
});
