// Bundles everything that makes, prints or shares a figure's picture into one chunk.
export { drawFile } from "./draw-file.ts";
export { preparePrint, showSheet } from "./print-card.tsx";
export { CopyFallback, ShareDialog } from "./ShareDialog.tsx";
export { openShareSheet } from "./share-sheet.ts";
