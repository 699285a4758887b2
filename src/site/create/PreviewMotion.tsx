import type { RefObject } from "react";
import { useFigureMotion } from "../../figure.ts";

/** Animates the preview's figure after each change. Renders nothing, so that it can be lazily loaded. */
export function PreviewMotion({ target }: { target: RefObject<Element | null> }) {
  useFigureMotion(target, { trigger: "change" });
  return null;
}
