import { Copy, Link } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";
import { TextField } from "../primitives/TextField.tsx";

export interface ReferralLinkProps extends Omit<ComponentProps<"div">, "children" | "onCopy"> {
  /** The address to share. */
  link: string;
  /** Called on Copy. */
  onCopy?: () => void;
  /** @default "Referral link" */
  label?: string;
  /** @default "Copy" */
  copyLabel?: string;
}

/** The referral link in a read-only field beside its Copy button. */
export function ReferralLink({
  link,
  onCopy,
  label = "Referral link",
  copyLabel = "Copy",
  className,
  ...rest
}: ReferralLinkProps) {
  return (
    <div {...rest} data-slot="referral-link" className={cn("flex flex-wrap items-end gap-3", className)}>
      <TextField
        label={label}
        icon={<Link aria-hidden className="max-sm:hidden" />}
        type="text"
        readOnly
        value={link}
        dir="ltr"
        className="min-w-0 flex-[1_1_17.5rem] max-sm:[&_input]:text-small"
      />
      <Button variant="ink" onClick={onCopy} className="min-h-14">
        <Copy aria-hidden />
        {copyLabel}
      </Button>
    </div>
  );
}
