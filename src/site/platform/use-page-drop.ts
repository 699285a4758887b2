import type { RefObject } from "react";
import { useFileDrop } from "../../index.ts";

/** A ref to the whole page. Read it only in effects, because prerendering has no document. */
const PAGE: RefObject<HTMLElement | null> = {
  get current() {
    return document.documentElement;
  },
};
const NOWHERE: RefObject<HTMLElement | null> = { current: null };

/** Receives files that are pasted or dropped anywhere on the page. Returns whether files are dragged over the page. */
export const usePageDrop = (onFiles: (files: readonly File[]) => void, isEnabled = true): boolean =>
  useFileDrop(isEnabled ? PAGE : NOWHERE, onFiles);
