"use client";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { Button, type ButtonProps } from "../primitives/Button.tsx";
import { DOWNLOAD_LABELS, DownloadText } from "./DownloadText.tsx";

export interface DownloadButtonProps extends Omit<ButtonProps, "children"> {
  /** Called on a click, unless `onSeePlans` is given. */
  onDownload?: (() => void) | undefined;
  /** Set it if the plan has no downloads left. The button then shows that, and a click calls this function. */
  onSeePlans?: (() => void) | undefined;
  /** The button's translated texts. Missing texts are in English. @default English */
  labels?: Translations<DownloadButtonLabels> | undefined;
}

/** The texts of the button. */
export type DownloadButtonLabels = Readonly<typeof DOWNLOAD_LABELS>;

/** A button that downloads a figure or, if no downloads are left, shows the plans. */
export function DownloadButton({
  onDownload,
  onSeePlans,
  labels,
  variant,
  onClick,
  className,
  ...rest
}: DownloadButtonProps) {
  const isNoneLeft = onSeePlans !== undefined;
  const text = mergeLabels(DOWNLOAD_LABELS, labels);
  return (
    <Button
      {...rest}
      data-act="download"
      onClick={(event) => {
        onClick?.(event);
        (onSeePlans ?? onDownload)?.();
      }}
      variant={isNoneLeft ? "ghost" : variant}
      className={cn(
        isNoneLeft && "pf:border-dashed pf:data-[variant=ghost]:border-line-strong pf:data-[variant=ghost]:bg-sunken",
        className,
      )}
    >
      {rest.isBusy ? <span>{text.download}</span> : <DownloadText isNoneLeft={isNoneLeft} text={text} />}
    </Button>
  );
}
