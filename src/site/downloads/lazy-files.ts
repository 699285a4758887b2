import { lazyPart } from "../layout/lazy-part.tsx";

/** Fetches the code that makes, prints and shares pictures. */
export const loadFiles = () => import("./files.ts");

export const ShareDialog = lazyPart(() => loadFiles().then((module) => module.ShareDialog), { fallback: null });
export const CopyFallback = lazyPart(() => loadFiles().then((module) => module.CopyFallback), { fallback: null });
