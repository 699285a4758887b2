"use client";
import { Info, Printer, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { DownloadRight } from "../../domain/entitlement.ts";
import { hasCodeOption, type PictureFormat } from "../../figure/schema/picture-format.ts";
import {
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  type DialogContentProps,
  DownloadButton,
} from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { describeFormat, FormatCards, LETTERING } from "./FormatCards.tsx";

export interface DownloadDialogProps extends Omit<DialogContentProps, "children" | "heading" | "description"> {
  /** Whether the dialog is visible. */
  open: boolean;
  /** Called with false when it is closed. */
  onOpenChange: (open: boolean) => void;
  /** The figure's name. */
  name: string;
  /**
   * What the download costs. With "none", "No downloads left" replaces the Download and Print card buttons.
   * @default "free"
   */
  downloadRight?: DownloadRight | undefined;
  /** Called on "No downloads left". */
  onSeePlans?: (() => void) | undefined;
  /**
   * A note on the plan's remaining downloads, such as "1 download remaining. It’s used when the file is made." Changes
   * are announced.
   */
  remainingNote?: ReactNode;
  /** False if the picture has the PREVIEW watermark. */
  isPaid: boolean;
  /** True while the file is being created: the Download button shows progress and ignores clicks. @default false */
  isBusy?: boolean | undefined;
  /** Why the file could not be created, and what to do next. Announced when it appears. */
  error?: string | undefined;
  /** Whether the picture includes a QR code of the figure, in formats with space for it. @default false */
  coded?: boolean | undefined;
  /** Called when the QR code option is changed. Without it, the dialog does not offer the option. */
  onCodedChange?: ((coded: boolean) => void) | undefined;
  /** Called on Download with the selected format. */
  onDownload: (format: PictureFormat) => void;
  /**
   * Renders a preview of the selected format, for example with PicturePreview. Without it, there is no preview. It is a
   * slot, so that the dialog does not import the drawing engine.
   */
  renderPreview?: ((format: PictureFormat) => ReactNode) | undefined;
  /** Called on Print card. Without it, there is no Print card button. */
  onPrint?: (() => void) | undefined;
}

/** A dialog to choose a format and download the figure. */
export function DownloadDialog({
  open,
  onOpenChange,
  name,
  downloadRight = "free",
  onSeePlans,
  remainingNote,
  isPaid,
  isBusy = false,
  error,
  coded = false,
  onCodedChange,
  onDownload,
  renderPreview,
  onPrint,
  ...rest
}: DownloadDialogProps) {
  const [format, setFormat] = useState<PictureFormat>("card");
  return (
    <SiteDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent {...rest} heading="Download" description={<bdi>{name}</bdi>} size={renderPreview ? "lg" : "sm"}>
        <div className="pf:@container pf:[&_*]:scroll-my-28">
          <div className={cn("pf:grid pf:grid-cols-1 pf:gap-4", renderPreview && "pf:@min-[36rem]:grid-cols-2")}>
            {renderPreview ? (
              // At least as high as the list of formats.
              <div className="pf:relative pf:h-50 pf:rounded-md pf:bg-sunken pf:@min-[36rem]:h-auto pf:@min-[36rem]:min-h-80">
                <div className="pf:absolute pf:inset-0 pf:p-3 pf:[&>svg]:size-full">{renderPreview(format)}</div>
              </div>
            ) : null}
            <FormatCards value={format} onValueChange={setFormat} />
          </div>
          {/* Hidden from screen readers, which read these texts with each format. */}
          <p aria-hidden className="pf:text-muted pf:text-small">
            <span className="pf:block pf:pt-2 pf:sm:hidden">{describeFormat(format)}</span>
            {format === "drawing" ? <span className="pf:block pf:pt-2">{LETTERING}</span> : null}
          </p>
        </div>
        {onCodedChange && hasCodeOption(format) ? (
          <Checkbox
            label="Add a QR code"
            description="It opens the figure when someone scans it."
            checked={coded}
            onCheckedChange={onCodedChange}
          />
        ) : null}
        {isPaid ? null : (
          <p className="pf:notice">
            <Info aria-hidden className="pf:size-5 pf:shrink-0" />
            <span>The picture has the PREVIEW watermark until you buy the figure.</span>
          </p>
        )}
        {/* Always rendered, because a live region announces only later changes. Takes no row when empty. */}
        <div aria-live="polite" className="pf:grid pf:gap-4 pf:empty:absolute">
          {remainingNote ? <p className="pf:text-muted pf:text-small pf:[&_b]:text-ink">{remainingNote}</p> : null}
          {error ? (
            <p className="pf:flex pf:items-center pf:gap-2 pf:font-semibold pf:text-danger pf:text-small pf:leading-snug">
              <TriangleAlert aria-hidden className="pf:size-5 pf:shrink-0" />
              <span>{error}</span>
            </p>
          ) : null}
        </div>
        {/* Sticky, so that the buttons are always visible. */}
        <DialogActions className="pf:-mb-5 pf:bg-surface pf:pb-5 pf:tall:sticky pf:-bottom-6">
          <DownloadButton
            variant="primary"
            isBusy={isBusy}
            onDownload={() => onDownload(format)}
            onSeePlans={downloadRight === "none" ? () => onSeePlans?.() : undefined}
            labels={{ download: isBusy ? "Making the picture…" : "Download" }}
          />
          {onPrint && downloadRight !== "none" ? (
            <Button aria-disabled={isBusy} onClick={() => !isBusy && onPrint()}>
              <Printer aria-hidden />
              Print card
            </Button>
          ) : null}
        </DialogActions>
      </DialogContent>
    </SiteDialog>
  );
}
