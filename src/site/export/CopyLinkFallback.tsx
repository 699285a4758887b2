import { Dialog, DialogContent, ReferralLink } from "../../index.ts";
import { copyText } from "../platform/copy.ts";
import { useStatus } from "../shell/status.tsx";

/** Says that the browser refuses to copy, and how to copy by hand. */
const COPY_BY_HAND = "Copying is blocked here. Select the link and press Ctrl C or ⌘ C.";

interface CopyLinkFallbackProps {
  link: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Offers a figure's link where the browser refuses to copy it. */
export function CopyLinkFallback({ link, open, onOpenChange }: CopyLinkFallbackProps) {
  const { notify } = useStatus();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent heading="Copy the link by hand" description={COPY_BY_HAND}>
        <ReferralLink
          label="Figure link"
          link={link}
          onCopy={() => {
            void copyText(link).then((isCopied) => {
              if (!isCopied) return notify(COPY_BY_HAND, "warning");
              onOpenChange(false);
              notify("Figure link copied.", "success");
            });
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
