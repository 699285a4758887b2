// Bundles everything that shows a figure on the create page into one chunk.
export { Preview } from "./Preview.tsx";
export { SharedFigure } from "./SharedFigure.tsx";
