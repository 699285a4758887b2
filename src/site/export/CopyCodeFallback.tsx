import { Button, Dialog, DialogContent, TextField, useToast } from "../../index.ts";
import { copyText } from "../platform/copy.ts";
import { openerOrMain } from "../shell/opener-or-main.ts";

/** Says that the browser refuses to copy, and how to copy by hand. */
const COPY_BY_HAND = "Copying is blocked here. Select the code and press Ctrl C or ⌘ C.";

interface CopyCodeFallbackProps {
  code: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Offers a picture's code where the browser refuses to copy it. */
export function CopyCodeFallback({ code, open, onOpenChange }: CopyCodeFallbackProps) {
  const { showToast } = useToast();
  const copy = async () => {
    if (!(await copyText(code))) return void showToast(COPY_BY_HAND, { tone: "warning" });
    onOpenChange(false);
    showToast("Code copied.", { tone: "success" });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent heading="Copy the code by hand" description={COPY_BY_HAND} finalFocus={openerOrMain}>
        <TextField
          label="Code of the picture"
          type="text"
          readOnly
          value={code}
          dir="ltr"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="ink" onClick={() => void copy()}>
          Copy
        </Button>
      </DialogContent>
    </Dialog>
  );
}
