import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { buttonStyles } from "./button-styles.ts";
import { cn } from "./cn.ts";
import { Tooltip } from "./Tooltip.tsx";

export interface IconButtonProps extends ComponentProps<"button"> {
  /** What a click does: its accessible name and its tooltip. */
  "aria-label": string;
  /** The icon; it is hidden from assistive technology. */
  children?: ReactNode;
  /** `secondary` has a frame, for a place among other buttons. @default "ghost" */
  variant?: "ghost" | "secondary" | undefined;
  /** Takes it out of use and out of the order of Tab. @default false */
  disabled?: boolean | undefined;
  /** Called on a click, Enter or Space. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

/** A button of 44 px that shows an icon alone, and its name as a tooltip. */
export function IconButton({ variant = "ghost", className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-slot="icon-button"
      data-variant={variant}
      className={cn(buttonStyles({ variant, size: "icon" }), className)}
    >
      <span aria-hidden className="pf:block">
        {children}
      </span>
      <Tooltip />
    </button>
  );
}
