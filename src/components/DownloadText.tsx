import { Download, LockKeyhole } from "lucide-react";

export const DOWNLOAD_LABELS = {
  download: "Download Your Figure",
  /** The text if the plan has no downloads left. */
  noneLeft: "No downloads left",
  /** The text after `noneLeft`: the button's action if the plan has no downloads left. */
  seePlans: "See plans",
};

interface DownloadTextProps {
  isNoneLeft: boolean;
  text: typeof DOWNLOAD_LABELS;
}

/** The icon and text of a button that downloads a figure or, if no downloads are left, shows the plans. */
export function DownloadText({ isNoneLeft, text }: DownloadTextProps) {
  const Icon = isNoneLeft ? LockKeyhole : Download;
  return (
    <>
      <Icon aria-hidden className="pf:size-5 pf:shrink-0" />
      {/* The texts are in elements, because React cannot update text nodes that browser translation has replaced. */}
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
