import { type ReactNode, useState } from "react";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { downloadRight, isPaid } from "../../domain/entitlement.ts";
import type { FigureSpec } from "../../figure.ts";
import { useToast } from "../../index.ts";
import { copyText } from "../platform/copy.ts";
import { canSharePictures } from "../platform/share.ts";
import { useFetchErrorToast } from "../router/use-fetch-error-toast.ts";
import { useStore } from "../store/use-store.ts";
import type { CopyFallback } from "./CopyFallback.tsx";
import { COUNTED_HERE, recordShare } from "./count.ts";
import { figureLink } from "./figure-link.ts";
import type { ShareDialog } from "./ShareDialog.tsx";
import type { SharedPart } from "./share-sheet.ts";

const UNCOUNTED = "Shared, but this device could not count the download. Free up space on it.";

/** The figure to share: from the collection, with its id, or the figure that is being edited. */
type SharedFigure = PictureSource & { readonly id?: string };

/**
 * Shares a figure's picture with the device's share sheet or, if the device cannot share files, copies the figure's
 * link. Sharing a picture without the watermark counts like a download; sharing an unpaid figure is free. Render
 * `dialog` on the page: it asks before a download is used up, and shows the link if the browser refuses to copy it.
 */
export function useShare() {
  const { showToast } = useToast();
  const showFetchError = useFetchErrorToast();
  const [fallback, setFallback] = useState<{ Fallback: typeof CopyFallback; link: string }>();
  const [isOpen, setOpen] = useState(false);
  const { planUse, settings } = useStore();
  /** The ids of figures whose pictures are being prepared for sharing. A figure in the editor has an empty id. */
  const [sharing, setSharing] = useState<readonly string[]>([]);
  /** The open question. While its dialog closes, it stays without an `answer`. */
  const [question, setQuestion] = useState<{
    readonly name: string;
    readonly ShareDialog: typeof ShareDialog;
    readonly answer: ((what?: SharedPart) => void) | undefined;
  }>();

  const copyLink = async (spec: FigureSpec): Promise<boolean> => {
    const link = figureLink(spec);
    if (await copyText(link)) {
      showToast("Figure link copied. It opens a copy of the figure, never your profile link.", { variant: "success" });
      return true;
    }
    const dialog = await import("./CopyFallback.tsx").catch(() => undefined);
    if (dialog) {
      setFallback({ Fallback: dialog.CopyFallback, link });
      setOpen(true);
    } else showFetchError();
    return false;
  };

  /** Asks whether to share the picture, which uses up a download, or the link. */
  const ask = async ({ design }: PictureSource): Promise<SharedPart | undefined> => {
    const module = await import("./ShareDialog.tsx").catch(() => undefined);
    if (!module) return void showFetchError();
    return new Promise((resolve) =>
      setQuestion({ name: design.spec.name, ShareDialog: module.ShareDialog, answer: resolve }),
    );
  };

  const shareFigure = async (figure: SharedFigure): Promise<SharedPart | undefined> => {
    if (canSharePictures()) {
      const right = isPaid(figure) ? downloadRight(figure, planUse) : "free";
      const sheet = await import("./share-sheet.ts").catch(() => undefined);
      const result = await sheet?.openShareSheet(figure, { right, withLink: settings.socialSharing, ask, showToast });
      if (result === "cancelled") return undefined;
      if (result && result !== "unavailable") return result;
    }
    return (await copyLink(figure.design.spec)) ? "link" : undefined;
  };

  /** Shares a figure and counts it if it is paid for. */
  const share = async (figure: SharedFigure): Promise<void> => {
    const { id = "" } = figure;
    setSharing((now) => [...now, id]);
    const shared = await shareFigure(figure);
    if (shared && isPaid(figure)) {
      const { isInTab, right } = await recordShare(id, shared);
      if (isInTab) showToast(COUNTED_HERE, { variant: "warning" });
      if (right === "unwritten") showToast(UNCOUNTED, { variant: "warning" });
    }
    setSharing((now) => now.filter((other) => other !== id));
  };

  const dialog: ReactNode = (
    <>
      {fallback ? <fallback.Fallback link={fallback.link} open={isOpen} onOpenChange={setOpen} /> : null}
      {question ? (
        <question.ShareDialog
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
