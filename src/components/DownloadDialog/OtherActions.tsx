"use client";
import { CodeXml, Scissors } from "lucide-react";
import { PAPERS, type Paper } from "../../domain/paper.ts";
import type { PictureFormat } from "../../domain/picture-format.ts";
import { Button } from "../../primitives/Button.tsx";
import { Segments } from "../../primitives/Segments.tsx";
import type { DownloadDialogLabels, EmbedKind } from "./labels.ts";

interface OtherActionProps {
  busy: boolean;
  text: DownloadDialogLabels;
}

const PAPER_OPTIONS = Object.keys(PAPERS) as Paper[];

interface CuttingFileProps extends OtherActionProps {
  paper: Paper;
  onPaperChange: (paper: Paper) => void;
  onSave: (paper: Paper) => void;
}

/** Saves the file for a cutting machine. */
export function CuttingFile({ paper, onPaperChange, busy, onSave, text }: CuttingFileProps) {
  return (
    <fieldset className="pf:min-w-0">
      <legend className="pf:type-item">{text.cut}</legend>
      <p className="pf:pb-2 pf:text-muted pf:text-small">{text.cutNote}</p>
      <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-2">
        <Segments
          label={text.paper}
          hiddenLabel
          value={paper}
          onValueChange={onPaperChange}
          segments={PAPER_OPTIONS.map((value) => ({ value, label: text.papers[value] }))}
        />
        <Button variant="ghost" size="sm" compact aria-disabled={busy} onClick={() => !busy && onSave(paper)}>
          <Scissors aria-hidden />
          {text.saveCuttingFile}
        </Button>
      </div>
    </fieldset>
  );
}

const EMBED_KINDS = ["html", "markdown", "readme"] as const satisfies readonly EmbedKind[];

interface CopyCodeProps extends OtherActionProps {
  format: PictureFormat;
  onCopy: (format: PictureFormat, kind: EmbedKind) => void;
}

/** Copies the code that shows the picture in a web page. */
export function CopyCode({ format, busy, onCopy, text }: CopyCodeProps) {
  return (
    <fieldset className="pf:min-w-0">
      <legend className="pf:type-item">{text.copy}</legend>
      <p className="pf:pb-2 pf:text-muted pf:text-small">{format === "loop" ? text.copyNotLoop : text.copyNote}</p>
      <div className="pf:flex pf:flex-wrap pf:gap-2">
        {(format === "loop" ? [] : EMBED_KINDS).map((kind) => (
          <Button
            key={kind}
            variant="ghost"
            size="sm"
            compact
            aria-disabled={busy}
            onClick={() => !busy && onCopy(format, kind)}
          >
            <CodeXml aria-hidden />
            {text.copyKinds[kind]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
