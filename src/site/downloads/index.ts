export { DeskCard } from "./DeskCard.tsx";
export { DownloadDialog } from "./DownloadDialog.tsx";
export { readFigureLink } from "./figure-link.ts";
export { PicturePreview } from "./PicturePreview.tsx";
export { useFigureFile } from "./use-figure-file.tsx";
export { usePrintedCard } from "./use-printed-card.ts";
export { useShare } from "./use-share.tsx";
