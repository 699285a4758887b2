import { type ReactNode, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { downloadRight } from "../../domain/entitlement.ts";
import { describeRemaining, PLAN, remainingDownloads } from "../../domain/plans.ts";
import { type FigureSpec, useToast } from "../../index.ts";
import { copyText } from "../platform/copy.ts";
import { canSharePictures, share } from "../platform/share.ts";
import { useFetchErrorToast } from "../shell/use-fetch-error-toast.ts";
import { useStore } from "../store/use-store.ts";
import type { CopyFallback } from "./CopyFallback.tsx";
import { figureLink } from "./figure-link.ts";
import type { ShareDialog } from "./ShareDialog.tsx";

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
    readonly answer: ((what?: "picture" | "link") => void) | undefined;
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
  const ask = async (figure: CollectedFigure): Promise<"picture" | "link" | undefined> => {
    const module = await import("./ShareDialog.tsx").catch(() => undefined);
    if (!module) return void showFetchError();
    return new Promise((resolve) => setQuestion({ figure, ShareDialog: module.ShareDialog, answer: resolve }));
  };

  const shareLink = async (spec: FigureSpec, message: string): Promise<"link" | undefined> => {
    const result = await share({ url: figureLink(spec) });
    if (result === "unavailable") return (await copyLink(spec)) ? "link" : undefined;
    if (result === "cancelled") return undefined;
    showToast(message, { tone: "success" });
    return "link";
  };

  const shareFigure = async (figure: CollectedFigure): Promise<"picture" | "link" | undefined> => {
    const { spec } = figure.design;
    if (canSharePictures()) {
      const right = downloadRight(figure, planUse);
      if (right === "none") return shareLink(spec, "Link shared. No downloads are left on your plan for the picture.");
      const what = right === "free" ? "picture" : await ask(figure);
      if (what === undefined) return undefined;
      if (what === "link") return shareLink(spec, "Link shared.");
      const files = await import("./draw-file.tsx")
        .then(async ({ drawFile }) => [await drawFile(figure, "card")])
        // Without the picture the link is still worth sharing.
        .catch(() => undefined);
      const result = files && (await share({ files, ...(withLink && { url: figureLink(spec) }) }));
      if (result === "shared") {
        showToast("Shared.", { tone: "success" });
        return "picture";
      }
      if (result === "cancelled") return undefined;
    }
    return (await copyLink(spec)) ? "link" : undefined;
  };

  const dialog: ReactNode = (
    <>
      {fallback ? <fallback.Fallback link={fallback.link} open={isOpen} onOpenChange={setOpen} /> : null}
      {question ? (
        <question.ShareDialog
          name={question.figure.design.spec.name}
          remaining={describeRemaining(remainingDownloads(PLAN[planUse.plan], planUse.downloadsUsed))}
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
