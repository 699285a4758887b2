import type { RefObject } from "react";
import { useFigureMotion } from "../../figure.ts";

/** Animates the figure of the preview after each change. It renders nothing, so that it can be lazily loaded. */
export function PreviewMotion({ target }: { target: RefObject<Element | null> }) {
  useFigureMotion(target, { trigger: "change" });
  return null;
}
