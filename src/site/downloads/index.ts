export { COUNTED_HERE, recordShare } from "./count.ts";
export { DownloadFlow } from "./DownloadFlow.tsx";
export { readFigureLink } from "./figure-link.ts";
export { usePrintedCard } from "./use-printed-card.ts";
export { useShare } from "./use-share.tsx";
