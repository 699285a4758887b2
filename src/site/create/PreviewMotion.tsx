import type { RefObject } from "react";
import { useFigureMotion } from "../../index.ts";

/** Lets the figure of the preview move after each change; drawn by nothing, so that it can come late. */
export function PreviewMotion({ target }: { target: RefObject<Element | null> }) {
  useFigureMotion(target, { trigger: "change" });
  return null;
}
