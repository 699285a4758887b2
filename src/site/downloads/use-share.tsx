import { type ReactNode, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import type { FigureSpec } from "../../figure.ts";
import { toast } from "../../index.ts";
import { newestVersion } from "../figure-session/newest-version.ts";
import { copyText } from "../platform/copy.ts";
import { showFetchError } from "../platform/fetch-error.ts";
import { canSharePictures } from "../platform/share.ts";
import { store, useStore } from "../store/store.ts";
import { figureLink } from "./figure-link.ts";
import { CopyFallback, loadFiles, ShareDialog } from "./lazy-files.ts";
import type { SharedPart } from "./ShareDialog.tsx";
import type { SharedFigure } from "./share-sheet.ts";

const UNMADE = "The picture could not be made. Check your connection, then share again.";

/**
 * Shares a figure's picture with the device's share sheet or, if the device cannot share files, copies the figure's
 * link. Sharing a picture without the watermark counts like a download; sharing an unpaid figure is free. Render
 * `dialog` on the page: it asks before a download is used up, and shows the link if the browser refuses to copy it.
 */
export function useShare() {
  /** The link that the browser refused to copy. While its dialog closes, it stays without being open. */
  const [refused, setRefused] = useState<{ readonly link: string; readonly isOpen: boolean }>();
  const { settings } = useStore();
  /** The ids of figures whose pictures are being prepared for sharing. A figure in the editor has an empty id. */
  const [sharing, setSharing] = useState<readonly string[]>([]);
  /** The open question. While its dialog closes, it stays without an `answer`. */
  const [question, setQuestion] = useState<{
    readonly id: string;
    readonly name: string;
    readonly answer: ((what?: SharedPart) => void) | undefined;
  }>();

  /** Copies a figure's link. Shows why, if the person wanted to share something else. */
  const copyLink = async (spec: FigureSpec, why?: string): Promise<boolean> => {
    const link = figureLink(spec);
    if (await copyText(link)) {
      toast(`Figure link copied. ${why ?? "It opens a copy of the figure, never your profile link."}`, {
        variant: why ? "warning" : "success",
      });
      return true;
    }
    await CopyFallback.preload().then(() => {
      if (why) toast(why, { variant: "warning" });
      setRefused({ link, isOpen: true });
    }, showFetchError);
    return false;
  };

  /** Asks whether to share the picture, which uses up a download, or the link. */
  const ask = async ({ id, design }: CollectedFigure): Promise<SharedPart | undefined> => {
    if (!(await ShareDialog.preload().catch(showFetchError))) return;
    return new Promise((resolve) => setQuestion({ id, name: design.spec.name, answer: resolve }));
  };

  const shareFigure = async (figure: SharedFigure): Promise<void> => {
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
      if (await copyLink(figure.design.spec, why)) await countLink();
    };
    if (!canSharePictures()) return copyAndCount();
    const sheet = await loadFiles().catch(() => undefined);
    if (!sheet) return copyAndCount(UNMADE);
    await sheet.openShareSheet(figure, {
      withLink: settings.socialSharing,
      ask,
      copyLink: copyAndCount,
      countLink,
      unmade: UNMADE,
    });
  };

  /** Shares the newest version of a figure. */
  const share = async (figure: SharedFigure): Promise<void> => {
    const { id = "" } = figure;
    setSharing((now) => [...now, id]);
    try {
      await shareFigure(figure.id === undefined ? figure : newestVersion(figure));
    } finally {
      setSharing((now) => now.filter((other) => other !== id));
    }
  };

  const dialog: ReactNode = (
    <>
      {refused ? (
        <CopyFallback
          link={refused.link}
          open={refused.isOpen}
          onOpenChange={(isOpen) => setRefused({ ...refused, isOpen })}
        />
      ) : null}
      {question ? (
        <ShareDialog
          id={question.id}
          name={question.name}
          open={question.answer !== undefined}
          onAnswer={(what) => {
            setQuestion({ ...question, answer: undefined });
            question.answer?.(what);
          }}
        />
      ) : null}
    </>
  );
  return { share, sharing, copyLink, dialog };
}
