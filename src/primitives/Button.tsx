"use client";
import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { wrapText } from "../lib/wrap-text.tsx";
import { type ButtonLook, buttonStyles } from "./button-styles.ts";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** The action, as a verb and a noun: "Download figure". An icon may come before or after the text. */
  children?: ReactNode;
  /**
   * Makes the button unusable and removes it from the Tab order. If people should learn why, leave it enabled and
   * explain on click.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called on a click, Enter or Space, but not while the button is busy. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /**
   * Shows that work is in progress: the button ignores clicks and, after 200 ms, a line runs along its edge. The button
   * keeps its focus and width.
   * @default false
   */
  isBusy?: boolean | undefined;
}

/** A push button. `type` defaults to "button", so it never submits a form by accident. */
export function Button({
  variant,
  size,
  isCompact,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      data-slot="button"
      data-variant={variant ?? "secondary"}
      aria-busy={isBusy || rest["aria-busy"]}
      aria-disabled={isBusy || rest["aria-disabled"]}
      className={cn(buttonStyles({ variant, size, isCompact }), className)}
    >
      {wrapText(children)}
    </button>
  );
}
