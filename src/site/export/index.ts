export { DownloadFlow } from "./DownloadFlow.tsx";
export { readFigureLink } from "./figure-link.ts";
export { readFigureFile } from "./read-file.ts";
export { useShare } from "./use-share.tsx";
