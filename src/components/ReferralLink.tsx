import { Check, Copy, Link, Share } from "lucide-react";
import type { ComponentProps, Ref } from "react";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";
import { TextField } from "../primitives/TextField.tsx";

export interface ReferralLinkProps extends Omit<ComponentProps<"div">, "children" | "onCopy"> {
  /** The address to share. */
  link: string;
  /** Called on Copy. */
  onCopy?: () => void;
  /** Called on Share; without it there is no such button. */
  onShare?: (() => void) | undefined;
  /**
   * The browser has confirmed the copy: the button shows a check and says so.
   * @default false
   */
  isCopied?: boolean;
  /** Reaches the field, to select the link where the browser refuses to copy it. */
  inputRef?: Ref<HTMLInputElement>;
  /** @default "Referral link" */
  label?: string;
  /** @default "Copy" */
  copyLabel?: string;
  /** @default "Copied" */
  copiedLabel?: string;
  /** @default "Share" */
  shareLabel?: string;
}

/** The referral link in a read-only field, with its Copy and Share buttons. */
export function ReferralLink({
  link,
  onCopy,
  onShare,
  isCopied = false,
  inputRef,
  label = "Referral link",
  copyLabel = "Copy",
  copiedLabel = "Copied",
  shareLabel = "Share",
  className,
  ...rest
}: ReferralLinkProps) {
  return (
    <div
      {...rest}
      data-slot="referral-link"
      data-state={isCopied ? "copied" : "ready"}
      className={cn("pf:flex pf:flex-wrap pf:items-end pf:gap-3", className)}
    >
      <TextField
        ref={inputRef}
        label={label}
        icon={<Link aria-hidden className="pf:max-sm:hidden" />}
        type="text"
        readOnly
        value={link}
        dir="ltr"
        className={cn("pf:min-w-0 pf:max-sm:[&_input]:text-small", onShare ? "pf:basis-full" : "pf:flex-[1_1_17.5rem]")}
      />
      <Button variant="ink" onClick={onCopy} className={cn("pf:min-w-34", !onShare && "pf:min-h-14")}>
        {isCopied ? (
          <Check aria-hidden strokeWidth={3} className="pf:animate-check pf:[stroke-dasharray:24]" />
        ) : (
          <Copy aria-hidden />
        )}
        {isCopied ? copiedLabel : copyLabel}
      </Button>
      {onShare ? (
        <Button onClick={onShare}>
          <Share aria-hidden />
          {shareLabel}
        </Button>
      ) : null}
    </div>
  );
}
