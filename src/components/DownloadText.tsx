import { Download, LockKeyhole } from "lucide-react";

export const DOWNLOAD_LABELS = {
  download: "Download Your Figure",
  /** Said before it is pressed, where the plan has no downloads left. */
  noneLeft: "No downloads left",
  /** What the button does then. */
  seePlans: "See plans",
};

interface DownloadTextProps {
  isNoneLeft: boolean;
  text: typeof DOWNLOAD_LABELS;
}

/** Icon and text of a button that downloads a figure, or leads to the plans where no downloads are left. */
export function DownloadText({ isNoneLeft, text }: DownloadTextProps) {
  const Icon = isNoneLeft ? LockKeyhole : Download;
  return (
    <>
      <Icon aria-hidden className="pf:size-5 pf:shrink-0" />
      {/* Each is a whole element: a translated page has other text nodes. */}
      {isNoneLeft ? (
        <span key="none" className="pf:grid pf:justify-items-start pf:gap-0.5 pf:text-start">
          <span>{text.noneLeft}</span>{" "}
          <span className="pf:font-semibold pf:font-text pf:text-micro pf:underline">{text.seePlans}</span>
        </span>
      ) : (
        <span key="download" className="pf:min-w-0 pf:wrap-anywhere">
          {text.download}
        </span>
      )}
    </>
  );
}
