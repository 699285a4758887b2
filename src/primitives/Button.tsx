"use client";
import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { type ButtonLook, buttonStyles } from "./button-styles.ts";
import { cn } from "./cn.ts";
import { wrapText } from "./wrap-text.tsx";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** What a click does, in a verb and a noun; an icon may come before or after it. */
  children?: ReactNode;
  /**
   * Takes it out of use and out of the order of Tab. Where a person should learn why, leave it on and say so on click.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called on a click, Enter or Space; never while it is busy. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /**
   * Work is under way: after 200 ms a line runs along its edge, and clicks are ignored. It keeps focus and width.
   * @default false
   */
  isBusy?: boolean | undefined;
}

/** The push button. `type` is "button" unless given. */
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
