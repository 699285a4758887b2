import { Check, Copy, Link, Share } from "lucide-react";
import { Button, TextField, toast } from "../../index.ts";
import { useCopy } from "../platform/copy.ts";
import { share } from "../platform/share.ts";

/** A referral link in a read-only field, with Copy and Share buttons. */
export function ReferralLink({ link }: { link: string }) {
  const { field, isCopied, copy } = useCopy<HTMLInputElement>(link, "The link");
  const send = async () => {
    const result = await share({ title: "ProFigure", url: link });
    if (result === "unavailable") await copy();
    if (result === "late" || result === "refused")
      toast("Your browser didn’t share the link. Copy it instead.", { variant: "error" });
  };
  return (
    <div className="pf:flex pf:flex-wrap pf:items-end pf:gap-3">
      <TextField
        ref={field}
        label="Referral link"
        icon={<Link aria-hidden className="pf:max-sm:hidden" />}
        type="text"
        readOnly
        value={link}
        dir="ltr"
        className="pf:min-w-0 pf:basis-full pf:max-sm:[&_input]:text-small"
      />
      <Button variant="ink" onClick={() => void copy()} className="pf:min-w-34">
        {isCopied ? (
          <Check aria-hidden strokeWidth={3} className="pf:animate-check pf:[stroke-dasharray:24]" />
        ) : (
          <Copy aria-hidden />
        )}
        {isCopied ? "Copied" : "Copy"}
      </Button>
      <Button onClick={() => void send()}>
        <Share aria-hidden />
        Share
      </Button>
    </div>
  );
}
