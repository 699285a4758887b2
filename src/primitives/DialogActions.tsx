import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export interface DialogActionsProps extends ComponentProps<"div"> {
  /** The buttons, the primary one first. */
  children?: ReactNode;
}

/** The row of buttons at the end of a dialog. The buttons grow to fill the row. */
export function DialogActions({ className, ...rest }: DialogActionsProps) {
  return (
    <div
      {...rest}
      data-slot="dialog-actions"
      className={cn("pf:flex pf:flex-wrap pf:gap-3 pf:wrap-anywhere pf:[&>*]:flex-auto", className)}
    />
  );
}
