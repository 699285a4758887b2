import type { RefObject } from "react";
import { useFileDrop } from "../../index.ts";

/** Read in effects only, because pages are prerendered without a document. */
const PAGE: RefObject<HTMLElement | null> = {
  get current() {
    return document.documentElement;
  },
};
const NOWHERE: RefObject<HTMLElement | null> = { current: null };

/** Takes files that are dropped anywhere on the page, or pasted. Returns whether files are held over it. */
export const usePageDrop = (onFiles: (files: readonly File[]) => void, isEnabled = true): boolean =>
  useFileDrop(isEnabled ? PAGE : NOWHERE, onFiles);
