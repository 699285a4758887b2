"use client";
import { CodeXml, Download, Info, Printer, Scissors, TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { PAPERS, type Paper } from "../domain/paper.ts";
import { hasCodeOption, PICTURE_FORMATS, type PictureFormat } from "../domain/picture-format.ts";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";
import { Dialog, DialogContent, type DialogContentProps } from "../primitives/Dialog.tsx";
import { DialogActions } from "../primitives/DialogActions.tsx";
import { RadioCards } from "../primitives/RadioCards.tsx";
import { Segments } from "../primitives/Segments.tsx";

/** Code that shows a picture: with the picture in it, or, for a README, with the name of its file. */
export type EmbedKind = "html" | "markdown" | "readme";

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
   * Whether a QR code under the box of a card or drawing is asked for.
   * @default false
   */
  coded?: boolean | undefined;
  /** Called with the new choice; without it the code is no option. */
  onCodedChange?: ((coded: boolean) => void) | undefined;
  /** Called on Download with the chosen format. */
  onDownload: (format: PictureFormat) => void;
  /**
   * Draws the picture of a format as it will be seen, as PicturePreview does; a slot, so that the dialog does not bring
   * the drawing engine along. Without it there is no preview.
   */
  renderPreview?: ((format: PictureFormat) => ReactNode) | undefined;
  /** Called with the chosen format when its code for a page is to be copied; without it there are no such buttons. */
  onCopyCode?: ((format: PictureFormat, kind: EmbedKind) => void) | undefined;
  /** Called on Print card; without it there is no such button. */
  onPrint?: (() => void) | undefined;
  /** Called on Save cutting file with the chosen paper; without it there is no such button. */
  onSaveCuttingFile?: ((paper: Paper) => void) | undefined;
  /**
   * The paper of the cutting file that is chosen at first.
   * @default "a4"
   */
  defaultPaper?: Paper | undefined;
  /** The dialog's texts in your language; missing ones fall back to English. @default English */
  labels?: Partial<DownloadDialogLabels>;
}

export const LABELS = {
  heading: "Download",
  group: "Format",
  formats: {
    card: { title: "Card", use: "" },
    square: { title: "Square", use: "for posts" },
    landscape: { title: "Landscape", use: "for links" },
    drawing: { title: "Drawing", use: "sharp at any size" },
    profile: { title: "Profile picture", use: "safe in a circle" },
    cover: { title: "LinkedIn cover", use: "with your words" },
    story: { title: "Story", use: "for phones" },
    figure: { title: "Figure alone", use: "transparent" },
  } satisfies Record<PictureFormat, { title: string; use: string }>,
  lettering: "Lettering shows in browsers; some image programs may replace the font",
  code: "QR code under the box",
  codeNote: "A camera opens the figure with it. Square and Landscape always have one.",
  watermark: "The picture carries the PREVIEW watermark until the figure is bought.",
  download: "Download",
  busy: "Making the picture…",
  print: "Print card",
  /** Heading of the cutting file. */
  cut: "For a cutting machine",
  cutNote: "The fold-up card as an SVG in real size, with the layers Print, Fold and Cut. It counts as a download.",
  paper: "Paper",
  papers: { a4: "A4", letter: "Letter" } satisfies Record<Paper, string>,
  saveCuttingFile: "Save cutting file",
  /** Heading of the buttons that copy code. */
  copy: "Copy for a web page",
  copyNote:
    "HTML and Markdown contain the picture itself. GitHub shows only pictures that are files: for a README the picture is saved too, to put beside it. A copy counts as a download.",
  copyKinds: { html: "HTML", markdown: "Markdown", readme: "For a README" } satisfies Record<EmbedKind, string>,
  /** The close button. */
  close: "Close",
};
/** The texts of the dialog. */
export type DownloadDialogLabels = Readonly<typeof LABELS>;

/** In pairs: two cards stand beside each other. */
const FORMATS = [
  ...(["card", "profile"] as const),
  ...(["square", "cover"] as const),
  ...(["landscape", "story"] as const),
  ...(["drawing", "figure"] as const),
] satisfies readonly PictureFormat[];
const PAPER_CHOICES = Object.keys(PAPERS) as Paper[];
const EMBED_KINDS = ["html", "markdown", "readme"] as const satisfies readonly EmbedKind[];

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
  renderPreview,
  onCopyCode,
  onPrint,
  onSaveCuttingFile,
  defaultPaper = "a4",
  labels,
  className,
  ...rest
}: DownloadDialogProps) {
  const text = { ...LABELS, ...labels };
  const [format, setFormat] = useState<PictureFormat>("card");
  const [paper, setPaper] = useState(defaultPaper);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        {...rest}
        labels={{ close: text.close }}
        heading={text.heading}
        description={<bdi>{name}</bdi>}
        className={cn(renderPreview && "pf:max-w-240", className)}
      >
        <div className="pf:@container">
          <div className={cn("pf:grid pf:grid-cols-1 pf:gap-4", renderPreview && "pf:@min-[36rem]:grid-cols-2")}>
            {renderPreview ? (
              // As high as the formats beside it, whatever is in it.
              <div className="pf:relative pf:h-50 pf:rounded-md pf:bg-sunken pf:@min-[36rem]:order-last pf:@min-[36rem]:h-auto">
                <div className="pf:absolute pf:inset-0 pf:p-3 pf:[&>svg]:size-full">{renderPreview(format)}</div>
              </div>
            ) : null}
            <RadioCards
              layout="grid"
              label={text.group}
              value={format}
              onValueChange={setFormat}
              cards={FORMATS.map((value) => ({
                value,
                title: text.formats[value].title,
                line: (
                  <>
                    {describe(value, text)}
                    {value === "drawing" ? <span className="pf:sr-only"> {text.lettering}</span> : null}
                  </>
                ),
                picture: <Shape format={value} />,
              }))}
            />
          </div>
          {/* What stands in the cards only for screen readers: there is no room. */}
          <p aria-hidden className="pf:text-muted pf:text-small">
            <span className="pf:block pf:pt-2 pf:sm:hidden">{describe(format, text)}</span>
            {format === "drawing" ? <span className="pf:block pf:pt-2">{text.lettering}</span> : null}
          </p>
        </div>
        {onCodedChange && hasCodeOption(format) ? (
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
        {onSaveCuttingFile ? (
          <fieldset className="pf:min-w-0">
            <legend className="pf:type-item">{text.cut}</legend>
            <p className="pf:pb-2 pf:text-muted pf:text-small">{text.cutNote}</p>
            <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-2">
              <Segments
                label={text.paper}
                hiddenLabel
                value={paper}
                onValueChange={setPaper}
                segments={PAPER_CHOICES.map((value) => ({ value, label: text.papers[value] }))}
              />
              <Button
                variant="ghost"
                size="sm"
                compact
                aria-disabled={busy}
                onClick={() => !busy && onSaveCuttingFile(paper)}
              >
                <Scissors aria-hidden />
                {text.saveCuttingFile}
              </Button>
            </div>
          </fieldset>
        ) : null}
        {onCopyCode ? (
          <fieldset className="pf:min-w-0">
            <legend className="pf:type-item">{text.copy}</legend>
            <p className="pf:pb-2 pf:text-muted pf:text-small">{text.copyNote}</p>
            <div className="pf:flex pf:flex-wrap pf:gap-2">
              {EMBED_KINDS.map((kind) => (
                <Button
                  key={kind}
                  variant="ghost"
                  size="sm"
                  compact
                  aria-disabled={busy}
                  onClick={() => !busy && onCopyCode(format, kind)}
                >
                  <CodeXml aria-hidden />
                  {text.copyKinds[kind]}
                </Button>
              ))}
            </div>
          </fieldset>
        ) : null}
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

/** "PNG, 1200 × 630, for links". */
function describe(format: PictureFormat, text: DownloadDialogLabels): string {
  const picture = PICTURE_FORMATS[format];
  const size = "width" in picture ? `${picture.width} × ${picture.height}` : "";
  const parts = [picture.extension.toUpperCase(), size, text.formats[format].use];
  return parts.filter((part) => part !== "").join(", ");
}

/** Longest side of an outline, in its units. */
const OUTLINE = 44;

/** The outline of a picture, in its proportions: round where it is seen round, dashed where nothing is around it. */
function Shape({ format }: { format: PictureFormat }) {
  if (format === "drawing") return <CodeXml />;
  const { width, height } = PICTURE_FORMATS[format];
  const scale = OUTLINE / Math.max(width, height, 1200);
  const [w, h] = [width * scale, height * scale];
  return (
    <svg aria-hidden="true" viewBox="-24 -24 48 48" fill="none" stroke="currentColor" strokeWidth="3">
      <rect
        x={-w / 2}
        y={-h / 2}
        width={w}
        height={h}
        rx={format === "profile" ? w / 2 : 3}
        strokeDasharray={format === "figure" ? "5 5" : undefined}
      />
    </svg>
  );
}
