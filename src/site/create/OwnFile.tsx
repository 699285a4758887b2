import { FileUser, FolderOpen } from "lucide-react";
import { Button } from "../../index.ts";
import { FileButton } from "../platform/FileButton.tsx";
import { usePageDrop } from "../platform/use-page-drop.ts";

interface OwnFileProps {
  /** Called without files on "Use my own details", and with files that are chosen, pasted or dropped on the page. */
  onOpen: (files?: readonly File[]) => void;
}

/** Offers to start with a file instead of a link: with the person's details, or with a saved figure. */
export function OwnFile({ onOpen }: OwnFileProps) {
  const isDraggedOver = usePageDrop(onOpen);
  return (
    <div
      className={`pf:-mx-3 pf:-my-2 pf:rounded-lg pf:px-3 pf:py-2 pf:outline-2 pf:outline-dashed ${isDraggedOver ? "pf:outline-accent" : "pf:outline-transparent"}`}
    >
      <div className="pf:flex pf:flex-wrap pf:items-start pf:gap-x-8 pf:gap-y-2">
        <div className="pf:grid pf:gap-2">
          <Button onClick={() => onOpen()} className="pf:justify-self-start">
            <FileUser aria-hidden />
            Use my own details
          </Button>
          <p className="pf:text-muted pf:text-small">
            {isDraggedOver ? "Drop it here" : "From your LinkedIn PDF or data export."}
          </p>
        </div>
        <FileButton
          className="pf:-ms-4"
          accept="image/svg+xml,image/png,image/jpeg,image/webp,image/gif,.svg"
          fieldLabel="Figure file"
          onFile={(file) => onOpen([file])}
          size="sm"
          variant="ghost"
        >
          <FolderOpen aria-hidden />
          Open a saved picture
        </FileButton>
      </div>
    </div>
  );
}
