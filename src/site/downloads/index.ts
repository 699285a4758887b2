export { DownloadFlow } from "./DownloadFlow.tsx";
export { readFigureLink } from "./figure-link.ts";
export { useShare } from "./use-share.tsx";
