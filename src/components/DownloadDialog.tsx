"use client";
import { CodeXml, Download, Info, Printer, TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { PICTURE_FORMATS, type PictureFormat } from "../domain/picture-format.ts";
import { Button } from "../primitives/Button.tsx";
import { Dialog, DialogContent, type DialogContentProps } from "../primitives/Dialog.tsx";
import { DialogActions } from "../primitives/DialogActions.tsx";
import { RadioCards } from "../primitives/RadioCards.tsx";

export interface DownloadDialogProps
  extends Omit<DialogContentProps, "children" | "heading" | "description" | "labels"> {
  /** Whether the dialog is visible. */
  open: boolean;
  /** Called with false when it is closed. */
  onOpenChange: (open: boolean) => void;
  /** The figure's name. */
  name: string;
  /** What the download costs of the plan: "1 download remaining. It counts once the file is made." */
  remainingNote?: ReactNode;
  /** False says that the picture carries the PREVIEW watermark. */
  isPaid: boolean;
  /**
   * The file is being made: the button says so, keeps focus and ignores clicks.
   * @default false
   */
  busy?: boolean;
  /** Why there is no file, and what to do; it is announced when it appears. */
  error?: string | undefined;
  /**
   * Whether a QR code under the box is asked for.
   * @default false
   */
  coded?: boolean | undefined;
  /** Called with the new choice; without it the code is no option. */
  onCodedChange?: ((coded: boolean) => void) | undefined;
  /** Called on Download with the chosen format. */
  onDownload: (format: PictureFormat) => void;
  /** Called on Print card; without it there is no such button. */
  onPrint?: (() => void) | undefined;
  /** The dialog's texts in your language; missing ones fall back to English. @default English */
  labels?: Partial<DownloadDialogLabels>;
}

const LABELS = {
  heading: "Download",
  group: "Format",
  formats: {
    card: { title: "Card", use: "" },
    square: { title: "Square", use: "for profile pictures" },
    landscape: { title: "Landscape", use: "for posts" },
    drawing: { title: "Drawing", use: "sharp at any size" },
  } satisfies Record<PictureFormat, { title: string; use: string }>,
  lettering: "Lettering shows in browsers; some image programs may replace the font",
  code: "QR code under the box",
  codeNote: "A camera opens the figure with it. Square and Landscape always have one.",
  watermark: "The picture carries the PREVIEW watermark until the figure is bought.",
  download: "Download",
  busy: "Making the picture…",
  print: "Print card",
  /** The close button. */
  close: "Close",
};
/** The texts of the dialog. */
export type DownloadDialogLabels = Readonly<typeof LABELS>;

const FORMATS = ["card", "square", "landscape", "drawing"] as const satisfies readonly PictureFormat[];

const SHAPES: Readonly<Record<PictureFormat, ReactNode>> = {
  card: <Shape className="pf:h-10 pf:w-7.5" />,
  square: <Shape className="pf:size-9" />,
  landscape: <Shape className="pf:h-6 pf:w-11.5" />,
  drawing: <CodeXml />,
};

/** Asks in which form a figure is saved. */
export function DownloadDialog({
  open,
  onOpenChange,
  name,
  remainingNote,
  isPaid,
  busy = false,
  error,
  coded = false,
  onCodedChange,
  onDownload,
  onPrint,
  labels,
  ...rest
}: DownloadDialogProps) {
  const text = { ...LABELS, ...labels };
  const [format, setFormat] = useState<PictureFormat>("card");
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent {...rest} labels={{ close: text.close }} heading={text.heading} description={<bdi>{name}</bdi>}>
        <RadioCards
          label={text.group}
          value={format}
          onValueChange={setFormat}
          cards={FORMATS.map((value) => ({
            value,
            title: text.formats[value].title,
            line: <Line format={value} text={text} />,
            picture: SHAPES[value],
          }))}
        />
        {onCodedChange ? (
          <CodeOption text={text} checked={coded} onChange={(event) => onCodedChange(event.target.checked)} />
        ) : null}
        {isPaid ? null : (
          <p className="pf:notice">
            <Info aria-hidden className="pf:size-5 pf:shrink-0" />
            {text.watermark}
          </p>
        )}
        {remainingNote ? <p className="pf:text-muted pf:text-small pf:[&_b]:text-ink">{remainingNote}</p> : null}
        {/* A live region announces only what changes after it was rendered, so it is always there; empty it takes no row. */}
        <div aria-live="polite" className="pf:empty:absolute">
          {error ? (
            <p className="pf:flex pf:items-center pf:gap-2 pf:font-semibold pf:text-danger pf:text-small pf:leading-snug">
              <TriangleAlert aria-hidden className="pf:size-5 pf:shrink-0" />
              {error}
            </p>
          ) : null}
        </div>
        <DialogActions>
          <Button variant="primary" busy={busy} onClick={() => onDownload(format)}>
            {busy ? null : <Download aria-hidden />}
            {busy ? text.busy : text.download}
          </Button>
          {onPrint ? (
            <Button onClick={onPrint}>
              <Printer aria-hidden />
              {text.print}
            </Button>
          ) : null}
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

/** Asks whether the picture shall bear a code. */
function CodeOption({ text, ...rest }: { text: DownloadDialogLabels } & ComponentProps<"input">) {
  const id = useId();
  return (
    <label className="pf:flex pf:min-h-target pf:items-center pf:gap-3">
      <input
        {...rest}
        type="checkbox"
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
        className="pf:size-6 pf:shrink-0 pf:focus-visible:focus-ring"
      />
      <span>
        <span id={id} className="pf:type-item">
          {text.code}
        </span>
        <span id={`${id}-note`} className="pf:block pf:text-muted pf:text-small">
          {text.codeNote}
        </span>
      </span>
    </label>
  );
}

/** "PNG, 1200 × 630, for posts". */
function Line({ format, text }: { format: PictureFormat; text: DownloadDialogLabels }) {
  const picture = PICTURE_FORMATS[format];
  const size = "width" in picture ? `${picture.width} × ${picture.height}` : "";
  const parts = [picture.extension.toUpperCase(), size, text.formats[format].use];
  return (
    <>
      {parts.filter((part) => part !== "").join(", ")}
      {format === "drawing" ? <span className="pf:block">{text.lettering}</span> : null}
    </>
  );
}

/** The outline of a picture, in its proportions. */
function Shape({ className }: { className: string }) {
  return <span className={`pf:block pf:rounded-xs pf:border-2 pf:border-current pf:bg-surface ${className}`} />;
}
