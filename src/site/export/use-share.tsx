import { type ReactNode, useState } from "react";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { type FigureSpec, useToast } from "../../index.ts";
import { ScrambledPictureError } from "../platform/canvas.ts";
import { copyText } from "../platform/copy.ts";
import { canSharePictures, share } from "../platform/share.ts";
import { useFetchErrorToast } from "../shell/use-fetch-error-toast.ts";
import type { CopyFallback } from "./CopyFallback.tsx";
import { figureLink } from "./figure-link.ts";

/**
 * Sharing a figure: the device's share sheet with its picture, where it takes files; else a copy of its link. Both
 * resolve to whether it was shared. Put `dialog` into the page: it offers the link where copying is refused.
 */
export function useShare({ withLink }: { withLink: boolean }) {
  const { showToast } = useToast();
  const showFetchError = useFetchErrorToast();
  const [fallback, setFallback] = useState<{ Fallback: typeof CopyFallback; link: string }>();
  const [isOpen, setOpen] = useState(false);

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

  const shareFigure = async (figure: PictureSource): Promise<boolean> => {
    const { spec } = figure.design;
    if (canSharePictures()) {
      const files = await import("./draw-file.tsx")
        .then(async ({ drawFile }) => [await drawFile(figure, "card")])
        // Without the picture the link is still worth sharing.
        .catch((error) => {
          if (error instanceof ScrambledPictureError) showToast(error.message, { tone: "warning" });
        });
      const result = files && (await share({ files, ...(withLink && { url: figureLink(spec) }) }));
      if (result === "shared") showToast("Shared.", { tone: "success" });
      if (result === "shared" || result === "cancelled") return result === "shared";
    }
    return copyLink(spec);
  };

  const dialog: ReactNode = fallback ? (
    <fallback.Fallback link={fallback.link} open={isOpen} onOpenChange={setOpen} />
  ) : null;
  return { shareFigure, copyLink, dialog };
}
