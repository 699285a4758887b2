import { Dialog, DialogContent, ReferralLink, useToast } from "../../index.ts";
import { copyText } from "../platform/copy.ts";
import { openerOrMain } from "../shell/opener-or-main.ts";

/** Says that the browser refuses to copy, and how to copy by hand. */
const COPY_BY_HAND = "Copying is blocked here. Select the link and press Ctrl C or ⌘ C.";

interface CopyLinkFallbackProps {
  link: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Offers a figure's link where the browser refuses to copy it. */
export function CopyLinkFallback({ link, open, onOpenChange }: CopyLinkFallbackProps) {
  const { showToast } = useToast();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent heading="Copy the link by hand" description={COPY_BY_HAND} finalFocus={openerOrMain}>
        <ReferralLink
          label="Figure link"
          link={link}
          onCopy={() => {
            void copyText(link).then((isCopied) => {
              if (!isCopied) return void showToast(COPY_BY_HAND, { tone: "warning" });
              onOpenChange(false);
              showToast("Figure link copied.", { tone: "success" });
            });
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
