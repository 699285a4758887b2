import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { cn } from "./cn.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** What a click does: the button's accessible name. */
  label: string;
  /** The icon; it is hidden from assistive technology. */
  icon: ReactNode;
  /** Takes it out of use and out of the order of Tab. @default false */
  disabled?: boolean | undefined;
  /** Called on a click, Enter or Space. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

/** A button of 44 px that shows an icon alone. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-slot="icon-button"
      aria-label={label}
      className={cn(
        "pf:inline-grid pf:size-target pf:shrink-0 pf:place-items-center pf:rounded-md pf:transition-colors pf:enabled:hover:bg-sunken pf:disabled:opacity-60 pf:[&_svg]:size-5",
        className,
      )}
    >
      <span aria-hidden className="pf:block">
        {icon}
      </span>
    </button>
  );
}
