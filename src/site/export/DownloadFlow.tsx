import { useEffect, useRef, useState } from "react";
import type { CollectedFigure, PictureSource } from "../../domain/collected-figure.ts";
import { countDownload, downloadRight, isPaid } from "../../domain/entitlement.ts";
import { formatCount } from "../../domain/money.ts";
import { type Paper, paperOf } from "../../domain/paper.ts";
import type { PictureFormat } from "../../domain/picture-format.ts";
import { describeRemaining, PLAN, remainingDownloads } from "../../domain/plans.ts";
import { DownloadDialog, type EmbedKind, useAnnounce, useToast } from "../../index.ts";
import { saveFile } from "../platform/save-file.ts";
import { lazyPart } from "../shell/lazy-part.tsx";
import { openerOrMain } from "../shell/opener-or-main.ts";
import { recordDownload } from "../store/actions.ts";
import { useStore } from "../store/use-store.ts";
import type { CopyFallback } from "./CopyFallback.tsx";
import { copyTextWhenMade } from "./copy-when-made.ts";

/** The dialog is complete without it: what a format is for is said in words. */
const DownloadPreview = lazyPart(() => import("./DownloadPreview.tsx").then((module) => module.DownloadPreview), {
  fallback: null,
  hideError: true,
});

const REFUSED = {
  none: "No downloads are left on your plan. Nothing was saved.",
  deleted: "This figure was deleted in another tab. Nothing was saved.",
};
const ADVICE = "Check your connection and try again. If that does not help, reload the page.";
const NOT_MADE = `The picture could not be made. ${ADVICE}`;
const CODE_NOT_MADE = `The code could not be made. ${ADVICE}`;
const CANCELLED = "Cancelled. Nothing was saved.";
const CUTTING_FILE_NOT_MADE = `The cutting file could not be made. ${ADVICE}`;
const CARD_NOT_MADE = `The print card could not be made. ${ADVICE}`;

/** The download of one figure: its format, its making, and what it costs. Open while there is a figure. */
export function DownloadFlow({ figure, onClose }: { figure: CollectedFigure | undefined; onClose: () => void }) {
  const { planUse } = useStore();
  const { showToast } = useToast();
  const announce = useAnnounce();
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const loop = useRef<AbortController>(undefined);
  const [error, setError] = useState<string>();
  const [fallback, setFallback] = useState<{ Fallback: typeof CopyFallback; code: string }>();
  const [isFallbackOpen, setFallbackOpen] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  // The dialog keeps its figure while it leaves.
  const [last, setLast] = useState(figure);
  if (figure && figure !== last) setLast(figure);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = figure !== undefined;
  }, [figure]);
  useEffect(() => () => loop.current?.abort(CANCELLED), []);
  const shown = figure ?? last;
  if (!shown) return null;

  // Closing the dialog stops the making of a moving picture alone: a failure of others is said all the same.
  const report = (problem: string) => {
    if (isOpen.current) setError(problem);
    else showToast(problem, { tone: "warning" });
  };
  const close = () => {
    setError(undefined);
    onClose();
  };
  const cancelLoop = () => {
    if (!loop.current) return;
    loop.current.abort(CANCELLED);
    announce(CANCELLED);
  };
  // As it is delivered: without the watermark, unless no download is left.
  const [delivered] = countDownload(shown, planUse);
  /** Makes a file or a print of the figure, and gives it out once the download is counted. */
  const countAndDeliver = async (
    make: (figure: PictureSource) => Promise<() => void | Promise<void>>,
    problem: string,
  ) => {
    setBusy(true);
    setError(undefined);
    try {
      const deliver = await make(delivered);
      const right = await recordDownload(shown.id);
      if (right === "none" || right === "deleted") return report(REFUSED[right]);
      // First, so that focus returns to what opened it, not to a dialog behind the browser's own.
      close();
      void deliver();
    } catch (reason) {
      if (reason !== CANCELLED) report(problem);
    } finally {
      setBusy(false);
    }
  };
  const save = (file: File) => {
    saveFile(file);
    showToast(
      <>
        <bdi>{file.name}</bdi> is on its way to your downloads.
      </>,
      { tone: "success" },
    );
  };
  const download = (format: PictureFormat) =>
    countAndDeliver(async (one) => {
      const file = format === "loop" ? await makeLoop(one) : await makePicture(one, format);
      return () => save(file);
    }, NOT_MADE);
  const saveCuttingFile = (paper: Paper) =>
    countAndDeliver(async (one) => {
      const file = await (await import("./cutting-file.tsx")).drawCuttingFile(one, paper);
      return () => save(file);
    }, CUTTING_FILE_NOT_MADE);
  const makePicture = async (one: PictureSource, format: PictureFormat) =>
    (await import("./draw-file.tsx")).drawFile(one, format, { hasCode });
  const makeLoop = async (one: PictureSource) => {
    loop.current = new AbortController();
    setProgress(0);
    try {
      const { drawLoop } = await import("./draw-loop.ts");
      return await drawLoop(one, { signal: loop.current.signal, onProgress: setProgress });
    } finally {
      loop.current = undefined;
      setProgress(undefined);
    }
  };
  const copyCode = async (format: PictureFormat, kind: EmbedKind) => {
    let give = (_: string) => {};
    let giveUp = () => {};
    const isCopied = copyTextWhenMade(
      new Promise((resolve, reject) => {
        give = resolve;
        giveUp = reject;
      }),
    );
    await countAndDeliver(async (one) => {
      const [{ embedFigure }, { CopyFallback }] = await Promise.all([
        import("./embed-figure.ts"),
        import("./CopyFallback.tsx"),
      ]);
      const { code, file } = await embedFigure(one, format, kind, { hasCode });
      return async () => {
        give(code);
        if (file) saveFile(file);
        if (await isCopied) return void showToast(copiedMessage(code, file), { tone: "success" });
        setFallback({ Fallback: CopyFallback, code });
        setFallbackOpen(true);
      };
    }, CODE_NOT_MADE);
    giveUp();
  };
  const print = () =>
    countAndDeliver(async (one) => {
      const print = await (await import("./print-card.tsx")).preparePrint(one);
      return () => void print();
    }, CARD_NOT_MADE);
  const remaining = remainingDownloads(PLAN[planUse.plan], planUse.downloadsUsed);
  const dialog = (
    <DownloadDialog
      finalFocus={openerOrMain}
      open={figure !== undefined}
      onOpenChange={(open) => {
        if (open) return;
        cancelLoop();
        close();
      }}
      name={shown.design.spec.name}
      isPaid={isPaid(delivered)}
      busy={isBusy}
      progress={progress}
      onCancel={cancelLoop}
      {...(error && { error })}
      {...(downloadRight(shown, planUse) === "uses-one" && {
        remainingNote: (
          <>
            <b>{describeRemaining(remaining)}.</b> It counts once the file is made.
          </>
        ),
      })}
      coded={hasCode}
      onCodedChange={setHasCode}
      onDownload={(format) => void download(format)}
      renderPreview={(format) => <DownloadPreview figure={delivered} format={format} hasCode={hasCode} />}
      onCopyCode={(format, kind) => void copyCode(format, kind)}
      onPrint={() => void print()}
      defaultPaper={paperOf(navigator.language)}
      onSaveCuttingFile={(paper) => void saveCuttingFile(paper)}
    />
  );
  return (
    <>
      {dialog}
      {fallback ? (
        <fallback.Fallback kind="code" value={fallback.code} open={isFallbackOpen} onOpenChange={setFallbackOpen} />
      ) : null}
    </>
  );
}

/** Says what was copied and how large it is. */
const copiedMessage = (code: string, file: File | undefined) =>
  file ? (
    <>
      Markdown copied. Put <bdi>{file.name}</bdi>, {kilobytes(file.size)}, beside your README.
    </>
  ) : (
    `${code.startsWith("<") ? "HTML" : "Markdown"} copied, ${kilobytes(new Blob([code]).size)} with the picture in it.`
  );

const kilobytes = (bytes: number): string => `${formatCount(Math.ceil(bytes / 1000))} KB`;
