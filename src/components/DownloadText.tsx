import { Download, LockKeyhole } from "lucide-react";
import { cn } from "../lib/cn.ts";

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
  /** The classes with which the text shrinks. @default any letter may move to the next line */
  className?: string;
}

/** The icon and text of a button that downloads a figure or, if no downloads are left, shows the plans. */
export function DownloadText({ isNoneLeft, text, className }: DownloadTextProps) {
  const Icon = isNoneLeft ? LockKeyhole : Download;
  return (
    <>
      <Icon aria-hidden className="pf:size-5 pf:shrink-0" />
      {/* The texts are in elements, because React cannot update text nodes that browser translation has replaced. */}
      {isNoneLeft ? (
        <span key="none" className={cn("pf:grid pf:justify-items-start pf:gap-0.5 pf:text-start", className)}>
          <span>{text.noneLeft}</span>{" "}
          <span className="pf:font-semibold pf:font-text pf:text-micro pf:underline">{text.seePlans}</span>
        </span>
      ) : (
        <span key="download" className={className ?? "pf:min-w-0 pf:wrap-anywhere"}>
          {text.download}
        </span>
      )}
    </>
  );
}
