import { type ReactNode, useState } from "react";
import { captionsOf } from "../../domain/captions.ts";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import type { FigureSpec } from "../../figure.ts";
import { toast } from "../../index.ts";
import { newestVersion } from "../figure-session/newest-version.ts";
import { copyText } from "../platform/copy.ts";
import { showFetchError } from "../platform/fetch-error.ts";
import { canSharePictures } from "../platform/share.ts";
import { useLastDefined } from "../platform/use-latest.ts";
import { store } from "../store/store.ts";
import { figureLink } from "./figure-link.ts";
import { CopyFallback, loadFiles, ShareDialog } from "./lazy-files.ts";
import type { SharedPart } from "./ShareDialog.tsx";
import type { ShareDone, SharedFigure } from "./share-sheet.ts";

const UNMADE = "The picture could not be made. Check your connection, then share again.";

/**
 * Shares a figure's picture and a caption with the device's share sheet or, if the device cannot share files, copies the
 * figure's link and the caption. Sharing a picture without the watermark counts like a download; sharing an unpaid figure is free. Render
 * `dialog` on the page: it asks before a download is used up, and shows the link if the browser refuses to copy it.
 * Success is a toast; inside a dialog, pass `onDone` and let the pressed button show it.
 */
export function useShare(onDone?: (done: ShareDone, message: string) => void) {
  /** The link that the browser refused to copy. */
  const [refused, setRefused] = useState<string>();
  /** Whether to share the picture, which uses up a download, or the link. */
  const [question, setQuestion] = useState<{
    readonly figure: CollectedFigure;
    readonly answer: (what?: SharedPart) => void;
  }>();
  /** The ids of figures whose pictures are being prepared for sharing. A figure in the editor has an empty id. */
  const [sharing, setSharing] = useState<readonly string[]>([]);
  const lastRefused = useLastDefined(refused);
  const lastQuestion = useLastDefined(question);

  const confirm = onDone ?? ((_done: ShareDone, message: string) => void toast(message, { variant: "success" }));

  /** Copies a figure's link, after its caption if there is one. Shows why, if the person wanted to share the picture. */
  const copyLink = async (spec: FigureSpec, caption?: string, why?: string): Promise<boolean> => {
    const link = figureLink(spec);
    if (await copyText(caption ? `${caption}\n${link}` : link)) {
      const copied = caption ? "Link and caption copied." : "Link copied.";
      if (why) toast(`${copied} ${why}`, { variant: "error" });
      else confirm("Copied", `${copied} Your LinkedIn link isn’t in it.`);
      return true;
    }
    await CopyFallback.preload().then(() => {
      if (why) toast(why, { variant: "error" });
      setRefused(link);
    }, showFetchError);
    return false;
  };

  const ask = async (figure: CollectedFigure): Promise<SharedPart | undefined> => {
    if (!(await ShareDialog.preload().catch(showFetchError))) return;
    return new Promise((answer) => setQuestion({ figure, answer }));
  };

  const shareFigure = async (figure: SharedFigure, caption: string): Promise<void> => {
    const { id } = figure;
    const countLink = async () => {
      if (id === undefined || !isPaid(figure)) return;
      const counting = store.change([id], ({ figures }) => {
        const stored = figures.get(id);
        if (stored) figures.set(id, { ...stored, shareCount: stored.shareCount + 1 });
      });
      // The link was shared anyway, and it costs nothing. StorageNotice reports the error.
      await counting.catch(() => {});
    };
    const copyAndCount = async (why?: string) => {
      if (await copyLink(figure.design.spec, caption, why)) await countLink();
    };
    if (!canSharePictures()) return copyAndCount();
    const sheet = await loadFiles().catch(() => undefined);
    if (!sheet) return copyAndCount(UNMADE);
    await sheet.openShareSheet(figure, caption, { ask, copyLink: copyAndCount, confirm, countLink, unmade: UNMADE });
  };

  /** Shares the newest version of a figure, with a caption. */
  const share = async (figure: SharedFigure, caption?: string): Promise<void> => {
    const { id = "" } = figure;
    setSharing((now) => [...now, id]);
    try {
      const newest = figure.id === undefined ? figure : newestVersion(figure);
      await shareFigure(newest, caption ?? captionsOf(newest.design)[0]);
    } finally {
      setSharing((now) => now.filter((other) => other !== id));
    }
  };

  const dialog: ReactNode = (
    <>
      {lastRefused ? (
        <CopyFallback
          link={lastRefused}
          open={refused !== undefined}
          onClose={() => setRefused(undefined)}
          onCopied={() => confirm("Copied", "Link copied. Your LinkedIn link isn’t in it.")}
        />
      ) : null}
      {lastQuestion ? (
        <ShareDialog
          figure={lastQuestion.figure}
          open={question !== undefined}
          onAnswer={(what) => {
            setQuestion(undefined);
            lastQuestion.answer(what);
          }}
        />
      ) : null}
    </>
  );
  return { share, sharing, copyLink, dialog };
}
