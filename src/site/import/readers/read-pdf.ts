import type { ImportError, ImportResult, Reader } from "../reader.ts";
import { profileOf } from "./linkedin-layout.ts";
import { linesOf, type PdfLine } from "./pdf-lines.ts";

/** LinkedIn's longest is six pages, and what is read stands on the first ones. */
const MOST_PAGES = 6;
const MOST_RUNS = 5000;

const failed = (error: ImportError): ImportResult => ({ kind: "error", error });

/** pdf.js and the worker's half of it, which then runs where it is loaded: this is a worker already. */
async function loadPdfJs() {
  const [pdfjs, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
  ]);
  Object.assign(globalThis, { pdfjsWorker: worker });
  return pdfjs;
}

/** Reads LinkedIn's profile PDF ("Save to PDF"). Nothing in it is run, drawn or fetched; only its text is taken. */
export const readPdf: Reader = async (bytes, { signal, onProgress }) => {
  if (bytes.length === 0) return failed("empty");
  const pdfjs = await loadPdfJs().catch(() => undefined);
  if (!pdfjs) return failed("pdfOffline");
  signal.throwIfAborted();
  const task = pdfjs.getDocument({
    // pdf.js takes its buffer away from whoever gave it.
    data: new Uint8Array(bytes),
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
    for (let number = 1; number <= pages; number++) {
      signal.throwIfAborted();
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent({ disableNormalization: true });
      const runs = items.filter((item) => "str" in item);
      if (runs.length > MOST_RUNS) return failed("unsafe");
      lines.push(...linesOf(runs));
      onProgress(number / pages);
    }
    if (lines.length === 0) return failed("scan");
    const profile = profileOf(lines);
    return profile ? { kind: "profile", profile } : failed("notLinkedIn");
  } catch (error) {
    signal.throwIfAborted();
    return failed(error instanceof Error && error.name === "PasswordException" ? "locked" : "damaged");
  } finally {
    await task.destroy();
  }
};
