"use client";
import type { DownloadRight } from "../domain/entitlement.ts";
import { Button, type ButtonProps } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";
import { DOWNLOAD_LABELS, DownloadText } from "./DownloadText.tsx";

export interface DownloadButtonProps extends Omit<ButtonProps, "children"> {
  /**
   * What the download costs; with "none" the button says so before it is pressed and leads to the plans.
   * @default "free"
   */
  downloadRight?: DownloadRight | undefined;
  /** Called on a click while there are downloads. */
  onDownload?: (() => void) | undefined;
  /** Called on a click where none are left. */
  onSeePlans?: (() => void) | undefined;
  /** The button's texts in your language; missing ones fall back to English. @default English */
  labels?: Partial<DownloadButtonLabels> | undefined;
}

/** The texts of the button. */
type DownloadButtonLabels = Readonly<typeof DOWNLOAD_LABELS>;

/** Downloads a figure, or says that the plan has no downloads left and leads to the plans. */
export function DownloadButton({
  downloadRight = "free",
  onDownload,
  onSeePlans,
  labels,
  variant,
  onClick,
  className,
  ...rest
}: DownloadButtonProps) {
  const isNone = downloadRight === "none";
  const text = { ...DOWNLOAD_LABELS, ...labels };
  return (
    <Button
      {...rest}
      data-act="download"
      onClick={(event) => {
        onClick?.(event);
        (isNone ? onSeePlans : onDownload)?.();
      }}
      variant={isNone ? "ghost" : variant}
      className={cn(
        isNone && "pf:border-dashed pf:data-[variant=ghost]:border-line-strong pf:data-[variant=ghost]:bg-sunken",
        className,
      )}
    >
      {rest.busy ? <span>{text.download}</span> : <DownloadText downloadRight={downloadRight} text={text} />}
    </Button>
  );
}
