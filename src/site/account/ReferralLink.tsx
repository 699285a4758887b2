import { Check, Copy, Link, Share } from "lucide-react";
import type { ComponentProps, Ref } from "react";
import { Button, TextField } from "../../index.ts";
import { cn } from "../../lib/cn.ts";

export interface ReferralLinkProps extends Omit<ComponentProps<"div">, "children" | "onCopy"> {
  /** The referral link. */
  link: string;
  /** Called on Copy. */
  onCopy?: (() => void) | undefined;
  /** Called on Share. Without it, there is no Share button. */
  onShare?: (() => void) | undefined;
  /** Set it after the link was copied: the Copy button shows a check mark and "Copied". @default false */
  copied?: boolean | undefined;
  /** A ref to the field, for example to select the link if the browser refuses to copy it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A referral link in a read-only field, with Copy and Share buttons. */
export function ReferralLink({
  link,
  onCopy,
  onShare,
  copied = false,
  inputRef,
  className,
  ...rest
}: ReferralLinkProps) {
  return (
    <div
      {...rest}
      data-slot="referral-link"
      data-state={copied ? "copied" : "ready"}
      className={cn("pf:flex pf:flex-wrap pf:items-end pf:gap-3", className)}
    >
      <TextField
        ref={inputRef}
        label="Referral link"
        icon={<Link aria-hidden className="pf:max-sm:hidden" />}
        type="text"
        readOnly
        value={link}
        dir="ltr"
        className={cn("pf:min-w-0 pf:max-sm:[&_input]:text-small", onShare ? "pf:basis-full" : "pf:flex-[1_1_17.5rem]")}
      />
      <Button variant="ink" onClick={onCopy} className={cn("pf:min-w-34", !onShare && "pf:min-h-14")}>
        {copied ? (
          <Check aria-hidden strokeWidth={3} className="pf:animate-check pf:[stroke-dasharray:24]" />
        ) : (
          <Copy aria-hidden />
        )}
        {copied ? "Copied" : "Copy"}
      </Button>
      {onShare ? (
        <Button onClick={onShare}>
          <Share aria-hidden />
          Share
        </Button>
      ) : null}
    </div>
  );
}
