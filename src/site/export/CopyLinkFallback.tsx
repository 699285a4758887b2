import { Dialog, DialogContent, ReferralLink, useToast } from "../../index.ts";
import { copyText } from "../platform/copy.ts";
import { openerOrMain } from "../shell/final-focus.ts";

/** The browser's refusal to copy, and the other way. */
const BY_HAND = "Copying is blocked here. Select the link and press Ctrl C or ⌘ C.";

interface LinkByHandProps {
  link: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Offers a figure's link where the browser refuses to copy it. */
export function CopyLinkFallback({ link, open, onOpenChange }: LinkByHandProps) {
  const { showToast } = useToast();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent heading="Copy the link by hand" description={BY_HAND} finalFocus={openerOrMain}>
        <ReferralLink
          label="Figure link"
          link={link}
          onCopy={() => {
            void copyText(link).then((isCopied) => {
              if (!isCopied) return void showToast(BY_HAND, { tone: "warning" });
              onOpenChange(false);
              showToast("Figure link copied.", { tone: "success" });
            });
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
