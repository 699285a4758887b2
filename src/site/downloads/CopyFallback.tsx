import { Button, DialogContent, TextField, toast } from "../../index.ts";
import { openerOrMain } from "../layout/focus.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { copyText } from "../platform/copy.ts";

const ADVICE = "Copying is blocked here. Select the link and copy it by hand.";

interface CopyFallbackProps {
  link: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog with a figure's link and how to copy it by hand. Opens if the browser refuses to copy. */
export function CopyFallback({ link, open, onOpenChange }: CopyFallbackProps) {
  const copy = async () => {
    if (!(await copyText(link))) return void toast(ADVICE, { variant: "warning" });
    onOpenChange(false);
    toast("Figure link copied.", { variant: "success" });
  };
  return (
    <SiteDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent heading="Copy the link by hand" description={ADVICE} returnFocus={openerOrMain}>
        <TextField
          label="Figure link"
          type="text"
          readOnly
          value={link}
          dir="ltr"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="ink" onClick={() => void copy()}>
          Copy
        </Button>
      </DialogContent>
    </SiteDialog>
  );
}
