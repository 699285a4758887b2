import { Check } from "lucide-react";
import { Button, type ButtonProps } from "../../index.ts";
import { cn } from "../../lib/cn.ts";

interface DoneButtonProps extends ButtonProps {
  /** What the button confirms for a moment instead of its label: "Saved". */
  done: string | undefined;
}

/** A button that confirms its own action. A toast would cover the dialog. */
export const DoneButton = ({ done, children, className, ...rest }: DoneButtonProps) => (
  <Button {...rest} className={cn("pf:relative", done && "pf:[&>:not(:last-child)]:invisible", className)}>
    {children}
    {done ? (
      <span className="pf:cap-center pf:absolute pf:inset-0 pf:flex pf:items-center pf:justify-center pf:gap-2">
        <Check aria-hidden className="pf:size-5" />
        <span>{done}</span>
      </span>
    ) : null}
  </Button>
);
