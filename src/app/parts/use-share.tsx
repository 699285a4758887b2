import { type ReactNode, useState } from "react";
import { copyText } from "../../browser/copy.ts";
import { canSharePictures, share } from "../../browser/share.ts";
import { Dialog, DialogContent, type FigureSpec, ReferralLink } from "../../index.ts";
import { figureLink } from "../export/figure-link.ts";
import { useStatus } from "../status.tsx";

interface Shareable {
  readonly spec: FigureSpec;
  readonly isPaid: boolean;
}

/** The browser's refusal to copy, and the other way. */
const BY_HAND = "Copying is blocked here. Select the link and press Ctrl C or ⌘ C.";

/**
 * Sharing a figure: the device's share sheet with its picture, where it takes files; else a copy of its link. Both
 * resolve to whether it was shared. Put `dialog` into the page: it offers the link where copying is refused.
 */
export function useShare({ withLink }: { withLink: boolean }) {
  const { notify } = useStatus();
  const [byHand, setByHand] = useState<string>();
  const [isOpen, setOpen] = useState(false);

  const copyLink = async (spec: FigureSpec): Promise<boolean> => {
    const link = figureLink(spec);
    if (await copyText(link)) {
      notify("Figure link copied. It opens a copy of the figure, never your profile link.", "success");
      return true;
    }
    setByHand(link);
    setOpen(true);
    return false;
  };

  const shareFigure = async ({ spec, isPaid }: Shareable): Promise<boolean> => {
    if (canSharePictures()) {
      const files = await import("../export/draw-file.tsx")
        .then(({ drawFile }) => drawFile(spec, isPaid, "card"))
        .then((file) => [file])
        // Without the picture the link is still worth sharing.
        .catch(() => undefined);
      const result = files && (await share({ files, ...(withLink && { url: figureLink(spec) }) }));
      if (result === "shared") notify("Shared.", "success");
      if (result === "shared" || result === "cancelled") return result === "shared";
    }
    return copyLink(spec);
  };

  const dialog: ReactNode = (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogContent heading="Copy the link by hand" description={BY_HAND}>
        <ReferralLink
          label="Figure link"
          link={byHand ?? ""}
          onCopy={() => {
            void copyText(byHand ?? "").then((isCopied) => {
              if (!isCopied) return notify(BY_HAND, "warning");
              setOpen(false);
              notify("Figure link copied.", "success");
            });
          }}
        />
      </DialogContent>
    </Dialog>
  );
  return { shareFigure, copyLink, dialog };
}
