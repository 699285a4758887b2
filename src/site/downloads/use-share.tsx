import { type ReactNode, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { downloadRight } from "../../domain/entitlement.ts";
import { type FigureSpec, useToast } from "../../index.ts";
import { copyText } from "../platform/copy.ts";
import { canSharePictures } from "../platform/share.ts";
import { useFetchErrorToast } from "../router/use-fetch-error-toast.ts";
import { useStore } from "../store/use-store.ts";
import type { CopyFallback } from "./CopyFallback.tsx";
import { figureLink } from "./figure-link.ts";
import type { ShareDialog } from "./ShareDialog.tsx";
import type { SharedPart } from "./share-sheet.ts";

/**
 * Sharing a figure: the device's share sheet with its picture, where it takes files; else a copy of its link. A picture
 * needs the right to a download. `shareFigure` resolves to what was shared. Put `dialog` into the page: it says what a
 * picture uses, and offers the link where copying is refused.
 */
export function useShare({ withLink }: { withLink: boolean }) {
  const { showToast } = useToast();
  const showFetchError = useFetchErrorToast();
  const [fallback, setFallback] = useState<{ Fallback: typeof CopyFallback; link: string }>();
  const [isOpen, setOpen] = useState(false);
  const { planUse } = useStore();
  /** It stays, without an answer to give, while its dialog closes. */
  const [question, setQuestion] = useState<{
    readonly figure: CollectedFigure;
    readonly ShareDialog: typeof ShareDialog;
    readonly answer: ((what?: SharedPart) => void) | undefined;
  }>();

  const copyLink = async (spec: FigureSpec): Promise<boolean> => {
    const link = figureLink(spec);
    if (await copyText(link)) {
      showToast("Figure link copied. It opens a copy of the figure, never your profile link.", { tone: "success" });
      return true;
    }
    const dialog = await import("./CopyFallback.tsx").catch(() => undefined);
    if (dialog) {
      setFallback({ Fallback: dialog.CopyFallback, link });
      setOpen(true);
    } else showFetchError();
    return false;
  };

  /** Asks what to share of a figure whose picture uses a download. */
  const ask = async (figure: CollectedFigure): Promise<SharedPart | undefined> => {
    const module = await import("./ShareDialog.tsx").catch(() => undefined);
    if (!module) return void showFetchError();
    return new Promise((resolve) => setQuestion({ figure, ShareDialog: module.ShareDialog, answer: resolve }));
  };

  const shareFigure = async (figure: CollectedFigure): Promise<SharedPart | undefined> => {
    if (canSharePictures()) {
      const right = downloadRight(figure, planUse);
      const sheet = await import("./share-sheet.ts").catch(() => undefined);
      const result = await sheet?.openShareSheet(figure, { right, withLink, ask, showToast });
      if (result === "cancelled") return undefined;
      if (result && result !== "unavailable") return result;
    }
    return (await copyLink(figure.design.spec)) ? "link" : undefined;
  };

  const dialog: ReactNode = (
    <>
      {fallback ? <fallback.Fallback link={fallback.link} open={isOpen} onOpenChange={setOpen} /> : null}
      {question ? (
        <question.ShareDialog
          name={question.figure.design.spec.name}
          open={question.answer !== undefined}
          onAnswer={(what) => {
            setQuestion({ ...question, answer: undefined });
            question.answer?.(what);
          }}
        />
      ) : null}
    </>
  );
  return { shareFigure, copyLink, dialog };
}
