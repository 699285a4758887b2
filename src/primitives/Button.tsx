"use client";
import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps, MouseEvent, MouseEventHandler, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { wrapText } from "../lib/wrap-text.tsx";
import { type ButtonLook, buttonStyles } from "./button-styles.ts";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /**
   * Merges the props into the only child, such as a router's link, instead of rendering a button. Wrap the child's text
   * in an element, so that it can be translated. @default false
   */
  asChild?: boolean | undefined;
  /** The action, as a verb and a noun: "Download figure". An icon may come before or after the text. */
  children?: ReactNode;
  /**
   * Makes the button unusable and removes it from the Tab order. If people should learn why, leave it enabled and
   * explain on click. With `asChild`, the element stays in the Tab order and ignores clicks.
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

/** Lets nobody know of a click, not even a handler of the child. */
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A push button. `type` defaults to "button", so it never submits a form by accident. With `asChild`, its only child
 * looks like a button.
 */
export function Button({
  asChild = false,
  variant,
  size,
  isCompact,
  isBusy = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const isIgnored = isBusy || (asChild && disabled);
  const Element = asChild ? Slot : "button";
  return (
    <Element
      {...(asChild ? {} : { type: "button", disabled })}
      {...rest}
      {...(isIgnored && { onClickCapture: ignore })}
      data-slot="button"
      data-variant={variant ?? "secondary"}
      aria-busy={isBusy || rest["aria-busy"]}
      aria-disabled={isIgnored || rest["aria-disabled"]}
      className={cn(buttonStyles({ variant, size, isCompact }), className)}
    >
      {asChild ? children : wrapText(children)}
    </Element>
  );
}
