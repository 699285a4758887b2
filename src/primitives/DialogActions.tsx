import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";

interface DialogActionsProps extends ComponentProps<"div"> {
  /** The buttons, what the dialog is for first. */
  children?: ReactNode;
}

/** The row of buttons at a dialog's end, the primary one first; they share its width. */
export function DialogActions({ className, ...rest }: DialogActionsProps) {
  return (
    <div
      {...rest}
      data-slot="dialog-actions"
      className={cn("pf:flex pf:flex-wrap pf:gap-3 pf:wrap-anywhere pf:[&>*]:flex-auto", className)}
    />
  );
}
