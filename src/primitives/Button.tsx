"use client";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { buttonStyles } from "./button-styles.ts";
import { cn } from "./cn.ts";
import { wrapText } from "./wrap-text.tsx";

export interface ButtonProps extends ComponentProps<"button"> {
  /** What a click does, in a verb and a noun; an icon may stand before or after it. */
  children?: ReactNode;
  /**
   * Takes it out of use and out of the order of Tab. Where a person should learn why, leave it on and say so on click.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called on a click, Enter or Space; never while it is busy. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /**
   * Weight in the page; one `primary` per view. `hero` and `villain` only where the button chooses that type.
   * @default "secondary"
   */
  variant?: "primary" | "ink" | "hero" | "villain" | "secondary" | "ghost" | undefined;
  /** Height: 44, 48 or 58 px. With an `aria-label` also `icon`: a square of 44 px for an icon alone. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** Less space beside the text, for a row with little room. @default false */
  compact?: boolean | undefined;
  /**
   * Work is under way: shows a turning icon and ignores clicks, but keeps focus. Change the label with it.
   * @default false
   */
  busy?: boolean | undefined;
}

interface IconAloneProps extends Omit<ButtonProps, "size"> {
  size: "icon";
  /** What a click does: with the size `icon` nothing else names it. */
  "aria-label": string;
}

/** The push button. `type` is "button" unless given. */
export function Button({
  variant = "secondary",
  size = "md",
  compact = false,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps | IconAloneProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      data-slot="button"
      data-variant={variant}
      aria-busy={busy || rest["aria-busy"]}
      aria-disabled={busy || rest["aria-disabled"]}
      className={cn(buttonStyles({ variant, size, compact }), className)}
    >
      {busy ? <LoaderCircle aria-hidden className="pf:animate-spin pf:motion-reduce:hidden" /> : null}
      {wrapText(children)}
    </button>
  );
}
