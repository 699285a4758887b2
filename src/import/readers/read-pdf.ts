import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextContent } from "pdfjs-dist/types/src/display/api.js";
import { failed, type Reader } from "../reader.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import { isComplete, profileOf } from "./linkedin-layout.ts";
import { linesOf, type PdfLine, type PdfRun } from "./pdf-lines.ts";

/** Maximum number of pages that are read. The texts that we need are on the first pages. */
const MOST_PAGES = 6;
/** Maximum number of text runs per page. In Arabic, each word and each space is a run. */
const MOST_RUNS = 3000;

/** Loads pdf.js and its worker code, which runs in this worker instead of starting another one. */
async function loadPdfJs() {
  const [pdfjs, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
  ]);
  Object.assign(globalThis, { pdfjsWorker: worker });
  return pdfjs;
}

/**
 * Reads the text of a page, up to a limit. Does not use pdf.js's `getTextContent`, because it needs asynchronous
 * iteration of a stream, which Safari lacks.
 */
async function readRuns(page: PDFPageProxy): Promise<PdfRun[] | undefined> {
  const runs: PdfRun[] = [];
  const reader = page.streamTextContent({ disableNormalization: true }).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const { items }: TextContent = next.value;
    runs.push(...items.filter((item) => "str" in item));
    if (runs.length > MOST_RUNS) return undefined;
  }
  return runs;
}

/** Reads the text of LinkedIn's profile PDF ("Save to PDF"). Runs no scripts, and renders and fetches nothing. */
export const readPdf: Reader = async (file, { onProgress, onFetch }) => {
  // pdf.js takes ownership of the buffer and refuses a Node.js Buffer.
  const bytes = new Uint8Array(file);
  const refusal = await inspectPdf(bytes);
  if (refusal) return failed(refusal);
  const loading = loadPdfJs().catch(() => undefined);
  onFetch?.(loading);
  const pdfjs = await loading;
  if (!pdfjs) return failed("pdfOffline");
  const task = pdfjs.getDocument({
    data: bytes,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    stopAtErrors: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    const info: { Producer?: unknown; Author?: unknown } = (await pdf.getMetadata()).info;
    if (!/^Apache FOP\b/.test(String(info.Producer)) || info.Author !== "LinkedIn") return failed("notLinkedIn");
    const pages = Math.min(pdf.numPages, MOST_PAGES);
    const lines: PdfLine[] = [];
    for (let number = 1; number <= pages && !isComplete(lines); number++) {
      const runs = await readRuns(await pdf.getPage(number));
      if (!runs) return failed("unsafe");
      lines.push(...linesOf(runs));
      onProgress(number / pages);
    }
    if (lines.length === 0) return failed("scan");
    const profile = profileOf(lines);
    return profile ? { kind: "profile", profile } : failed("notLinkedIn");
  } catch (error) {
    return failed(error instanceof Error && error.name === "PasswordException" ? "locked" : "damaged");
  } finally {
    // Not awaited, because it would wait for a page that was not read completely.
    void task.destroy().catch(() => undefined);
  }
};
