import { ChevronDown } from "lucide-react";
import { Dropzone } from "../../index.ts";
import { OwnLinesForm, type OwnLinesFormProps } from "./OwnLinesForm.tsx";

interface ChooseFilesProps extends OwnLinesFormProps {
  onFiles: (files: readonly File[]) => void;
}

/** Asks for a name and a title or, below, for files. */
export function ChooseFiles({ onFiles, ...form }: ChooseFilesProps) {
  return (
    <>
      <OwnLinesForm {...form} />
      <div className="pf:grid pf:grid-cols-1 pf:gap-3 pf:border-line pf:border-t pf:pt-4 pf:text-muted">
        <p className="pf:type-control">Or choose a file</p>
        <Dropzone onFiles={onFiles} className="pf:[&>svg]:hidden">
          LinkedIn PDF or data export, or a picture you saved here
        </Dropzone>
        <details className="pf:group pf:text-small">
          <summary className="pf:flex pf:min-h-target pf:w-fit pf:cursor-pointer pf:list-none pf:items-center pf:gap-2 pf:font-semibold pf:[&::-webkit-details-marker]:hidden">
            How to get your file from LinkedIn
            <ChevronDown
              aria-hidden
              className="pf:size-5 pf:shrink-0 pf:transition-transform pf:duration-base pf:group-open:rotate-180"
            />
          </summary>
          <div className="pf:grid pf:gap-3 pf:pb-2">
            <p>
              <b className="pf:text-ink">A PDF, right away.</b> On a computer, open your own profile and choose More,
              Save to PDF.
            </p>
            <p>
              <b className="pf:text-ink">A data export, within minutes.</b> On a computer, open Settings, Data privacy,
              Get a copy of your data, and ask for Profile, Positions and Skills. Choose the ZIP as it is. We open only
              those three files in it, never your messages or connections.
            </p>
          </div>
        </details>
        <p className="pf:text-small">We keep only the details you choose, not the file.</p>
      </div>
    </>
  );
}
