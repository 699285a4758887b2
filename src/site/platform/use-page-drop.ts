import type { RefObject } from "react";
import { useFileDrop } from "../../index.ts";

/** Used in effects only, because prerendering has no document. */
const PAGE: RefObject<HTMLElement | null> = {
  get current() {
    return document.documentElement;
  },
};
const NOWHERE: RefObject<HTMLElement | null> = { current: null };

/** Receives files that are dropped anywhere on the page or pasted. Returns whether files are dragged over it. */
export const usePageDrop = (onFiles: (files: readonly File[]) => void, isEnabled = true): boolean =>
  useFileDrop(isEnabled ? PAGE : NOWHERE, onFiles);
