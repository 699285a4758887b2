"use client";
import { CodeXml } from "lucide-react";
import type { PictureFormat } from "../../domain/picture-format.ts";
import { Button } from "../../primitives/Button.tsx";
import type { DownloadDialogLabels, EmbedKind } from "./labels.ts";

interface OtherActionProps {
  busy: boolean;
  text: DownloadDialogLabels;
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
