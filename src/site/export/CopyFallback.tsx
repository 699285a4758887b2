import { Button, Dialog, DialogContent, TextField, useToast } from "../../index.ts";
import { copyText } from "../platform/copy.ts";
import { openerOrMain } from "../shell/opener-or-main.ts";

const TEXTS = {
  link: { noun: "link", label: "Figure link" },
  code: { noun: "code", label: "Code of the picture" },
};

interface CopyFallbackProps {
  /** What is to be copied: a figure's link, or the code of its picture. */
  kind: keyof typeof TEXTS;
  value: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Offers what the browser refuses to copy, and says how to copy it by hand. */
export function CopyFallback({ kind, value, open, onOpenChange }: CopyFallbackProps) {
  const { showToast } = useToast();
  const { noun, label } = TEXTS[kind];
  const advice = `Copying is blocked here. Select the ${noun} and press Ctrl C or ⌘ C.`;
  const copy = async () => {
    if (!(await copyText(value))) return void showToast(advice, { tone: "warning" });
    onOpenChange(false);
    showToast(`${label} copied.`, { tone: "success" });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent heading={`Copy the ${noun} by hand`} description={advice} finalFocus={openerOrMain}>
        <TextField
          label={label}
          type="text"
          readOnly
          value={value}
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
